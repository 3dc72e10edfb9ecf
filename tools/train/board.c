/* Masks and single moves: packed.py, holds.py and moves.py. */
#include "engine.h"

u128 POINTS, HOME, SOURCES, OUTSIDE, HOME_OR_OFF, UP_TO[7];
static u128 NEAR_HALF;

static u128 places(int from, int to)
{
    u128 m = 0;
    for (int p = from; p <= to; p++) m |= UNIT(p);
    return m;
}

void board_init(void)
{
    POINTS = places(1, 24);
    HOME = places(1, 6);
    SOURCES = places(1, 26);
    OUTSIDE = places(7, 26) * 15;
    HOME_OR_OFF = places(0, 6) * 15;
    NEAR_HALF = places(1, 12);
    for (int n = 0; n < 7; n++) UP_TO[n] = places(1, n);
}

Board start_board(void) { return (Board){UNIT(25) * 15, UNIT(25) * 15}; }

static u128 reversed_points(u128 side)
{
    uint64_t lo = __builtin_bswap64((uint64_t)(side >> 64)), hi = __builtin_bswap64((uint64_t)side);
    u128 v = (u128)hi << 64 | lo;
    u128 low = ((u128)0x0f0f0f0f0f0f0f0fULL << 64) | 0x0f0f0f0f0f0f0f0fULL;
    v = (v & low) << 4 | (v >> 4 & low);
    return v >> 24 & (POINTS * 15);
}

Board flip(Board b)
{
    u128 trays = (UNIT(25) | UNIT(26)) * 15;
    return (Board){
        reversed_points(b.theirs) | (b.theirs & trays) | AT(b.theirs, 27),
        reversed_points(b.mine) | (b.mine & trays) | (u128)AT(b.mine, 0) << 108,
    };
}

u128 occupied(u128 s) { return (s | s >> 1 | s >> 2 | s >> 3) & SOURCES; }
u128 made(u128 s) { return (s >> 1 | s >> 2 | s >> 3) & POINTS; }
static u128 blots(u128 s) { return s & ~made(s) & POINTS; }

int lowest_place(u128 m)
{
    return (uint64_t)m ? __builtin_ctzll((uint64_t)m) / 4 : 16 + __builtin_ctzll((uint64_t)(m >> 64)) / 4;
}

int highest_place(u128 m)
{
    uint64_t hi = (uint64_t)(m >> 64);
    return hi ? 31 - __builtin_clzll(hi) / 4 : 15 - __builtin_clzll((uint64_t)m) / 4;
}

static u128 sources_of(u128 landings, int number)
{
    u128 s = landings << (4 * number);
    return (s & (POINTS | UNIT(25))) | (s & UNIT(25)) << 4;
}

static u128 home_holds(const Rules *r, Board b, int n)
{
    u128 short_of = UP_TO[n - 1], held = 0;
    if (b.mine & OUTSIDE) {
        held = UP_TO[n];
        if (!r->f[HOME_MOVES_BEFORE]) held |= HOME & ~UP_TO[n];
    } else if (!r->f[HOME_MOVES_AFTER]) {
        held = HOME & ~UP_TO[n];
    }
    if (r->f[BEAR_OFF] == 0) return held | short_of;
    u128 standing = occupied(b.mine);
    if (standing & ~short_of) return held | short_of;
    return standing ? held | (short_of & ~UNIT(highest_place(standing))) : held | short_of;
}

static u128 hit_hold(Board b, int n)
{
    u128 arrived = b.mine & HOME_OR_OFF, hitting = sources_of(blots(b.theirs), n);
    if (!arrived) return hitting;
    return (arrived & (arrived - 1)) == 0 ? hitting & arrived & HOME : 0;
}

/* The mask of the places from which a checker may move by `number` now. */
u128 sources(const Rules *r, int kind, Board b, int n)
{
    u128 in_start = UNIT(25) * 15, on_bar = UNIT(26) * 15;
    u128 held = sources_of(made(b.theirs), n);
    if (r->f[ENTRY_GATE] == 2 && n != 6) held |= UNIT(25);
    if (r->f[ENTRY_GATE] == 1 && kind == NORMAL && (b.mine & in_start) == in_start) held |= UNIT(25);
    if (r->f[ENTER_ALL_FIRST] && b.mine & in_start) held |= POINTS;
    if (r->f[HALFWAY_FIRST] && b.mine & in_start) held |= sources_of(NEAR_HALF, n);
    if (b.mine & on_bar) {
        if (r->f[BAR_PRIORITY] >= 1) held |= POINTS;
        if (r->f[BAR_PRIORITY] == 2) held |= UNIT(25);
    }
    if (r->f[BAR_RELEASE] && (kind == NORMAL || (kind == ACEY && r->f[BAR_RELEASE] == 1))) held |= UNIT(26);
    if (r->f[HIT_NEEDS_HOME]) held |= hit_hold(b, n);
    return occupied(b.mine) & ~(held | home_holds(r, b, n));
}

Board moved(Board b, u128 source, int n)
{
    u128 target = (source == UNIT(26) ? UNIT(25) : source) >> (4 * n);
    if (!target) target = 1;
    b.mine += target - source;
    if (b.theirs & target) b.theirs += UNIT(26) - target;
    return b;
}

int is_won(Board b) { return (b.mine & 15) == 15; }

static int has_move(const Rules *r, Board b)
{
    for (int n = 1; n <= 6; n++)
        if (sources(r, NAMED, b, n)) return 1;
    return 0;
}

int is_dead(const Rules *r, Board b) { return !has_move(r, b) && !has_move(r, flip(b)); }

int worth(const Rules *r, u128 loser)
{
    int off = AT(loser, 27);
    if (r->f[SCORING] == 0) return 1;
    if (r->f[SCORING] == 1) return 15 - off;
    if (off) return 1;
    /* the winner's home: the loser's points 24 to 19 are the winner's 1 to 6 */
    return loser & (UP_TO[6] | UNIT(25) | UNIT(26)) * 15 ? 3 : 2;
}

int most_worth(const Rules *r) { return (int[]){1, 15, 3}[r->f[SCORING]]; }

/* The pips that a side packed as `mine` still has to move. */
int pips(u128 side)
{
    int sum = 25 * (AT(side, 25) + AT(side, 26));
    uint64_t lo = (uint64_t)side, hi = (uint64_t)(side >> 64);
    for (int i = 0; i < 16; i++) sum += i * (int)(lo >> (4 * i) & 15);
    for (int i = 0; i < 9; i++) sum += (16 + i) * (int)(hi >> (4 * i) & 15);
    return sum;
}
