/* The level `simple`: acey/players/simple.py, held to simple.jsonl.gz. */
#include "net.h"

static const int PSEUDO_PIPS[26] = {0,  9,  10, 11, 14,  15,  18,  57,  58,  63,  66,  71,  76,
                                    81, 88, 97, 106, 117, 132, 149, 170, 195, 226, 263, 308, 363};

static int weight(const Rules *r, const int *c)
{
    int sum = (PSEUDO_PIPS[25] + (r->f[BAR_RELEASE] ? 80 : 0)) * c[26];
    for (int p = 1; p <= 25; p++) sum += PSEUDO_PIPS[p] * c[p];
    return sum;
}

static int rearmost(const int *c)
{
    if (c[25] || c[26]) return 25;
    for (int p = 24; p; p--)
        if (c[p]) return p;
    return 0;
}

static int exposure(const int *hitters, int target)
{
    int shots = 0, far = 0, back = hitters[25] || hitters[26];
    for (int p = target + 1; p <= 24; p++) {
        if (p <= target + 6) shots += hitters[p] > 0;
        else if (hitters[p]) far = 1;
    }
    if (target + 6 >= 25) shots += back, far = 0;
    else if (back) far = 1;
    int e = 3 * shots + far;
    return e > 10 ? 10 : e;
}

static void counts(Board b, int *mine, int *theirs)
{
    for (int p = 0; p <= 26; p++) mine[p] = AT(b.mine, p);
    for (int p = 1; p <= 24; p++) theirs[p] = AT(b.theirs, 25 - p);
    theirs[0] = AT(b.theirs, 27), theirs[25] = AT(b.theirs, 25), theirs[26] = AT(b.theirs, 26);
}

/* The score of a position for the side that just moved. */
int simple_score(const Rules *r, Board b)
{
    int mine[27], theirs[27];
    counts(b, mine, theirs);
    int total = 40 * (weight(r, theirs) - weight(r, mine));
    if (rearmost(mine) + rearmost(theirs) < 25) return total;
    for (int p = 1; p <= 24; p++) {
        if (mine[p] == 1) total -= exposure(theirs, 25 - p) * (383 - PSEUDO_PIPS[p]);
        else if (mine[p] > 1) total += p <= 6 || p >= 19 ? 1400 : 800;
    }
    return total;
}

/* The order of places that breaks ties: points from 24 down, start, bar, off; own side first. */
int simple_compare(Board a, Board b)
{
    int sides[2][2][27];
    counts(a, sides[0][0], sides[0][1]);
    counts(b, sides[1][0], sides[1][1]);
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < 27; i++) {
            int p = i < 24 ? 24 - i : i == 24 ? 25 : i == 25 ? 26 : 0;
            int differs = sides[0][side][p] - sides[1][side][p];
            if (differs) return differs;
        }
    return 0;
}
