/* Whole games between two players, the dice drawn apart from random choices so that they can be mirrored. */
#include "net.h"

enum { MOST_ROLLS = 1500 };

static void note(Moment *record, int room, Result *result, Board b, int head, int seat)
{
    if (result->moments < room) record[result->moments] = (Moment){b, head, seat};
    result->moments++;
}

static Choice double_due(const Rules *r, const Player *p, Board b, int next, Rng *dice, Rng *choice)
{
    Choice play;
    if (next == NAME) {
        choose_double(p, r, b, choice, &play);
        return play;
    }
    Stage s = named_stage(r, 1 + draw(dice, 6));
    return choose_play(p, r, b, &s, choice);
}

Result play_game(const Rules *r, const Player *players[2], int starter, Rng *dice, Rng *choice, Moment *record,
                 int room)
{
    Board b = start_board();
    Result result = {.winner = -1};
    int seat = starter;
    while (result.rolls++ < MOST_ROLLS) {
        if (is_dead(r, b)) return result;
        note(record, room, &result, b, ABOUT_TO_ROLL, seat);
        int first = 1 + draw(dice, 6), second = 1 + draw(dice, 6);
        Stage s = rolled_stage(r, first, second);
        Choice play = choose_play(players[seat], r, b, &s, choice);
        if (play.next == NAME || play.next == ROLL_DOUBLE) {
            note(record, room, &result, play.b, ABOUT_TO_NAME, seat);
            play = double_due(r, players[seat], play.b, play.next, dice, choice);
        }
        b = play.b;
        if (play.next == WON) {
            result.winner = seat;
            result.points = worth(r, b.theirs);
            return result;
        }
        if (play.next == END) b = flip(b), seat ^= 1;
    }
    return result;
}
