/* Stages and every distinct outcome of one: stages.py and plays.py. */
#include "engine.h"
#include <stdlib.h>
#include <string.h>

static uint64_t hash(Board b)
{
    uint64_t h = (uint64_t)b.mine * 0x9E3779B97F4A7C15ULL ^ (uint64_t)(b.mine >> 64) * 0xC2B2AE3D27D4EB4FULL;
    h ^= (uint64_t)b.theirs * 0x165667B19E3779F9ULL ^ (uint64_t)(b.theirs >> 64) * 0xD6E8FEB86659FD93ULL;
    h ^= h >> 29;
    return h * 0x9E3779B97F4A7C15ULL >> 20;
}

void ends_clear(Ends *e)
{
    e->count = 0;
    if (!e->stamps) {
        e->room = 256;
        e->mask = 1023;
        e->items = malloc(sizeof(End) * e->room);
        e->stamps = calloc(e->mask + 1, sizeof(uint32_t));
        e->slots = malloc((e->mask + 1) * sizeof(uint32_t));
    }
    if (!++e->stamp) {
        memset(e->stamps, 0, (e->mask + 1) * sizeof(uint32_t));
        e->stamp = 1;
    }
}

static uint32_t slot_of(const Ends *e, Board b)
{
    uint32_t at = (uint32_t)hash(b) & e->mask;
    while (e->stamps[at] == e->stamp) {
        const End *found = &e->items[e->slots[at]];
        if (found->b.mine == b.mine && found->b.theirs == b.theirs) break;
        at = (at + 1) & e->mask;
    }
    return at;
}

static void grow(Ends *e)
{
    e->room *= 2;
    e->mask = e->mask * 2 + 1;
    e->items = realloc(e->items, sizeof(End) * e->room);
    free(e->stamps);
    free(e->slots);
    e->stamps = calloc(e->mask + 1, sizeof(uint32_t));
    e->slots = malloc((e->mask + 1) * sizeof(uint32_t));
    e->stamp = 1;
    for (int i = 0; i < e->count; i++) {
        uint32_t at = slot_of(e, e->items[i].b);
        e->stamps[at] = 1;
        e->slots[at] = i;
    }
}

/* Find a board, or add it; a new one has `last_place` -1. */
End *ends_put(Ends *e, Board b)
{
    if (e->count == e->room) grow(e);
    uint32_t at = slot_of(e, b);
    if (e->stamps[at] == e->stamp) return &e->items[e->slots[at]];
    e->stamps[at] = e->stamp;
    e->slots[at] = e->count;
    End *end = &e->items[e->count++];
    *end = (End){b, 0, -1, 0, -1};
    return end;
}

static Stage double_stage(const Rules *r, int kind, int n)
{
    int each = (int[]){0, 4, 2}[r->f[DOUBLES_COMPLEMENT]];
    Stage s = {.kind = kind, .dice = {n, n}, .count = each ? 2 * each : 4, .ordered = each > 0};
    s.first_is_vital = each && r->f[COMPLEMENT_FORFEIT];
    for (int i = 0; i < s.count; i++) s.numbers[i] = each && i >= each ? 7 - n : n;
    s.groups = each ? 2 : 1;
    s.group_number[0] = n, s.group_number[1] = 7 - n;
    s.group_times[0] = s.group_times[1] = each ? each : 4;
    return s;
}

Stage rolled_stage(const Rules *r, int a, int b)
{
    if (a == b) return double_stage(r, DOUBLES, a);
    int high = a > b ? a : b, low = a + b - high, is_acey = a + b == 3;
    Stage s = {.kind = is_acey ? ACEY : NORMAL, .dice = {a, b}, .count = 2, .groups = 2};
    s.ordered = is_acey && r->f[ACEY_ORDER] == 1;
    s.prefers_higher = !s.ordered && r->f[HIGHER_DIE];
    s.numbers[0] = s.ordered ? low : high, s.numbers[1] = s.ordered ? high : low;
    for (int i = 0; i < 2; i++) s.group_number[i] = s.numbers[i], s.group_times[i] = 1;
    return s;
}

Stage named_stage(const Rules *r, int number) { return double_stage(r, NAMED, number); }

int began_all_home(Board b) { return !(b.mine & OUTSIDE); }

int next_after(const Rules *r, int kind, int complete, int all_home)
{
    if (kind == NORMAL) return END;
    int forfeit = r->f[kind == ACEY ? ACEY_FORFEIT : DOUBLES_FORFEIT];
    if (all_home && r->f[BEARING_OFF_FORFEIT]) forfeit = r->f[BEARING_OFF_FORFEIT] == 1;
    if (!complete && forfeit) return END;
    if (kind == ACEY) return r->f[ACEY_DOUBLE] == 0 ? NAME : ROLL_DOUBLE;
    return r->f[kind == DOUBLES ? DOUBLES_EXTRA_ROLL : ACEY_EXTRA_ROLL] ? ROLL : END;
}

static Ends pool[9], *wins = &pool[8], result;

static void keep(Ends *to, const Ends *from)
{
    for (int i = 0; i < from->count; i++) {
        int before = to->count;
        End *met = ends_put(to, from->items[i].b);
        if (to->count > before) *met = from->items[i];
    }
}

/* Where one more move by `number` leads from `before`; those without one go to `stuck`. */
static void advance(const Rules *r, const Stage *s, const Ends *before, int number, Ends *following, Ends *stuck)
{
    int downward = !r->f[HIT_NEEDS_HOME] && r->f[HOME_MOVES_AFTER];
    ends_clear(following);
    if (stuck) ends_clear(stuck);
    for (int i = 0; i < before->count; i++) {
        End from = before->items[i];
        u128 free_ones = sources(r, s->kind, from.b, number);
        if (!free_ones && stuck) *ends_put(stuck, from.b) = from;
        if (downward && from.last_number == number) free_ones &= (UNIT(from.last_place) << 1) - 1;
        for (; free_ones; free_ones &= free_ones - 1) {
            u128 source = free_ones & -free_ones;
            int place = lowest_place(source);
            Board b = moved(from.b, source, number);
            End *met = ends_put(is_won(b) ? wins : following, b);
            if (met->last_place >= place) continue;
            met->last_place = place;
            met->last_number = number;
        }
    }
}

static void put_out(const Ends *ends, int complete)
{
    for (int i = 0; i < ends->count; i++) {
        if (result.count == result.room) {
            result.room = result.room ? 2 * result.room : 256;
            result.items = realloc(result.items, sizeof(End) * result.room);
        }
        result.items[result.count] = ends->items[i];
        result.items[result.count++].complete = complete;
    }
}

static void all_alike(const Rules *r, const Stage *s)
{
    Ends *now = &pool[0], *then = &pool[1];
    int played = 0;
    for (int i = 0; i < s->count; i++) {
        int wins_before = wins->count;
        advance(r, s, now, s->numbers[i], then, 0);
        if (!then->count) {
            if (wins->count > wins_before) now->count = 0;
            break;
        }
        Ends *swap = now;
        now = then, then = swap;
        played++;
    }
    put_out(wins, 1);
    put_out(now, played == s->count);
}

static void either_order(const Rules *r, const Stage *s)
{
    int high = s->numbers[0], low = s->numbers[1];
    Ends *origin = &pool[0], *with_high = &pool[1], *with_low = &pool[2], *both = &pool[3], *other = &pool[4];
    advance(r, s, origin, high, with_high, 0);
    int high_is_usable = with_high->count || wins->count;
    advance(r, s, origin, low, with_low, 0);
    int single_wins = wins->count;
    advance(r, s, with_high, low, both, 0);
    advance(r, s, with_low, high, other, 0);
    keep(both, other);
    put_out(wins, 1);
    if (both->count || wins->count > single_wins) {
        put_out(both, 1);
        return;
    }
    if (!(high_is_usable && s->prefers_higher)) keep(with_high, with_low);
    put_out(with_high->count || wins->count ? with_high : origin, 0);
}

static void ordered(const Rules *r, const Stage *s)
{
    Ends *whole = &pool[0], *broken = &pool[1], *left = &pool[2], *ended = &pool[3], *then = &pool[4];
    Ends *stuck = &pool[5];
    ends_clear(broken);
    ends_clear(ended);
    for (int g = 0; g < s->groups; g++) {
        ends_clear(left);
        for (int t = 0; t < s->group_times[g] && (whole->count || broken->count); t++) {
            for (int side = 0; side < 2; side++) {
                Ends **now = side ? &broken : &whole;
                advance(r, s, *now, s->group_number[g], then, stuck);
                Ends *swap = *now;
                *now = then, then = swap;
                keep(left, stuck);
            }
        }
        keep(broken, left);
        if (g == 0 && s->first_is_vital) {
            Ends *swap = ended;
            ended = broken, broken = swap;
            ends_clear(broken);
        }
    }
    put_out(wins, 1);
    put_out(whole, 1);
    keep(broken, ended);
    put_out(broken, 0);
}

Ends *legal_plays(const Rules *r, Board b, const Stage *s)
{
    ends_clear(&pool[0]);
    ends_clear(wins);
    result.count = 0;
    ends_put(&pool[0], b);
    if (s->ordered) ordered(r, s);
    else if (s->count == 2) either_order(r, s);
    else all_alike(r, s);
    return &result;
}
