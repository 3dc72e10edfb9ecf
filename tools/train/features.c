/* What the net sees of a position: counts by place, then shots, entry, primes and pips. */
#include "net.h"

static struct { int count, row[8], eighths[8]; } delta[4][16][16];
static u128 FAR_HOME;

static int step(int kind, int n, int k)
{
    static const int off_at[5] = {1, 5, 10, 13, 14};
    if (kind == 0) return k == 0 ? 8 * (n == 1) : k < 4 ? 8 * (n > k) : n > 4 ? n - 4 : 0;
    if (kind == 1) return k < 3 ? 8 * (n > k) : n;
    if (kind == 2) return k < 3 ? 8 * (n > k) : n > 3 ? n - 3 : 0;
    return k < 5 ? 8 * (n >= off_at[k]) : n;
}

void features_init(void)
{
    static const int inputs[4] = {5, 4, 4, 6};
    FAR_HOME = HOME << 72;
    for (int kind = 0; kind < 4; kind++)
        for (int from = 0; from < 16; from++)
            for (int to = 0; to < 16; to++) {
                delta[kind][from][to].count = 0;
                for (int k = 0; k < inputs[kind]; k++) {
                    int by = step(kind, to, k) - step(kind, from, k), at = delta[kind][from][to].count;
                    if (!by) continue;
                    delta[kind][from][to].row[at] = k;
                    delta[kind][from][to].eighths[at] = by;
                    delta[kind][from][to].count++;
                }
            }
}

static int put(int kind, int row, int from, int to, Active *at)
{
    int count = delta[kind][from][to].count;
    for (int i = 0; i < count; i++)
        at[i] = (Active){row + delta[kind][from][to].row[i], delta[kind][from][to].eighths[i]};
    return count;
}

static int changed_side(u128 from, u128 to, int first, Active *at)
{
    u128 differs = from ^ to;
    int count = 0;
    while (differs) {
        int p = lowest_place(differs);
        differs &= ~(UNIT(p) * 15);
        int kind = p >= 1 && p <= 24 ? 0 : p == 25 ? 1 : p == 26 ? 2 : 3;
        int row = first + (kind == 0 ? 5 * (p - 1) : (int[]){0, AT_START, AT_BAR, AT_OFF}[kind]);
        count += put(kind, row, AT(from, p), AT(to, p), at + count);
    }
    return count;
}

/* The inputs by place that differ between two positions. */
int changed_inputs(Board from, Board b, Active *to)
{
    int count = changed_side(from.mine, b.mine, 0, to);
    return count + changed_side(from.theirs, b.theirs, PER_SIDE, to + count);
}

/* One input a field, by its value: for a net that is to hold up under any rule set. */
int rule_inputs(const Rules *r, Active *to)
{
    static const int values[FIELDS] = {3, 2, 2, 3, 3, 2, 3, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 3};
    int row = RULES_IN_FORCE;
    for (int i = 0; i < FIELDS; row += values[i++]) to[i] = (Active){row + r->f[i], 8};
    return FIELDS;
}

int base_inputs(Board b, Active *to) { return changed_inputs((Board){0, 0}, b, to); }

static int popcount(u128 m) { return __builtin_popcountll((uint64_t)m) + __builtin_popcountll((uint64_t)(m >> 64)); }

/* The checkers that may move by an ordinary roll; those in start and on the bar stand at `gate`. */
static u128 movers(const Rules *r, u128 side, u128 home, u128 outside, u128 gate)
{
    u128 points = occupied(side) & POINTS;
    int start = AT(side, 25), bar = AT(side, 26);
    int from_start = start > 0;
    if (start && r->f[ENTER_ALL_FIRST]) points = 0;
    if (bar && r->f[BAR_PRIORITY]) points = 0;
    if (bar && r->f[BAR_PRIORITY] == 2) from_start = 0;
    if (r->f[BAR_RELEASE]) bar = 0;
    if (!r->f[HOME_MOVES_BEFORE] && side & outside) points &= ~home;
    return points | (from_start || bar ? gate : 0);
}

static int prime(u128 run)
{
    int length = 0;
    for (; run && length < 6; run &= run >> 4) length++;
    return length;
}

/* Of a side: the blots it can hit at once (`hits`: by number of dice, `near`, `far`), its entry and its prime. */
static int side_inputs(int first, int shots, u128 near, u128 far, int blocked, u128 side, int run, Active *to)
{
    int count = 0, blots = popcount(near), distant = popcount(far);
    if (shots) to[count++] = (Active){first + SHOTS + shots - 1, 8};
    if (distant) to[count++] = (Active){first + FAR_SHOTS + (distant > 3 ? 3 : distant) - 1, 8};
    for (u128 m = near; m; m &= m - 1) to[count++] = (Active){first + EXPOSED + lowest_place(m) - 1, 8};
    if (blots) to[count++] = (Active){first + EXPOSED_COUNT + (blots > 3 ? 3 : blots) - 1, 8};
    if (AT(side, 26)) to[count++] = (Active){first + ENTRY + blocked, 8};
    else if (AT(side, 25)) to[count++] = (Active){first + ENTRY + 7 + blocked, 8};
    if (run >= 2) to[count++] = (Active){first + PRIME + run - 2, 8};
    return count;
}

static int bucket(int difference, int width)
{
    int at = (difference + 13 * width / 2 + 100 * width) / width - 100;
    return at < 0 ? 0 : at > 12 ? 12 : at;
}

int extra_inputs(const Rules *r, Board b, Active *to)
{
    u128 my_made = made(b.mine), their_made = made(b.theirs), gates = (UNIT(25) | UNIT(26)) * 15;
    u128 my_blots = b.mine & ~my_made & POINTS, their_blots = b.theirs & ~their_made & POINTS;
    u128 mine = movers(r, b.mine, HOME, OUTSIDE, UNIT(25));
    u128 theirs = movers(r, b.theirs, FAR_HOME, (SOURCES & ~FAR_HOME) * 15, 1);
    u128 near_mine = 0, near_theirs = 0;
    int my_shots = 0, their_shots = 0;
    for (int d = 4; d <= 24; d += 4) {
        my_shots += (mine >> d & their_blots) != 0;
        their_shots += (theirs << d & my_blots) != 0;
        near_mine |= mine >> d;
        near_theirs |= theirs << d;
    }
    u128 far_mine = near_mine >> 24 & ~near_mine, far_theirs = near_theirs << 24 & ~near_theirs;
    int my_rear = b.mine & gates ? 25 : occupied(b.mine) ? highest_place(occupied(b.mine)) : 0;
    int their_rear = b.theirs & gates || !(occupied(b.theirs)) ? 0 : lowest_place(occupied(b.theirs));
    if (!(b.theirs & (gates | POINTS * 15))) their_rear = 25;
    u128 ahead_of_me = my_rear >= 25 ? POINTS : POINTS & (UNIT(my_rear) - 1);
    u128 ahead_of_them = POINTS & ~((UNIT(their_rear) << 4) - 1);
    int count = side_inputs(2 * PER_SIDE, my_shots, near_mine & their_blots, far_mine & their_blots,
                            popcount(their_made & FAR_HOME), b.mine, prime(my_made & ahead_of_them), to);
    count += side_inputs(2 * PER_SIDE + EXTRAS, their_shots, near_theirs & my_blots, far_theirs & my_blots,
                         popcount(my_made & HOME), b.theirs, prime(their_made & ahead_of_me), to + count);
    int their_pips = 25 * (15 - AT(b.theirs, 27)) - pips(b.theirs & POINTS * 15);
    int difference = their_pips - pips(b.mine);
    int is_contact = my_rear > their_rear;
    to[count] = (Active){is_contact ? CONTACT_PIPS + bucket(difference, 20) : RACE_PIPS + bucket(difference, 8), 8};
    return count + 1;
}
