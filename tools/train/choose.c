/* A player's choice of a play or of a double; eight moves of a complement go through a beam. */
#include "net.h"
#include <stdlib.h>

static Desk desk;

int draw(Rng *g, int sides)
{
    uint64_t z = (g->state += 0x9E3779B97F4A7C15ULL);
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
    z ^= z >> 31;
    return (int)((z >> 32) * (uint64_t)sides >> 32);
}

void weights_changed(void) { forget(&desk); }

static double score(const Player *p, const Rules *r, Board b, int next)
{
    if (p->kind == SIMPLE) return simple_score(r, b);
    if (next == END) return -logit(p, r, &desk, 0, flip(b), ABOUT_TO_ROLL);
    return logit(p, r, &desk, 1, b, next == ROLL ? ABOUT_TO_ROLL : ABOUT_TO_NAME);
}

void judge(const Player *p, const Rules *r, Choice *c, int next)
{
    c->is_win = is_won(c->b);
    c->next = c->is_win ? WON : next;
    c->score = c->is_win && p->kind != SIMPLE ? 0 : score(p, r, c->b, next);
}

/* Larger is better; equal only for the same board and completeness. */
int compare(const Player *p, const Choice *a, const Choice *b)
{
    if (a->is_win != b->is_win) return a->is_win - b->is_win;
    if (a->score != b->score) return a->score > b->score ? 1 : -1;
    if (p->kind == SIMPLE) {
        int differs = simple_compare(a->b, b->b);
        return differs ? differs : a->complete - b->complete;
    }
    if (a->complete != b->complete) return a->complete - b->complete;
    if (a->b.mine != b->b.mine) return a->b.mine > b->b.mine ? 1 : -1;
    return a->b.theirs == b->b.theirs ? 0 : a->b.theirs > b->b.theirs ? 1 : -1;
}

static Choice *add(Choices *c)
{
    if (c->count == c->room) {
        c->room = c->room ? 2 * c->room : 64;
        c->items = realloc(c->items, sizeof(Choice) * c->room);
    }
    return &c->items[c->count++];
}

/* Keep the best `most` of them, best first. */
static void cut(const Player *p, Choices *c, int most)
{
    int kept = 0;
    for (int i = 0; i < c->count; i++) {
        Choice x = c->items[i];
        int at = kept < most ? kept++ : most - 1;
        if (at == most - 1 && i >= most && compare(p, &x, &c->items[at]) <= 0) continue;
        while (at > 0 && compare(p, &x, &c->items[at - 1]) > 0) {
            c->items[at] = c->items[at - 1];
            at--;
        }
        c->items[at] = x;
    }
    c->count = kept;
}

static void widen(const Player *p, const Rules *r, const Stage *s, Choices *beam, int number)
{
    static Ends reached;
    int next = next_after(r, s->kind, 1, 0);
    ends_clear(&reached);
    for (int i = 0; i < beam->count; i++) {
        Choice from = beam->items[i];
        u128 from_places = sources(r, s->kind, from.b, number);
        int stays = !from_places;
        for (u128 m = from_places; stays || m; m &= m - 1, stays = 0) {
            Board b = stays ? from.b : moved(from.b, m & -m, number);
            int played = from.played + !stays;
            End *met = ends_put(&reached, b);
            if (played > met->played) met->played = played;
            if (stays) break;
        }
    }
    beam->count = 0;
    for (int i = 0; i < reached.count; i++) {
        Choice *c = add(beam);
        *c = (Choice){.b = reached.items[i].b, .played = reached.items[i].played};
        judge(p, r, c, next);
    }
    cut(p, beam, p->beam);
}

static Choices *by_beam(const Player *p, const Rules *r, Board b, const Stage *s)
{
    static Choices beam, ended;
    int first_half = s->group_times[0], all_home = began_all_home(b);
    beam.count = ended.count = 0;
    *add(&beam) = (Choice){.b = b};
    for (int i = 0; i < s->count; i++) {
        widen(p, r, s, &beam, s->numbers[i]);
        int cut_off = s->first_is_vital && i + 1 == first_half, kept = 0;
        for (int k = 0; k < beam.count; k++) {
            Choice c = beam.items[k];
            if (c.is_win || (cut_off && c.played < first_half)) *add(&ended) = c;
            else beam.items[kept++] = c;
        }
        beam.count = kept;
    }
    for (int k = 0; k < beam.count; k++) *add(&ended) = beam.items[k];
    for (int k = 0; k < ended.count; k++) {
        Choice *c = &ended.items[k];
        c->complete = c->is_win || c->played == s->count;
        judge(p, r, c, next_after(r, s->kind, c->complete, all_home));
    }
    return &ended;
}

static Choices *all_plays(const Player *p, const Rules *r, Board b, const Stage *s, int is_judged)
{
    static Choices found;
    Ends *plays = legal_plays(r, b, s);
    int all_home = began_all_home(b);
    found.count = 0;
    for (int i = 0; i < plays->count; i++) {
        Choice *c = add(&found);
        *c = (Choice){.b = plays->items[i].b, .complete = plays->items[i].complete};
        int next = next_after(r, s->kind, c->complete, all_home);
        if (is_judged) judge(p, r, c, next);
        else c->is_win = is_won(c->b), c->next = c->is_win ? WON : next;
    }
    return &found;
}

/* The best plays, best first, all of them judged; valid until the next call. */
Choices *best_plays(const Player *p, const Rules *r, Board b, const Stage *s, int most)
{
    begin_at(&desk, p, b);
    Choices *found = s->ordered && s->count > 2 ? by_beam(p, r, b, s) : all_plays(p, r, b, s, 1);
    cut(p, found, most);
    return found;
}

Choice choose_play(const Player *p, const Rules *r, Board b, const Stage *s, Rng *g)
{
    if (p->kind == RANDOM) {
        Choices *found = all_plays(p, r, b, s, 0);
        return found->items[draw(g, found->count)];
    }
    if (p->kind == EXPERT) return expert_play(p, r, b, s);
    return best_plays(p, r, b, s, 1)->items[0];
}

/* Choose a double; its best play is put into `play`. */
int choose_double(const Player *p, const Rules *r, Board b, Rng *g, Choice *play)
{
    int best = 0, only = p->kind == RANDOM ? 1 + draw(g, 6) : 0;
    if (p->kind == EXPERT) only = expert_double(p, r, b);
    for (int n = 1; n <= 6; n++) {
        if (only && n != only) continue;
        Stage s = named_stage(r, n);
        Choice c = choose_play(p, r, b, &s, g);
        if (best && c.is_win < play->is_win) continue;
        if (best && c.is_win == play->is_win && c.score < play->score) continue;
        best = n;
        *play = c;
    }
    return best;
}
