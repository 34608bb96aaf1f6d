/* Doge at random, written by hand in C: how fast could the rules be at best?

   The same rules, options, small actions, state and dice as src/serenissima/games/doge; the same
   seed plays the same matches. No tale, and nothing noted. Sets of seats, areas, districts and
   councillors are bit masks. */

#include "limit.h"

typedef uint8_t set;

enum { SEATS = 4, DISTRICTS = 6, AREAS = 7, QUARANTIA = 6, COUNCILLORS = 9, VALUES = 4, SITES = 5 };
enum { HOUSES = 15, PALACES = 8, RINGS = 6, MARKERS = 7, MOST_MARKERS = 4, FIRST_PRICE = 3,
       FEWEST_DISTRICTS = 4, GOAL = 12 };
enum { BALLOT, VOTE, PICK, COUNCILLOR, MOVE, PLACE, BUILD, NEXT, OVER };
enum { GOES_ON, SIX_DISTRICTS, SEVEN_IN_FIVE, EIGHT_IN_FOUR, PALACES_TIE_BREAK, HOUSES_TIE_BREAK,
       SHARED, YEAR_CAP, DEADLOCK, ENDINGS };
enum { ROTATING, FIXED, RANDOM, SEALED };
enum { BY_ORDER, BY_HOUSES, BY_LOT, NOBODY };
enum { ABSTAIN_MOVING, ABSTAIN_NEUTRAL, ABSTAIN_NOTHING };
enum { ALL_FIRST, ONE_BY_ONE };
enum { ONE_HOUSE, ALL_HOUSES };
enum { ASKED, TAKEN };
enum { A_CARD = 0, A_ADD = 7, A_CONFIRM = 11, A_COUNCILLOR, A_SEND = 15, A_ABSTAIN = 22, A_LIFT,
       A_DROP = 29, A_STAY = 35, A_PLACE, A_BUILD = 39, A_FORGO, A_REMOVE, A_TAKE_BACK = 45,
       A_PUT_BACK, ALL_ACTIONS };
enum { NONE = -1, PASS = 0, BUILD_ONE = 1, NO_MOVE = DISTRICTS * DISTRICTS };

typedef struct {
    int tie_order, scarce_sites, forced_abstention, neutralise, palaces_per_check,
        zero_marker, year_cap, houses_per_check, lone_destination, seats, ballot_rounds;
} Terms;

typedef struct {
    count stage, ending, first_seat, ballot_round, election;
    set waits, winners;
    int16_t year;
    count order[AREAS], coming[AREAS];
    count markers[SEATS][VALUES], draft[SEATS][VALUES], held[SEATS], card[SEATS];
    count ballot[SEATS][AREAS][VALUES], laid[SEATS][AREAS];
    count turned[SEATS][VALUES], shown[SEATS][VALUES];
    count ring[COUNCILLORS], stands[COUNCILLORS], rings[SEATS];
    count houses[SEATS][DISTRICTS], house_stock[SEATS], palaces[SEATS][DISTRICTS],
          palace_stock[SEATS];
    count sites[DISTRICTS][SITES], standing[DISTRICTS];
    count votes[SEATS][AREAS], turn, councillor;
    set firsts, seconds, decided, received[DISTRICTS];
    count due[SEATS], lifted[SEATS], plan[SEATS], site, price, house_left;
} State;

static Terms terms;

/* ---- sets, and who comes first among tied seats ------------------------------------------------ */

static int least(int a, int b) { return a < b ? a : b; }
static int size(set s) { return __builtin_popcount(s); }
static int first_of(set s) { return __builtin_ctz(s); }
static int has(set s, int one) { return s >> one & 1; }

static int roll_one(set from, Dice *dice) {
    for (int skip = below(dice, size(from)); skip > 0; skip--) from &= from - 1;
    return first_of(from);
}

static int by_lot(set seats, Dice *dice) {
    return size(seats) > 1 ? roll_one(seats, dice) : first_of(seats);
}

static int next_of(const State *s, set seats, Dice *dice) {
    if (terms.tie_order == RANDOM) return by_lot(seats, dice);
    set later = seats & (0xFF << (terms.tie_order == FIXED ? 0 : s->first_seat));
    return first_of(later ? later : seats);
}

static set due_seats(const State *s) {
    set seats = 0, halfway = 0;
    for (int seat = 0; seat < terms.seats; seat++) {
        if (s->due[seat] > 0) seats |= 1 << seat;
        if (s->due[seat] == 1 && s->stage == MOVE) halfway |= 1 << seat;
    }
    return halfway ? halfway : seats;
}

static void decide(State *s, int seat, int plan) {
    s->plan[seat] = plan;
    s->lifted[seat] = NONE;
    s->waits -= 1 << seat;
}

/* ---- ballots ------------------------------------------------------------------------------------ */

static void begin_ballots(State *s) {
    s->ballot_round++;
    s->stage = BALLOT;
    for (int seat = 0; seat < terms.seats; seat++)
        if (s->held[seat] > 0) s->waits |= 1 << seat;
}

static int legal_ballots(const State *s, int seat, int32_t *out) {
    int n = 0;
    if (s->card[seat] == NONE) {
        for (int area = 0; area < AREAS; area++)
            if (s->laid[seat][area] == 0) out[n++] = A_CARD + area;
        return n;
    }
    int drafted = sum(s->draft[seat], VALUES);
    for (int value = 0; value < VALUES; value++)
        if (drafted < MOST_MARKERS && s->markers[seat][value] > 0) out[n++] = A_ADD + value;
    if (drafted > 0) out[n++] = A_CONFIRM;
    for (int value = 0; value < VALUES; value++)
        if (s->draft[seat][value] > 0) out[n++] = A_REMOVE + value;
    out[n++] = A_TAKE_BACK;
    return n;
}

static void take_back(State *s, int seat) {
    s->card[seat] = NONE;
    for (int value = 0; value < VALUES; value++) {
        s->markers[seat][value] += s->draft[seat][value];
        s->draft[seat][value] = 0;
    }
}

static void lay_ballots(State *s) {
    for (int seat = 0; seat < terms.seats; seat++) {
        int area = s->card[seat];
        if (area == NONE) continue;
        int drafted = sum(s->draft[seat], VALUES);
        s->card[seat] = NONE;
        s->held[seat] -= drafted;
        s->laid[seat][area] = drafted;
        memcpy(s->ballot[seat][area], s->draft[seat], VALUES);
        memset(s->draft[seat], 0, VALUES);
    }
    if (s->ballot_round < terms.ballot_rounds) begin_ballots(s);
    else s->stage = VOTE;
}

/* ---- palazzi ------------------------------------------------------------------------------------ */

static void begin_checks(State *s) {
    s->stage = BUILD;
    s->site = NONE;
}

static set most_of(const count *counts, set seats) {
    int most = 0;
    set found = 0;
    for (int seat = 0; seat < terms.seats; seat++)
        if (has(seats, seat) && counts[seat] >= most) {
            found = (counts[seat] == most ? found : 0) | 1 << seat;
            most = counts[seat];
        }
    return found;
}

static int next_builder(const State *s, set seats, Dice *dice) {
    if (size(seats) > SITES - s->standing[s->site]) {
        if (terms.scarce_sites == BY_LOT) return by_lot(seats, dice);
        if (terms.scarce_sites == BY_HOUSES) {
            count houses[SEATS];
            for (int seat = 0; seat < terms.seats; seat++) houses[seat] = s->houses[seat][s->site];
            seats = most_of(houses, seats);
        }
    }
    return next_of(s, seats, dice);
}

static void build(State *s, int seat, int district) {
    s->houses[seat][district] -= s->price;
    s->house_stock[seat] += s->price;
    s->sites[district][s->standing[district]++] = seat;
    s->palaces[seat][district]++;
    s->palace_stock[seat]--;
}

static void settle(State *s, int seat) {
    if (s->plan[seat] == BUILD_ONE && s->standing[s->site] < SITES) {
        build(s, seat, s->site);
        if (terms.palaces_per_check) s->received[s->site] |= 1 << seat;
    }
    s->plan[seat] = NONE;
    s->due[seat] = 0;
}

static set able_seats(const State *s, int district, int price) {
    set able = 0;
    for (int seat = 0; seat < terms.seats; seat++)
        if (has(s->received[district], seat) && s->houses[seat][district] >= price
            && s->palace_stock[seat] > 0)
            able |= 1 << seat;
    return able;
}

static void open_check(State *s) {
    for (int district = 0; district < DISTRICTS; district++) {
        if (!s->received[district]) continue;
        int left = SITES - s->standing[district], price = FIRST_PRICE + s->standing[district];
        set able = left > 0 ? able_seats(s, district, price) : 0;
        s->received[district] = 0;
        if (able) {
            s->site = district;
            s->price = price;
            if (terms.scarce_sites == NOBODY && size(able) > left) return;
            for (int seat = 0; seat < terms.seats; seat++) s->due[seat] = has(able, seat);
            return;
        }
    }
    s->site = NONE;
    s->price = 0;
    s->stage = NEXT;
}

static void go_on_building(State *s, Dice *dice) {
    set planned = 0;
    for (int seat = 0; seat < terms.seats; seat++)
        if (s->plan[seat] != NONE) planned |= 1 << seat;
    while (planned) {
        int seat = next_builder(s, planned, dice);
        settle(s, seat);
        planned -= 1 << seat;
    }
    set seats = due_seats(s);
    if (!seats) open_check(s);
    else if (s->standing[s->site] == SITES) memset(s->due, 0, sizeof s->due);
    else if (terms.tie_order == SEALED) s->waits = seats;
    else s->waits = 1 << next_builder(s, seats, dice);
}

/* ---- houses ------------------------------------------------------------------------------------- */

static void begin_placing(State *s, set seats, int most) {
    s->stage = PLACE;
    for (; seats; seats &= seats - 1) {
        int seat = first_of(seats);
        s->due[seat] = least(most, s->house_stock[seat]);
    }
}

static void ask_or_check(State *s, Dice *dice) {
    set seats = due_seats(s);
    if (!seats) begin_checks(s);
    else if (terms.tie_order == SEALED) s->waits = seats;
    else s->waits = 1 << next_of(s, seats, dice);
}

static int can_build(const State *s, int seat, int district) {
    return s->standing[district] < SITES && s->palace_stock[seat] > 0
           && s->houses[seat][district] >= FIRST_PRICE + s->standing[district];
}

static void go_on_placing(State *s, int area, Dice *dice) {
    for (int seat = 0; seat < terms.seats; seat++) {
        int placed = s->plan[seat];
        if (placed == NONE) continue;
        s->plan[seat] = NONE;
        s->due[seat] = 0;
        s->house_stock[seat] -= placed;
        s->houses[seat][area] += placed;
        if (placed > 0) s->received[area] |= 1 << seat;
        s->house_left = terms.houses_per_check == ONE_HOUSE && !s->house_left && placed == 1
                        && s->turn == 2 && s->firsts == 1 << seat && can_build(s, seat, area);
    }
    ask_or_check(s, dice);
}

static void begin_moving(State *s, set seats, int most) {
    s->stage = MOVE;
    for (; seats; seats &= seats - 1) {
        int seat = first_of(seats);
        if (sum(s->houses[seat], DISTRICTS) > 0) s->due[seat] = most;
    }
}

static int legal_moves(const State *s, int seat, int32_t *out) {
    int n = 0, lifted = s->lifted[seat], area = s->order[s->election];
    if (lifted == NONE) {
        for (int district = 0; district < DISTRICTS; district++)
            if (s->houses[seat][district] > 0) out[n++] = A_LIFT + district;
        out[n++] = A_STAY;
        return n;
    }
    for (int district = 0; district < DISTRICTS; district++)
        if (district != lifted && (area == QUARANTIA || area == lifted || area == district))
            out[n++] = A_DROP + district;
    out[n++] = A_PUT_BACK;
    return n;
}

static void drop(State *s, int seat, int district) {
    decide(s, seat, DISTRICTS * s->lifted[seat] + district);
}

static void lift(State *s, int seat, int area, int district) {
    s->lifted[seat] = district;
    if (terms.lone_destination == TAKEN && area != QUARANTIA && area != district)
        drop(s, seat, area);
}

static void go_on_moving(State *s, Dice *dice) {
    for (int seat = 0; seat < terms.seats; seat++) {
        int plan = s->plan[seat];
        s->plan[seat] = NONE;
        if (plan == NO_MOVE) s->due[seat] = 0;
        else if (plan != NONE) {
            int to = plan % DISTRICTS;
            s->due[seat]--;
            s->houses[seat][plan / DISTRICTS]--;
            s->houses[seat][to]++;
            s->received[to] |= 1 << seat;
        }
    }
    ask_or_check(s, dice);
}

/* ---- councillors -------------------------------------------------------------------------------- */

static void begin_decision(State *s, int area, int seat) {
    s->due[seat] = 1;
    s->stage = COUNCILLOR;
    s->councillor = area;
    if (area == QUARANTIA && terms.neutralise == ONE_BY_ONE) s->stage = PICK;
    else if (area == QUARANTIA) s->councillor += first_of(~s->decided);
}

static int has_equal_before(const State *s, int which) {
    int one = QUARANTIA + which;
    for (int other = QUARANTIA; other < one; other++)
        if (!has(s->decided, other - QUARANTIA) && s->ring[other] == s->ring[one]
            && s->stands[other] == s->stands[one])
            return 1;
    return 0;
}

static int legal_picks(const State *s, int32_t *out) {
    int n = 0;
    for (int which = 0; which < COUNCILLORS - QUARANTIA; which++)
        if (!has(s->decided, which) && !has_equal_before(s, which)) out[n++] = A_COUNCILLOR + which;
    return n;
}

static void pick(State *s, int which) {
    s->councillor = QUARANTIA + which;
    s->stage = COUNCILLOR;
    s->waits = 0;
}

static void ask_which(State *s) {
    int32_t room[COUNCILLORS - QUARANTIA];
    if (legal_picks(s, room) == 1) pick(s, room[0] - A_COUNCILLOR);
    else s->waits = due_seats(s);
}

static void give_ring_back(State *s, int councillor) {
    int seat = s->ring[councillor];
    if (seat == NONE) return;
    s->ring[councillor] = NONE;
    s->rings[seat]++;
}

static void neutralise(State *s, int councillor) {
    give_ring_back(s, councillor);
    s->stands[councillor] = NONE;
}

static void neutralise_undecided(State *s) {
    for (int which = 0; which < COUNCILLORS - QUARANTIA; which++)
        if (!has(s->decided, which)) neutralise(s, QUARANTIA + which);
}

static void end_decision(State *s, int seat) {
    if (s->councillor >= QUARANTIA) s->decided |= 1 << (s->councillor - QUARANTIA);
    s->due[seat] = 0;
    s->stage = NEXT;
}

static void must_abstain(State *s, int seat) {
    if (terms.forced_abstention != ABSTAIN_NOTHING) neutralise(s, s->councillor);
    end_decision(s, seat);
    if (terms.forced_abstention == ABSTAIN_MOVING) begin_moving(s, 1 << seat, 1);
}

static void ask_control(State *s) {
    set seats = due_seats(s);
    int seat = first_of(seats);
    if (s->rings[seat] > 0 || s->ring[s->councillor] == seat) s->waits = seats;
    else must_abstain(s, seat);
}

static int legal_sends(const State *s, int32_t *out) {
    int n = 0, home = least(s->councillor, QUARANTIA);
    for (int area = 0; area < AREAS; area++)
        if (area != home) out[n++] = A_SEND + area;
    out[n++] = A_ABSTAIN;
    return n;
}

static void send(State *s, int seat, int area) {
    int councillor = s->councillor;
    if (s->ring[councillor] != seat) {
        give_ring_back(s, councillor);
        s->rings[seat]--;
        s->ring[councillor] = seat;
    }
    s->stands[councillor] = area;
    s->waits = 0;
    end_decision(s, seat);
}

static void abstain(State *s, int seat) {
    s->waits = 0;
    neutralise(s, s->councillor);
    end_decision(s, seat);
    begin_moving(s, 1 << seat, 1);
}

/* ---- elections ---------------------------------------------------------------------------------- */

static int count_votes(State *s, int seat, int area) {
    count *turned = s->turned[seat];
    memcpy(turned, s->ballot[seat][area], VALUES);
    memset(s->ballot[seat][area], 0, VALUES);
    s->laid[seat][area] = 0;
    if (terms.zero_marker && turned[0] > 0) return 0;
    int votes = turned[1] + 2 * turned[2] + 3 * turned[3];
    for (int one = 0; one < COUNCILLORS; one++)
        votes += s->ring[one] == seat && s->stands[one] == area;
    return votes;
}

static void hold_vote(State *s, int area) {
    int most = 0, next_most = 0;
    s->turn = 0;
    s->stage = NEXT;
    for (int seat = 0; seat < terms.seats; seat++) {
        int votes = count_votes(s, seat, area);
        s->votes[seat][area] = votes;
        if (votes > most) {
            next_most = most;
            most = votes;
        } else if (next_most < votes && votes < most) next_most = votes;
    }
    for (int seat = 0; seat < terms.seats; seat++) {
        int votes = s->votes[seat][area];
        if (votes > 0 && votes == most) s->firsts |= 1 << seat;
        else if (votes > 0 && votes == next_most) s->seconds |= 1 << seat;
    }
    if (size(s->firsts) > 1) s->seconds = 0;
}

static void award_in_district(State *s, int area, int turn) {
    if (turn == 0 && size(s->firsts) == 1) begin_decision(s, area, first_of(s->firsts));
    else if (turn == 0) neutralise(s, area);
    else if (turn == 1) begin_placing(s, s->firsts, 2);
    else if (turn == 2 && s->seconds) begin_placing(s, s->seconds, 1);
}

static void award_in_quarantia(State *s, int turn) {
    int single = size(s->firsts) == 1, tied_seconds = size(s->seconds) > 1;
    if (turn == 0 && (terms.neutralise == ALL_FIRST || !single)) neutralise_undecided(s);
    if (turn == 0 && !single) begin_moving(s, s->firsts, 2);
    else if (turn == 1 && tied_seconds) begin_moving(s, s->seconds, 1);
    else if (turn == 1 && s->seconds) begin_decision(s, QUARANTIA, first_of(s->seconds));
    else if ((turn == 0 || turn == 2) && single) begin_decision(s, QUARANTIA, first_of(s->firsts));
    else if (turn == 3 && tied_seconds) neutralise_undecided(s);
}

static void take_turn(State *s, int area) {
    int turn = s->turn++;
    if (area == QUARANTIA) award_in_quarantia(s, turn);
    else award_in_district(s, area, turn);
}

/* ---- the end of the match ------------------------------------------------------------------------ */

static int districts_of(const State *s, int seat) {
    int n = 0;
    for (int district = 0; district < DISTRICTS; district++) n += s->palaces[seat][district] > 0;
    return n;
}

static int suffices(int districts, int palaces) {
    return districts >= FEWEST_DISTRICTS && districts + palaces >= GOAL;
}

static int can_qualify(const State *s, int seat) {
    int open = 0, stock = s->palace_stock[seat];
    for (int district = 0; district < DISTRICTS; district++)
        open += s->palaces[seat][district] == 0 && s->standing[district] < SITES;
    int gained = least(stock, open);
    int more = least(stock - gained, DISTRICTS * SITES - sum(s->standing, DISTRICTS) - gained);
    return suffices(districts_of(s, seat) + gained, PALACES - stock + gained + more);
}

static int is_deadlocked(const State *s) {
    for (int seat = 0; seat < terms.seats; seat++)
        if (can_qualify(s, seat)) return 0;
    return 1;
}

static int way_of(int districts) {
    if (districts == DISTRICTS) return SIX_DISTRICTS;
    return districts == DISTRICTS - 1 ? SEVEN_IN_FIVE : EIGHT_IN_FOUR;
}

static void finish(State *s, int ending, set winners) {
    s->stage = OVER;
    s->ending = ending;
    s->winners = winners;
}

static void end_year(State *s) {
    count districts[SEATS], palaces[SEATS], houses[SEATS], both[SEATS];
    set qualified = 0;
    for (int seat = 0; seat < terms.seats; seat++) {
        districts[seat] = districts_of(s, seat);
        palaces[seat] = PALACES - s->palace_stock[seat];
        houses[seat] = HOUSES - s->house_stock[seat];
        both[seat] = districts[seat] + palaces[seat];
        if (suffices(districts[seat], palaces[seat])) qualified |= 1 << seat;
    }
    if (qualified) {
        set by_palaces = most_of(palaces, qualified), winners = most_of(houses, by_palaces);
        if (size(qualified) == 1) finish(s, way_of(districts[first_of(winners)]), winners);
        else if (size(by_palaces) == 1) finish(s, PALACES_TIE_BREAK, winners);
        else finish(s, size(winners) == 1 ? HOUSES_TIE_BREAK : SHARED, winners);
    } else if (s->year >= terms.year_cap || is_deadlocked(s)) {
        set all = (1 << terms.seats) - 1;
        finish(s, s->year >= terms.year_cap ? YEAR_CAP : DEADLOCK,
               most_of(houses, most_of(palaces, most_of(both, all))));
    }
}

/* ---- the year ------------------------------------------------------------------------------------ */

static void turn_card(State *s, Dice *dice) {
    set down = (1 << AREAS) - 1;
    for (int place = 0; place < s->election; place++) down &= ~(1 << s->coming[place]);
    s->coming[s->election] = roll_one(down, dice);
}

static void begin_year(State *s) {
    static const count markers[VALUES] = {1, 2, 2, 2};
    s->year++;
    s->election = s->ballot_round = 0;
    memcpy(s->order, s->coming, AREAS);
    memset(s->coming, NONE, AREAS);
    for (int seat = 0; seat < terms.seats; seat++) {
        s->held[seat] = MARKERS;
        memcpy(s->markers[seat], markers, VALUES);
    }
    memset(s->shown, 0, sizeof s->shown);
    memset(s->votes, 0, sizeof s->votes);
    begin_ballots(s);
}

static void end_election(State *s, Dice *dice) {
    for (int seat = 0; seat < terms.seats; seat++)
        for (int value = 0; value < VALUES; value++)
            s->shown[seat][value] += s->turned[seat][value];
    memset(s->turned, 0, sizeof s->turned);
    s->firsts = s->seconds = s->decided = 0;
    s->councillor = NONE;
    turn_card(s, dice);
    s->election++;
    s->stage = VOTE;
    if (s->election < AREAS) return;
    end_year(s);
    if (s->ending != GOES_ON) return;
    s->first_seat = (s->first_seat + 1) % terms.seats;
    begin_year(s);
}

static void setup(State *s, Dice *dice) {
    memset(s, 0, sizeof *s);
    memset(s->card, NONE, sizeof s->card);
    memset(s->ring, NONE, sizeof s->ring);
    memset(s->stands, NONE, sizeof s->stands);
    memset(s->sites, NONE, sizeof s->sites);
    memset(s->lifted, NONE, sizeof s->lifted);
    memset(s->plan, NONE, sizeof s->plan);
    s->councillor = s->site = NONE;
    memset(s->house_stock, HOUSES, terms.seats);
    memset(s->palace_stock, PALACES, terms.seats);
    memset(s->rings, RINGS, terms.seats);
    s->first_seat = below(dice, terms.seats);
    for (; s->election < AREAS; s->election++) turn_card(s, dice);
    begin_year(s);
}

static void go_on(State *s, Dice *dice) {
    while (s->waits == 0 && s->ending == GOES_ON) {
        int area = s->order[s->election];
        switch (s->stage) {
        case BALLOT: lay_ballots(s); break;
        case VOTE: hold_vote(s, area); break;
        case PICK: ask_which(s); break;
        case COUNCILLOR: ask_control(s); break;
        case MOVE: go_on_moving(s, dice); break;
        case PLACE: go_on_placing(s, area, dice); break;
        case BUILD: go_on_building(s, dice); break;
        default:
            if (s->house_left) {
                begin_placing(s, s->firsts, 1);
                s->house_left = s->due[first_of(s->firsts)];
            } else if (s->firsts && s->turn < 4) take_turn(s, area);
            else end_election(s, dice);
        }
    }
}

/* ---- what is legal, and what an action does ------------------------------------------------------ */

static int legal(const State *s, int seat, int32_t *out) {
    switch (s->stage) {
    case BALLOT: return legal_ballots(s, seat, out);
    case PICK: return legal_picks(s, out);
    case COUNCILLOR: return legal_sends(s, out);
    case MOVE: return legal_moves(s, seat, out);
    case PLACE:
        for (int n = 0; n <= s->due[seat]; n++) out[n] = A_PLACE + n;
        return s->due[seat] + 1;
    default:
        out[0] = A_BUILD;
        out[1] = A_FORGO;
        return 2;
    }
}

static void apply(State *s, int seat, int action, Dice *dice) {
    if (action < A_ADD) s->card[seat] = action - A_CARD;
    else if (action < A_CONFIRM) {
        s->markers[seat][action - A_ADD]--;
        s->draft[seat][action - A_ADD]++;
    } else if (action == A_CONFIRM) s->waits -= 1 << seat;
    else if (action < A_SEND) pick(s, action - A_COUNCILLOR);
    else if (action < A_ABSTAIN) send(s, seat, action - A_SEND);
    else if (action == A_ABSTAIN) abstain(s, seat);
    else if (action < A_DROP) lift(s, seat, s->order[s->election], action - A_LIFT);
    else if (action < A_STAY) drop(s, seat, action - A_DROP);
    else if (action == A_STAY) decide(s, seat, NO_MOVE);
    else if (action < A_BUILD) decide(s, seat, action - A_PLACE);
    else if (action == A_BUILD) decide(s, seat, BUILD_ONE);
    else if (action == A_FORGO) decide(s, seat, PASS);
    else if (action < A_TAKE_BACK) {
        s->markers[seat][action - A_REMOVE]++;
        s->draft[seat][action - A_REMOVE]--;
    } else if (action == A_TAKE_BACK) take_back(s, seat);
    else s->lifted[seat] = NONE;
    go_on(s, dice);
}

/* ---- random play --------------------------------------------------------------------------------- */

static int begin(const int *given, int n, Played *played) {
    if (n != sizeof terms / sizeof(int)) return 0;
    memcpy(&terms, given, sizeof terms);
    *played = (Played){.seats = terms.seats, .endings = ENDINGS};
    return 1;
}

static int play(Dice *dice, Played *played) {
    int32_t room[ALL_ACTIONS];
    State state, *s = &state;
    int decisions = 0;
    setup(s, dice);
    while (s->waits) {
        int seat = first_of(s->waits), all = legal(s, seat, room), n = all;
        while (n > 0 && room[n - 1] >= A_REMOVE) n--;
        apply(s, seat, room[below(dice, n ? n : all)], dice);
        decisions++;
    }
    played->ending = s->ending;
    for (int seat = 0; seat < terms.seats; seat++)
        played->shares[seat] = (double)has(s->winners, seat) / size(s->winners);
    return decisions;
}
