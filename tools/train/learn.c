/* Learning from one game: returns from its end backwards, then one step of gradient descent a moment. */
#include "net.h"
#include <math.h>
#include <string.h>

enum { MOST_MOMENTS = 4096 };

typedef struct { int hidden; float *rows, *bias, *out, *out_bias; } Weights;

static Weights parts(float *w, int hidden)
{
    float *bias = w + (long)INPUTS * hidden;
    return (Weights){hidden, w, bias, bias + hidden, bias + 3 * hidden};
}

static float forward(Weights w, const Active *inputs, int count, int head, float *acc)
{
    memcpy(acc, w.bias, w.hidden * sizeof(float));
    for (int i = 0; i < count; i++) {
        const float *row = w.rows + (long)inputs[i].row * w.hidden;
        float x = inputs[i].eighths * 0.125f;
        for (int j = 0; j < w.hidden; j++) acc[j] += x * row[j];
    }
    const float *out = w.out + head * w.hidden;
    float sum = w.out_bias[head];
    for (int j = 0; j < w.hidden; j++) sum += (acc[j] > 0 ? acc[j] : 0) * out[j];
    return sum;
}

/* The expected result, -1 to 1, that a logit stands for. */
static float result_of(float sum) { return tanhf(sum * 0.5f); }

static float descend(Weights w, const Active *inputs, int count, int head, float target, float rate)
{
    float acc[256], gradient[256];
    float error = target - result_of(forward(w, inputs, count, head, acc));
    float *out = w.out + head * w.hidden, by = rate * error * 0.5f;
    w.out_bias[head] += by;
    for (int j = 0; j < w.hidden; j++) {
        gradient[j] = acc[j] > 0 ? by * out[j] : 0;
        out[j] += acc[j] > 0 ? by * acc[j] : 0;
        w.bias[j] += gradient[j];
    }
    for (int i = 0; i < count; i++) {
        float *row = w.rows + (long)inputs[i].row * w.hidden;
        float x = inputs[i].eighths * 0.125f;
        for (int j = 0; j < w.hidden; j++) row[j] += x * gradient[j];
    }
    return error;
}

/* Learn from a game: TD(lambda) from its result (for seat 0, -1 to 1) back to its start; return the squared errors. */
static double learn(const Rules *r, const Player *p, float *weights, const Moment *record, int count, float end,
                    float lambda, float rate)
{
    static Active inputs[MOST_MOMENTS][MOST_ACTIVE];
    static int active[MOST_MOMENTS];
    static float value[MOST_MOMENTS], target[MOST_MOMENTS];
    Weights w = parts(weights, p->hidden);
    float acc[256], back = end;
    double squares = 0;
    for (int t = 0; t < count; t++) {
        active[t] = base_inputs(record[t].b, inputs[t]);
        active[t] += extra_inputs(r, record[t].b, inputs[t] + active[t]);
        if (p->sees_rules) active[t] += rule_inputs(r, inputs[t] + active[t]);
        float mine = result_of(forward(w, inputs[t], active[t], record[t].head, acc));
        value[t] = record[t].seat ? -mine : mine;
    }
    for (int t = count - 1; t >= 0; t--) {
        if (t < count - 1) back = (1 - lambda) * value[t + 1] + lambda * back;
        target[t] = record[t].seat ? -back : back;
    }
    for (int t = count - 1; t >= 0; t--) {
        float error = descend(w, inputs[t], active[t], record[t].head, target[t], rate);
        squares += error * error;
    }
    weights_changed();
    return squares;
}

/* Play and learn from a number of games; what happened is added to `sums`:
   games, rolls, moments, squared errors, wins of the starter, draws, points won. */
void self_play(const Rules *r, const Player *p, float *weights, int games, uint64_t seed, float lambda, float rate,
               double *sums)
{
    static Moment record[MOST_MOMENTS];
    const Player *both[2] = {p, p};
    Rng dice = {seed};
    for (int game = 0; game < games; game++) {
        Result got = play_game(r, both, 0, &dice, &dice, record, MOST_MOMENTS);
        int count = got.moments < MOST_MOMENTS ? got.moments : MOST_MOMENTS;
        float end = got.winner < 0 ? 0 : (float)got.points / most_worth(r) * (got.winner ? -1 : 1);
        sums[0]++;
        sums[1] += got.rolls;
        sums[2] += count;
        sums[3] += learn(r, p, weights, record, count, end, lambda, rate);
        sums[4] += got.winner == 0;
        sums[5] += got.winner < 0;
        sums[6] += got.points;
    }
}
