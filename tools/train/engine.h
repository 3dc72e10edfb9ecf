/* The rules of acey-deucey in C, for training only. Ported from acey/packed.py, holds.py, plays.py and stages.py,
   and held to the golden vectors by `python -m tools.train check`. A side is one 128-bit integer, four bits a place:
   0 off (of the mover), 1 to 24 points in the mover's numbering, 25 start, 26 bar, 27 off (of the other side). */
#ifndef ENGINE_H
#define ENGINE_H
#include <stdint.h>

typedef unsigned __int128 u128;
typedef struct { u128 mine, theirs; } Board;

/* The fields in the order of acey.rules.FIELDS; a value is its index there (false 0, true 1). */
enum Field {
    ENTRY_GATE, ENTER_ALL_FIRST, HALFWAY_FIRST, BAR_PRIORITY, BAR_RELEASE, HIT_NEEDS_HOME, DOUBLES_COMPLEMENT,
    COMPLEMENT_FORFEIT, ACEY_ORDER, ACEY_DOUBLE, ACEY_FORFEIT, DOUBLES_FORFEIT, BEARING_OFF_FORFEIT,
    DOUBLES_EXTRA_ROLL, ACEY_EXTRA_ROLL, HOME_MOVES_BEFORE, HOME_MOVES_AFTER, BEAR_OFF, HIGHER_DIE, SCORING, FIELDS
};
typedef struct { int f[FIELDS]; } Rules;
enum Kind { NORMAL, DOUBLES, ACEY, NAMED };
enum Next { END, ROLL, NAME, ROLL_DOUBLE, WON };

typedef struct {
    int kind, count, ordered, first_is_vital, prefers_higher;
    int dice[2], numbers[8];
    int groups, group_number[2], group_times[2];
} Stage;

typedef struct { Board b; int complete; int8_t last_place, last_number; int played; } End;
/* A growing set of ends, in the order in which they were found. */
typedef struct {
    End *items;
    int count, room;
    uint32_t *stamps, *slots, stamp, mask;
} Ends;

#define UNIT(place) ((u128)1 << (4 * (place)))
#define AT(side, place) ((int)((side) >> (4 * (place))) & 15)

/* board.c */
extern u128 POINTS, HOME, SOURCES, OUTSIDE, HOME_OR_OFF, UP_TO[7];
void board_init(void);
Board start_board(void);
Board flip(Board b);
u128 occupied(u128 side);
u128 made(u128 side);
u128 sources(const Rules *r, int kind, Board b, int number);
Board moved(Board b, u128 source, int number);
int lowest_place(u128 mask);
int highest_place(u128 mask);
int pips(u128 side);
int is_won(Board b);
int is_dead(const Rules *r, Board b);
int worth(const Rules *r, u128 loser); /* the loser packed as `theirs` of the winner */
int most_worth(const Rules *r);

/* plays.c */
void ends_clear(Ends *e);
End *ends_put(Ends *e, Board b);
Stage rolled_stage(const Rules *r, int a, int b);
Stage named_stage(const Rules *r, int number);
int next_after(const Rules *r, int kind, int complete, int began_all_home);
int began_all_home(Board b);
Ends *legal_plays(const Rules *r, Board b, const Stage *s); /* valid until the next call */

#endif
