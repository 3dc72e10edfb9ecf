/* What Python calls. Boards are four 64-bit words: mine low and high, theirs low and high. */
#include "net.h"

static Board read_board(const uint64_t *w)
{
    return (Board){(u128)w[1] << 64 | w[0], (u128)w[3] << 64 | w[2]};
}

static void write_board(Board b, uint64_t *w)
{
    w[0] = (uint64_t)b.mine, w[1] = (uint64_t)(b.mine >> 64);
    w[2] = (uint64_t)b.theirs, w[3] = (uint64_t)(b.theirs >> 64);
}

void api_init(void)
{
    board_init();
    features_init();
}

int api_inputs(void) { return INPUTS; }

static Stage stage_of(const Rules *r, int kind, int a, int b)
{
    return kind == NAMED ? named_stage(r, a) : rolled_stage(r, a, b);
}

/* Write each outcome as a board, completeness and what follows: six words; return how many there are. */
int api_plays(const Rules *r, const uint64_t *board, int kind, int a, int b, uint64_t *to, int room)
{
    Board from = read_board(board);
    Stage s = stage_of(r, kind, a, b);
    Ends *plays = legal_plays(r, from, &s);
    int all_home = began_all_home(from);
    for (int i = 0; i < plays->count && i < room; i++) {
        const End *e = &plays->items[i];
        write_board(e->b, to + 6 * i);
        to[6 * i + 4] = e->complete;
        to[6 * i + 5] = is_won(e->b) ? WON : next_after(r, s.kind, e->complete, all_home);
    }
    return plays->count;
}

void api_flip(const uint64_t *board, uint64_t *to) { write_board(flip(read_board(board)), to); }
int api_is_dead(const Rules *r, const uint64_t *board) { return is_dead(r, read_board(board)); }
int api_worth(const Rules *r, const uint64_t *board) { return worth(r, read_board(board).theirs); }
int api_simple_score(const Rules *r, const uint64_t *board) { return simple_score(r, read_board(board)); }

static double written(const Choice *c, uint64_t *to)
{
    write_board(c->b, to);
    to[4] = c->complete, to[5] = c->next;
    return c->score;
}

/* The choice of a play: six words as api_plays has them; return its score (0 where there was no choice). */
double api_choose(const Rules *r, const Player *p, const uint64_t *board, int kind, int a, int b, uint64_t *to)
{
    Stage s = stage_of(r, kind, a, b);
    Rng g = {1};
    weights_changed();
    Choice c = choose_play(p, r, read_board(board), &s, &g);
    return written(&c, to);
}

int api_name(const Rules *r, const Player *p, const uint64_t *board, uint64_t *to)
{
    Rng g = {1};
    Choice c = {0};
    weights_changed();
    int n = choose_double(p, r, read_board(board), &g, &c);
    written(&c, to);
    return n;
}

double api_logit(const Rules *r, const Player *p, const uint64_t *board, int head)
{
    static Desk desk;
    forget(&desk);
    begin_at(&desk, p, start_board());
    return logit(p, r, &desk, 1, read_board(board), head);
}

/* The inputs of a position: pairs of row and eighths; return how many. */
int api_features(const Rules *r, const uint64_t *board, int *to)
{
    Board b = read_board(board);
    int count = base_inputs(b, (Active *)to);
    return count + extra_inputs(r, b, (Active *)to + count);
}

/* Play pairs of games with dice and seats mirrored; a pair's words: wins in halves of the first player (0 to 4),
   its points less the other's, rolls of both games. */
void api_match(const Rules *r, const Player *first, const Player *second, int pairs, uint64_t seed, int *to)
{
    for (int pair = 0; pair < pairs; pair++) {
        to[3 * pair] = to[3 * pair + 1] = to[3 * pair + 2] = 0;
        for (int game = 0; game < 2; game++) {
            const Player *seats[2] = {game ? second : first, game ? first : second};
            Rng mix = {seed + pair};
            uint64_t mixed = ((uint64_t)draw(&mix, 1 << 30) << 30) ^ (uint64_t)draw(&mix, 1 << 30);
            Rng dice = {mixed}, choice = {~mixed};
            weights_changed();
            Result got = play_game(r, seats, 0, &dice, &choice, 0, 0);
            int won = got.winner < 0 ? 1 : got.winner == game ? 2 : 0;
            to[3 * pair] += won;
            to[3 * pair + 1] += (won - 1) * got.points;
            to[3 * pair + 2] += got.rolls;
        }
    }
}
