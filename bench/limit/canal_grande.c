/* Canal Grande at random, written by hand in C: how fast could the rules be at best?

   The same rules, small actions, state and dice as src/serenissima/games/canal_grande, with the
   default options; the same seed plays the same matches. No tale, and nothing noted. */

#include "limit.h"

enum { DISTRICTS = 6, HAND = 7, ACTIONS = 10, CARDS = 13 };
enum { GONDOLA = 6, TRAITOR, SPY, DOGE, NUMBERS };
enum { DIVIDE, CHOOSE, CALL, RAISE, OVER };
enum { GOES_ON, SIX_DISTRICTS, FOUR_OF_ONE, ROUND_CAP };
enum { A_SHIFT = 0, A_PRESENT = 13, A_CHOOSE = 14, A_CALL = 18, A_LAY = 24, A_BID = 30,
       A_DECLINE, A_RETURN, A_WITHDRAW = 45, ALL_ACTIONS };
enum { CAP = 200, PHASE_TOTAL = 10 };

typedef struct {
    count stage, waits, ending, winner, phase_round, divider, actor;
    int16_t rounds, phases;
    count pile[ACTIONS], discard[ACTIONS], number_pile[3];
    count offer[2][CARDS], picked, doges, draws, bonus, snatch;
    count barred[2][DISTRICTS], numbers_laid[2][3];
    count hand[2][HAND], hand_size[2], won[2][DISTRICTS];
    count opened, challenger, where, laid[2][HAND], first[2];
    count draft[2][DISTRICTS], draft_first[2];
    count known[2][HAND], fresh[2], ceiling[2][DISTRICTS], dealt_left[2][DISTRICTS];
} State;

/* ---- piles ------------------------------------------------------------------------------------ */

static int pick(Dice *dice, const count *weights, int n) {
    int rest = below(dice, sum(weights, n)), way = 0;
    while (rest >= weights[way]) rest -= weights[way++];
    return way;
}

static int draw(Dice *dice, count *pile, int n) {
    int kind = pick(dice, pile, n);
    pile[kind]--;
    return kind;
}

/* ---- cards entering and leaving a hand --------------------------------------------------------- */

static int least(int a, int b) { return a < b ? a : b; }
static int most_of(int a, int b) { return a > b ? a : b; }

static void gain_seen(State *s, int seat, int card) {
    s->hand[seat][card]++;
    s->hand_size[seat]++;
    s->known[seat][card]++;
}

static void gain_unseen(State *s, int seat, int card) {
    s->hand[seat][card]++;
    s->hand_size[seat]++;
    s->fresh[1 - seat]++;
    for (int d = 0; d < DISTRICTS; d++) s->ceiling[seat][d] = least(5, s->ceiling[seat][d] + 1);
}

static void lose(State *s, int seat, int card) {
    int opponent = 1 - seat;
    s->hand[seat][card]--;
    s->hand_size[seat]--;
    if (s->known[seat][card] > 0) {
        s->known[seat][card]--;
        return;
    }
    if (card < DISTRICTS) {
        s->ceiling[seat][card] = most_of(0, s->ceiling[seat][card] - 1);
        if (s->dealt_left[opponent][card] > 0) {
            s->dealt_left[opponent][card]--;
            return;
        }
    }
    s->fresh[opponent] = most_of(0, s->fresh[opponent] - 1);
}

static void learn_from_sight(State *s) {
    for (int d = 0; d < DISTRICTS; d++) {
        int hidden = 5 - s->discard[d] - s->offer[0][d] - s->offer[1][d];
        for (int seat = 0; seat < 2; seat++)
            hidden -= s->won[seat][d] + s->laid[seat][d] + s->known[seat][d];
        for (int seat = 0; seat < 2; seat++) s->ceiling[seat][d] = least(hidden, s->ceiling[seat][d]);
    }
}

/* ---- dividing and choosing ---------------------------------------------------------------------- */

static void ask(State *s, int stage, int seat) {
    s->stage = stage;
    s->waits = 1 << seat;
}

static void refill_pile(State *s) {
    if (sum(s->pile, ACTIONS) > 0) return;
    learn_from_sight(s);
    memcpy(s->pile, s->discard, ACTIONS);
    memset(s->discard, 0, ACTIONS);
}

static void begin_round(State *s, Dice *dice) {
    s->rounds++;
    s->phase_round++;
    s->picked = -1;
    s->actor = s->divider;
    memset(s->barred, 0, sizeof s->barred);
    for (int i = 0; i < 5; i++) {
        refill_pile(s);
        s->offer[0][draw(dice, s->pile, ACTIONS)]++;
    }
    for (int i = 0; i < 3; i++) s->offer[0][NUMBERS + draw(dice, s->number_pile, 3)]++;
    ask(s, DIVIDE, s->divider);
}

static void setup(State *s, Dice *dice) {
    static const count cards[ACTIONS] = {5, 5, 5, 5, 5, 5, 6, 7, 3, 6}, numbers[3] = {4, 5, 5};
    count aside[DISTRICTS] = {2, 2, 2, 2, 2, 2};
    memset(s, 0, sizeof *s);
    memcpy(s->pile, cards, sizeof cards);
    memcpy(s->number_pile, numbers, sizeof numbers);
    memset(s->ceiling, 5, sizeof s->ceiling);
    memset(s->dealt_left, 2, sizeof s->dealt_left);
    s->winner = s->challenger = s->where = -1;
    s->first[0] = s->first[1] = s->draft_first[0] = s->draft_first[1] = -1;
    for (int seat = 0; seat < 2; seat++)
        for (int i = 0; i < 4; i++) {
            int card = draw(dice, aside, DISTRICTS);
            s->pile[card]--;
            s->hand[seat][card]++;
            s->hand_size[seat]++;
            s->dealt_left[seat][card]--;
        }
    s->divider = below(dice, 2);
    s->phases = 1;
    begin_round(s, dice);
}

static int handled_offer(const State *s) { return s->actor == s->divider ? 1 - s->picked : s->picked; }

static void take_up(State *s, int seat) {
    s->actor = seat;
    s->waits = 0;
    count *offer = s->offer[handled_offer(s)];
    for (int n = 0; n < 3; n++) {
        s->numbers_laid[seat][n] += offer[NUMBERS + n];
        offer[NUMBERS + n] = 0;
    }
    for (int card = 0; card < HAND; card++) {
        for (int i = 0; i < offer[card]; i++) gain_seen(s, seat, card);
        offer[card] = 0;
    }
}

static int total(const State *s, int seat) {
    return s->numbers_laid[seat][0] + 2 * s->numbers_laid[seat][1] + 3 * s->numbers_laid[seat][2];
}

/* ---- traitor, spy -------------------------------------------------------------------------------- */

static void meet_traitor(State *s, Dice *dice) {
    int thief = s->actor, victim = 1 - thief;
    if (s->hand_size[victim] > 0) {
        int card = pick(dice, s->hand[victim], HAND);
        lose(s, victim, card);
        gain_seen(s, thief, card);
    }
    if (s->snatch > 0) s->snatch--;
    else s->offer[handled_offer(s)][TRAITOR]--;
    s->discard[TRAITOR]++;
}

static void meet_spy(State *s) {
    s->offer[handled_offer(s)][SPY]--;
    s->discard[SPY]++;
    s->draws = 2;
}

static int discards_are_worth_drawing(const State *s) {
    for (int card = 0; card < ACTIONS; card++)
        if (s->discard[card] > 0 && card != SPY && !(card == DOGE && s->bonus)) return 1;
    return 0;
}

static void draw_card(State *s, Dice *dice) {
    if (sum(s->pile, ACTIONS) == 0 && !discards_are_worth_drawing(s)) {
        s->draws = 0;
        return;
    }
    refill_pile(s);
    int card = draw(dice, s->pile, ACTIONS);
    s->draws--;
    if (card < HAND) gain_unseen(s, s->actor, card);
    else if (card == TRAITOR) s->snatch++;
    else if (card == SPY) {
        s->discard[SPY]++;
        s->draws++;
    } else if (s->bonus) {
        s->discard[DOGE]++;
        s->draws++;
    } else s->doges++;
}

/* ---- the vote ------------------------------------------------------------------------------------ */

static int can_call(const State *s, int seat, int district) {
    return s->hand[seat][district] > 0 && !s->barred[s->actor][district];
}

static int can_open(const State *s, int seat) {
    for (int d = 0; d < DISTRICTS; d++)
        if (can_call(s, seat, d)) return 1;
    return 0;
}

static void learn_cannot_open(State *s, int seat) {
    for (int d = 0; d < DISTRICTS; d++)
        if (!s->barred[s->actor][d]) s->ceiling[seat][d] = s->dealt_left[1 - seat][d] = 0;
}

static void open_vote(State *s) {
    int owner = s->actor;
    s->challenger = owner;
    if (!can_open(s, owner)) {
        learn_cannot_open(s, owner);
        if (!can_open(s, 1 - owner)) {
            learn_cannot_open(s, 1 - owner);
            s->doges--;
            s->discard[DOGE]++;
            s->challenger = -1;
            return;
        }
        s->challenger = 1 - owner;
    }
    ask(s, CALL, s->challenger);
}

static void call(State *s, int seat, int district) {
    s->where = district;
    s->opened = 0;
    s->first[seat] = district;
    s->barred[0][district] = s->barred[1][district] = 1;
    lose(s, seat, district);
    s->laid[seat][district] = 1;
    ask(s, RAISE, seat);
}

static int laid_worth(const State *s, int seat) { return sum(s->laid[seat], DISTRICTS); }
static int worth(const State *s, int seat) { return laid_worth(s, seat) + sum(s->draft[seat], DISTRICTS); }

static int gondolas_left(const State *s, int seat) {
    int left = s->hand[seat][GONDOLA];
    for (int d = 0; d < DISTRICTS; d++) left -= d != s->where && s->draft[seat][d] > 0;
    return left;
}

static int reach(const State *s, int seat) {
    int most = worth(s, seat), gondolas = gondolas_left(s, seat);
    for (int d = 0; d < DISTRICTS; d++)
        if (d == s->where || s->draft[seat][d] > 0) most += s->hand[seat][d] - s->draft[seat][d];
    for (int size = 5; size > 0 && gondolas > 0; size--)
        for (int d = 0; d < DISTRICTS; d++)
            if (gondolas > 0 && d != s->where && s->draft[seat][d] == 0 && s->hand[seat][d] == size) {
                most += size;
                gondolas--;
            }
    return most;
}

static int can_lay(State *s, int seat, int district) {
    if (s->hand[seat][district] <= s->draft[seat][district]) return 0;
    if (district != s->where) {
        if (s->laid[seat][s->where] + s->draft[seat][s->where] == 0) return 0;
        if (s->draft[seat][district] == 0 && gondolas_left(s, seat) == 0) return 0;
    }
    int needed = laid_worth(s, 1 - seat);
    if (worth(s, seat) + 1 > needed) return 1;
    s->draft[seat][district]++;
    int enough = reach(s, seat) > needed;
    s->draft[seat][district]--;
    return enough;
}

static void clear_draft(State *s, int seat) {
    s->draft_first[seat] = -1;
    memset(s->draft[seat], 0, DISTRICTS);
}

static void lay(State *s, int seat, int district) {
    if (s->draft_first[seat] < 0) s->draft_first[seat] = district;
    s->draft[seat][district]++;
}

static void bid(State *s, int seat) {
    if (s->first[seat] < 0)
        s->first[seat] = s->draft[seat][s->where] > 0 ? s->where : s->draft_first[seat];
    for (int d = 0; d < DISTRICTS; d++) {
        int laid = s->draft[seat][d];
        for (int i = 0; i < laid; i++) lose(s, seat, d);
        s->laid[seat][d] += laid;
        if (laid > 0 && d != s->where) {
            lose(s, seat, GONDOLA);
            s->laid[seat][GONDOLA]++;
        }
    }
    clear_draft(s, seat);
    s->opened = 1;
    ask(s, RAISE, 1 - seat);
}

static void check_victory(State *s, int seat, int district) {
    int districts = 0;
    for (int d = 0; d < DISTRICTS; d++) districts += s->won[seat][d] > 0;
    if (districts == DISTRICTS) s->ending = SIX_DISTRICTS;
    else if (s->won[seat][district] >= 4) s->ending = FOUR_OF_ONE;
    if (s->ending != GOES_ON) {
        s->winner = seat;
        s->stage = OVER;
    }
}

static void close_vote(State *s, int winner) {
    int loser = 1 - winner, district = s->where, first = s->first[loser];
    s->doges--;
    s->discard[DOGE]++;
    s->won[winner][district]++;
    s->laid[winner][district]--;
    for (int card = 0; card < HAND; card++) {
        s->discard[card] += s->laid[winner][card];
        s->laid[winner][card] = 0;
    }
    if (first >= 0) {
        if (s->laid[loser][district] > 0) first = district;
        s->laid[loser][first]--;
        s->discard[first]++;
    }
    s->discard[GONDOLA] += s->laid[loser][GONDOLA];
    s->laid[loser][GONDOLA] = 0;
    for (int d = 0; d < DISTRICTS; d++) {
        for (int i = 0; i < s->laid[loser][d]; i++) gain_seen(s, loser, d);
        s->laid[loser][d] = 0;
    }
    s->waits = 0;
    s->where = s->challenger = s->first[0] = s->first[1] = -1;
    check_victory(s, winner, district);
}

/* ---- the end of a round and of a phase ----------------------------------------------------------- */

static void begin_phase(State *s, Dice *dice) {
    learn_from_sight(s);
    s->bonus = 0;
    s->phases++;
    s->phase_round = 0;
    for (int card = 0; card < ACTIONS; card++) s->pile[card] += s->discard[card];
    memset(s->discard, 0, ACTIONS);
    for (int n = 0; n < 3; n++) s->number_pile[n] += s->numbers_laid[0][n] + s->numbers_laid[1][n];
    memset(s->numbers_laid, 0, sizeof s->numbers_laid);
    begin_round(s, dice);
}

static void end_round(State *s, Dice *dice) {
    int first = total(s, 0), second = total(s, 1);
    if (s->rounds >= CAP) {
        s->stage = OVER;
        s->ending = ROUND_CAP;
    } else if (first >= PHASE_TOTAL || second >= PHASE_TOTAL) {
        s->bonus = 1;
        if (first == second) {
            s->divider = 1 - s->divider;
            return;
        }
        int lower = first < second ? 0 : 1;
        s->divider = 1 - lower;
        s->actor = lower;
        s->draws = 3;
    } else {
        s->divider = 1 - s->divider;
        begin_round(s, dice);
    }
}

static void go_on(State *s, Dice *dice) {
    while (s->waits == 0 && s->ending == GOES_ON) {
        count *offer = s->offer[handled_offer(s)];
        if (s->draws > 0) draw_card(s, dice);
        else if (s->snatch > 0) meet_traitor(s, dice);
        else if (s->bonus) begin_phase(s, dice);
        else if (offer[TRAITOR] > 0) meet_traitor(s, dice);
        else if (offer[SPY] > 0) meet_spy(s);
        else if (offer[DOGE] > 0) {
            s->doges += offer[DOGE];
            offer[DOGE] = 0;
        } else if (s->doges > 0) open_vote(s);
        else if (s->actor != s->divider) take_up(s, s->divider);
        else end_round(s, dice);
    }
}

/* ---- what is legal, and what an action does ------------------------------------------------------- */

static int legal(State *s, int seat, int32_t *out) {
    int n = 0;
    if (s->stage == DIVIDE) {
        int first = sum(s->offer[0], CARDS), second = sum(s->offer[1], CARDS);
        for (int card = 0; card < CARDS; card++)
            if (first > 1 && s->offer[0][card] > 0) out[n++] = A_SHIFT + card;
        if (second > 0) out[n++] = A_PRESENT;
        for (int card = 0; card < CARDS; card++)
            if (s->offer[1][card] > 0) out[n++] = A_RETURN + card;
    } else if (s->stage == CHOOSE) {
        out[n++] = A_CHOOSE;
        out[n++] = A_CHOOSE + 1;
    } else if (s->stage == CALL) {
        for (int d = 0; d < DISTRICTS; d++)
            if (can_call(s, seat, d)) out[n++] = A_CALL + d;
    } else {
        int drafted = s->draft_first[seat] >= 0, opening = !s->opened;
        for (int d = 0; d < DISTRICTS; d++)
            if (can_lay(s, seat, d)) out[n++] = A_LAY + d;
        if ((drafted || opening) && worth(s, seat) > laid_worth(s, 1 - seat)) out[n++] = A_BID;
        if (!drafted && !opening) out[n++] = A_DECLINE;
        if (drafted) out[n++] = A_WITHDRAW;
    }
    return n;
}

static void apply(State *s, int seat, int action, Dice *dice) {
    if (action < A_PRESENT) {
        s->offer[0][action]--;
        s->offer[1][action]++;
    } else if (action == A_PRESENT) ask(s, CHOOSE, 1 - seat);
    else if (action < A_CALL) {
        s->picked = action - A_CHOOSE;
        take_up(s, seat);
    } else if (action < A_LAY) call(s, seat, action - A_CALL);
    else if (action < A_BID) lay(s, seat, action - A_LAY);
    else if (action == A_BID) bid(s, seat);
    else if (action == A_DECLINE) close_vote(s, 1 - seat);
    else if (action < A_WITHDRAW) {
        s->offer[1][action - A_RETURN]--;
        s->offer[0][action - A_RETURN]++;
    } else clear_draft(s, seat);
    go_on(s, dice);
}

/* ---- random play ----------------------------------------------------------------------------------- */

/* Options and seats, as the game's fields have them; what follows them comes from them. */
static const int TERMS[] = {0, 0, 0, 0, 0, CAP, 0, 2};

static int begin(const int *terms, int n, Played *played) {
    *played = (Played){.seats = 2, .endings = ROUND_CAP + 1};
    return n >= (int)(sizeof TERMS / sizeof *TERMS) && !memcmp(terms, TERMS, sizeof TERMS);
}

static int play(Dice *dice, Played *played) {
    int32_t room[ALL_ACTIONS];
    State state, *s = &state;
    int decisions = 0;
    setup(s, dice);
    while (s->waits) {
        int seat = s->waits >> 1, n = legal(s, seat, room);
        while (n > 1 && room[n - 1] >= A_RETURN) n--;
        apply(s, seat, room[below(dice, n)], dice);
        decisions++;
    }
    played->ending = s->ending;
    for (int seat = 0; seat < 2; seat++)
        played->shares[seat] = s->winner < 0 ? 0.5 : s->winner == seat;
    return decisions;
}
