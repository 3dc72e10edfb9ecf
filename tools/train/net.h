/* The evaluation: inputs of a position, one hidden layer, two outputs. */
#ifndef NET_H
#define NET_H
#include "engine.h"

/* Inputs of a side: five a point, start, bar, off; then what is seen of both at once. docs/training.md lists them. */
enum {
    AT_START = 120, AT_BAR = 124, AT_OFF = 128, PER_SIDE = 134,
    SHOTS = 0, FAR_SHOTS = 6, EXPOSED = 9, EXPOSED_COUNT = 33, ENTRY = 36, PRIME = 50, EXTRAS = 55,
    CONTACT_PIPS = 2 * (PER_SIDE + EXTRAS), RACE_PIPS = CONTACT_PIPS + 13, RULES_IN_FORCE = RACE_PIPS + 13,
    INPUTS = RULES_IN_FORCE + 46,
    MOST_ACTIVE = 256
};
/* An input at work: its row and its value in eighths. */
typedef struct { int row, eighths; } Active;

enum Head { ABOUT_TO_ROLL, ABOUT_TO_NAME };
enum PlayerKind { RANDOM, SIMPLE, FLOAT_NET, INT_NET, EXPERT };
typedef struct {
    int kind, beam, hidden, sees_rules;
    const void *weights; /* rows [INPUTS][hidden], bias [hidden], outputs [2][hidden], output bias [2] */
} Player;

/* features.c; the player about to roll is `mine` */
void features_init(void);
int base_inputs(Board b, Active *to);
int changed_inputs(Board from, Board b, Active *to);
int extra_inputs(const Rules *r, Board b, Active *to);
int rule_inputs(const Rules *r, Active *to);

/* net.c */
/* What is kept of a turn's first position, seen by the mover and by the other: the sums that its inputs make. */
typedef struct {
    const Player *player;
    Board root[2];
    int is_set[2];
    float floats[2][256];
    int32_t integers[2][256];
} Desk;
void begin_at(Desk *d, const Player *p, Board b);
void forget(Desk *d);
double logit(const Player *p, const Rules *r, Desk *d, int is_same, Board b, int head);

/* simple.c */
int simple_score(const Rules *r, Board b);
int simple_compare(Board a, Board b);

/* choose.c; boards are seen by the player who moves */
typedef struct { Board b; int complete, next, is_win, played; double score; } Choice;
typedef struct { uint64_t state; } Rng;
int draw(Rng *g, int sides);
void weights_changed(void);
typedef struct { Choice *items; int count, room; } Choices;
void judge(const Player *p, const Rules *r, Choice *c, int next);
int compare(const Player *p, const Choice *a, const Choice *b);
Choices *best_plays(const Player *p, const Rules *r, Board b, const Stage *s, int most);
Choice choose_play(const Player *p, const Rules *r, Board b, const Stage *s, Rng *g);
int choose_double(const Player *p, const Rules *r, Board b, Rng *g, Choice *play);

/* expert.c: two plies, by whole numbers; the table is that of acey.players.net */
void api_table(const int *table, int count, int step);
Choice expert_play(const Player *p, const Rules *r, Board b, const Stage *s);
int expert_double(const Player *p, const Rules *r, Board b);

/* game.c */
typedef struct { Board b; int head, seat; } Moment;
typedef struct { int winner, points, rolls, moments; } Result; /* winner -1: a draw */
Result play_game(const Rules *r, const Player *players[2], int starter, Rng *dice, Rng *choice, Moment *record,
                 int room);
#endif
