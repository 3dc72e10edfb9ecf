/* Forward evaluation in floats or in whole numbers; what a turn's first position adds up to is kept. */
#include "net.h"
#include <string.h>

void forget(Desk *d) { d->player = 0; }

void begin_at(Desk *d, const Player *p, Board b)
{
    if (d->player == p && d->root[1].mine == b.mine && d->root[1].theirs == b.theirs) return;
    d->player = p;
    d->root[0] = flip(b);
    d->root[1] = b;
    d->is_set[0] = d->is_set[1] = 0;
}

/* Sums of rows, 32 units at a time, so that they stay in registers. */
#define FORWARD(NAME, NUM, SCALE)                                                                                   \
    typedef NUM NAME##_v __attribute__((vector_size(32), aligned(4), may_alias));                                  \
    static void NAME##_add(const Player *p, NUM *acc, const Active *inputs, int count)                             \
    {                                                                                                              \
        for (int j = 0; j < p->hidden; j += 32) {                                                                  \
            NAME##_v *to = (NAME##_v *)(acc + j), a = to[0], b = to[1], c = to[2], d = to[3];                      \
            const NUM *rows = (const NUM *)p->weights + j;                                                         \
            for (int i = 0; i < count; i++) {                                                                      \
                const NAME##_v *row = (const NAME##_v *)(rows + inputs[i].row * p->hidden);                        \
                NUM by = (NUM)inputs[i].eighths * SCALE;                                                           \
                a += by * row[0];                                                                                  \
                b += by * row[1];                                                                                  \
                c += by * row[2];                                                                                  \
                d += by * row[3];                                                                                  \
            }                                                                                                      \
            to[0] = a, to[1] = b, to[2] = c, to[3] = d;                                                            \
        }                                                                                                          \
    }                                                                                                              \
    static double NAME##_logit(const Player *p, const Rules *r, Desk *d, int same, Board b, int head)               \
    {                                                                                                              \
        int hidden = p->hidden;                                                                                    \
        const NUM *bias = (const NUM *)p->weights + (long)INPUTS * hidden;                                         \
        const NUM *restrict out = bias + hidden + head * hidden;                                                   \
        Active inputs[MOST_ACTIVE];                                                                                \
        if (!d->is_set[same]) {                                                                                    \
            memcpy(d->NAME[same], bias, hidden * sizeof(NUM));                                                     \
            NAME##_add(p, d->NAME[same], inputs, base_inputs(d->root[same], inputs));                              \
            if (p->sees_rules) NAME##_add(p, d->NAME[same], inputs, rule_inputs(r, inputs));                       \
            d->is_set[same] = 1;                                                                                   \
        }                                                                                                          \
        NUM acc[256] __attribute__((aligned(64)));                                                                 \
        memcpy(acc, d->NAME[same], hidden * sizeof(NUM));                                                          \
        int count = changed_inputs(d->root[same], b, inputs);                                                      \
        count += extra_inputs(r, b, inputs + count);                                                               \
        NAME##_add(p, acc, inputs, count);                                                                         \
        NUM sum = 0;                                                                                               \
        for (int j = 0; j < hidden; j++) sum += (acc[j] > 0 ? acc[j] : 0) * out[j];                                 \
        return (double)sum + (double)(bias + 3 * hidden)[head];                                                    \
    }

FORWARD(floats, float, 0.125f)
FORWARD(integers, int32_t, 1)

/* The logit of a position for `mine`, who is about to roll or to name; `same`: `mine` is who moved last. */
double logit(const Player *p, const Rules *r, Desk *d, int same, Board b, int head)
{
    return (p->kind == FLOAT_NET ? floats_logit : integers_logit)(p, r, d, same, b, head);
}
