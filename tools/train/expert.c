/* The twin of the level `expert`: acey/players/expert.py. */
#include "net.h"

enum { CANDIDATES = 4, MARGIN = 60000, BEAM = 8, CERTAIN = 1000000 };

static int64_t table[512], table_count, step;

void api_table(const int *from, int count, int by)
{
    for (int i = 0; i < count; i++) table[i] = from[i];
    table_count = count, step = by;
}

/* The expected result of a logit in millionths. */
static int64_t expected(int64_t logit)
{
    int64_t size = logit < 0 ? -logit : logit, largest = (table_count - 2) * step;
    if (size > largest) size = largest;
    int64_t at = size / step, value = table[at] + (table[at + 1] - table[at]) * (size % step) / step;
    return logit < 0 ? -value : value;
}

static int64_t floor_of(int64_t a, int64_t by) { return a >= 0 ? a / by : -((-a + by - 1) / by); }

static int64_t one_ply(const Choice *c) { return c->is_win ? CERTAIN : expected((int64_t)c->score); }

static int64_t best_answer(const Player *p, const Rules *r, Board b, const Stage *s)
{
    Player answers = *p;
    static Player kept;
    answers.beam = BEAM;
    kept = answers; /* a fixed address: what is kept of a turn's first position goes by it */
    weights_changed();
    const Choice *best = best_plays(&kept, r, b, s, 1)->items;
    if (!best->is_win) return expected((int64_t)best->score);
    int64_t share = (int64_t)worth(r, best->b.theirs) * CERTAIN / most_worth(r);
    return share > CERTAIN ? CERTAIN : share;
}

static int64_t over_rolls(const Player *p, const Rules *r, Board b)
{
    int64_t total = 0;
    for (int first = 1; first <= 6; first++)
        for (int second = 1; second <= first; second++) {
            Stage s = rolled_stage(r, first, second);
            total += (first == second ? 1 : 2) * best_answer(p, r, b, &s);
        }
    return floor_of(total, 36);
}

static int64_t follow(const Player *p, const Rules *r, const Choice *c)
{
    if (c->next == END) return -over_rolls(p, r, flip(c->b));
    if (c->next == ROLL) return over_rolls(p, r, c->b);
    int64_t most = -CERTAIN, total = 0;
    for (int n = 1; n <= 6; n++) {
        Stage s = named_stage(r, n);
        int64_t value = best_answer(p, r, c->b, &s);
        most = value > most ? value : most;
        total += value;
    }
    return c->next == NAME ? most : floor_of(total, 6);
}

/* Which of the choices, best first by one ply, is best by two. */
static int best_of(const Player *p, const Rules *r, const Choice *choices, int count)
{
    int close = 0, best = 0;
    while (close < count && close < CANDIDATES && one_ply(&choices[close]) >= one_ply(&choices[0]) - MARGIN) close++;
    if (choices[0].is_win || close == 1) return 0;
    int64_t best_value = 0;
    for (int i = 0; i < close; i++) {
        int64_t value = follow(p, r, &choices[i]);
        if (i && value < best_value) continue;
        if (i && value == best_value && compare(p, &choices[i], &choices[best]) <= 0) continue;
        best = i, best_value = value;
    }
    return best;
}

Choice expert_play(const Player *p, const Rules *r, Board b, const Stage *s)
{
    Choice close[CANDIDATES];
    weights_changed();
    Choices *found = best_plays(p, r, b, s, CANDIDATES);
    int count = found->count;
    for (int i = 0; i < count; i++) close[i] = found->items[i];
    return close[best_of(p, r, close, count)];
}

int expert_double(const Player *p, const Rules *r, Board b)
{
    Choice best[6];
    int number[6];
    for (int n = 1; n <= 6; n++) {
        Stage s = named_stage(r, n);
        weights_changed();
        Choice c = best_plays(p, r, b, &s, 1)->items[0];
        int at = n - 1;
        while (at > 0 && (c.is_win > best[at - 1].is_win ||
                          (c.is_win == best[at - 1].is_win && c.score >= best[at - 1].score))) {
            best[at] = best[at - 1], number[at] = number[at - 1];
            at--;
        }
        best[at] = c, number[at] = n;
    }
    return number[best_of(p, r, best, 6)];
}
