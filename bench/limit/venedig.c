/* Venedig at random, written by hand in C: how fast could the rules be at best?

   The same rules, options, boards, small actions, state and dice as src/serenissima/games/venedig;
   the same seed plays the same matches. No tale, and nothing noted. Sets of seats and of districts
   are bit masks. */

#include "limit.h"

enum { SEATS = 5, KINDS = 5, DISTRICTS = 5, HEXES = 128, SIDES = 6, BRIDGES = 16, FIELDS = 61,
       SITE_HEXES = 3 };
enum { CASA, PALAZZO, CAMPO, PONTE, BASILICA };
enum { TILE_VALUES = 3, GOLD_VALUES = 7, FIRST_TREASURE = TILE_VALUES, TREASURE_VALUES = 4 };
enum { OPENING_HAND = 3, HAND_LIMIT = 5, FILLING = 3, DISPLAY_LIMIT = 4, MOST_KINDS = 2, DRAINS = 2,
       GOLD_A_POINT = 5, BASILICA_POINTS = 7 };
enum { GOAL = 60, CROSSING = 10, CROSSED_AGAIN = 45, FARTHEST = 250 };
enum { BEFORE, LAY, NEXT, SITE, SPAN, MOVE, STEER, BETWEEN, SURPLUS, DRAIN, DRAW, FILL, SHED, AFTER,
       PASS, PAY, FINAL, OVER };
enum { GOES_ON, BY_BUILDING, BY_HELPING, BY_GOLD, EXHAUSTED, TURN_CAP = EXHAUSTED + KINDS, ENDINGS };
enum { SWAMP, FREE, BUILT };
enum { TRIANGLE, CONNECTED };
enum { NO_DRAW, SWAP, MUST_LAY };
enum { BUILT_FOR_NOBODY, DISCARDED };
enum { ALL_POINTS, UP_TO_ALL };
enum { WHENEVER_IT_COUNTS, AS_IN_VERSION_1 };
enum { A_REVEAL, A_SKIP, A_LAY, A_SOLO = 7, A_DONE = 11, A_RAISE, A_RAISE_JOINTLY = 17, A_SITE = 21,
       A_BRIDGE = 149, A_COUNT = 165, A_GO_ON = 167, A_PAY_MOST, A_OPEN_PURSE, A_GIVE, A_PAY = 176,
       A_DUMP, A_DRAIN = 181, A_STOP = 309, A_TAKE, A_DRAW = 315, A_SHOW, A_SHED = 321, A_SAIL = 326,
       A_TAKE_BACK = 347, A_UNPICK, A_KEEP, A_CLOSE_PURSE = 355, ALL_ACTIONS };
enum { NONE = -1 };

static const count NEEDED[KINDS] = {1, 3, 3, 3, 4}, SIZE[KINDS] = {1, 2, 1, 2, 3},
                   PIECES[KINDS] = {19, 6, 6, 6, 5};

/* What the players agreed on, and the board: the fields of the game's terms, in their order. */
typedef struct {
    int basilica, full_hand, imaginary_casa, turn_cap, moves, gold_asked, seats;
    int card_counts[KINDS], tile_counts[TILE_VALUES], treasure_counts[TREASURE_VALUES];
    int hexes, district[HEXES], printed[HEXES], neighbour[HEXES][SIDES], bridge[BRIDGES][2];
    int touches[FIELDS];
    int row[HEXES], column[HEXES], track_row[FIELDS], track_column[FIELDS];
} Terms;

typedef struct {
    count stage, waits, ending, closing, active, then, revealed;
    int16_t turn;
    count pile[KINDS], discard[KINDS], display[KINDS];
    count hand[SEATS][KINDS], hand_size[SEATS], known[SEATS][KINDS];
    count adding[SEATS][KINDS], solo[SEATS][KINDS], laid[SEATS][KINDS], imaginary_laid[KINDS];
    count master[KINDS], imaginary_master[KINDS];
    count cover[HEXES], piece[HEXES], supply[KINDS];
    int16_t position[SEATS];
    count to_build[KINDS], complete[KINDS], building, joint, builder, decider, picked[SITE_HEXES];
    count points, movers;
    count gold[SEATS][GOLD_VALUES], tiles_held[SEATS], treasures_held[SEATS];
    count offered[SEATS][GOLD_VALUES];
    count tile_pile[TILE_VALUES], treasure_pile[TREASURE_VALUES], tiles_paid[TILE_VALUES];
    count payer, paying_in, drained, shown, to_take, exchanging;
} State;

static Terms terms;

/* ---- piles and seats ---------------------------------------------------------------------------- */

static int draw(Dice *dice, count *pile, int n) {
    int whole = sum(pile, n), kind = 0;
    for (int rest = below(dice, whole); rest >= pile[kind]; kind++) rest -= pile[kind];
    pile[kind]--;
    return kind;
}

static void refill_pile(State *s) {
    if (sum(s->pile, KINDS) > 0) return;
    memcpy(s->pile, s->discard, KINDS);
    memset(s->discard, 0, KINDS);
}

static int clockwise(int seat, int steps) {
    seat += steps;
    return seat < terms.seats ? seat : seat - terms.seats;
}

static void ask(State *s, int seat) { s->waits = 1 << seat; }

/* ---- the end of the match ------------------------------------------------------------------------ */

static void forget_building(State *s) {
    memset(s->picked, NONE, sizeof s->picked);
    s->building = s->builder = s->decider = NONE;
    s->joint = s->points = s->movers = 0;
}

static void clear_choice(State *s, int seat) {
    memset(s->adding[seat], 0, KINDS);
    memset(s->solo[seat], 0, KINDS);
}

static void begin_end(State *s) {
    forget_building(s);
    clear_choice(s, s->active);
    s->stage = FINAL;
    s->exchanging = terms.seats;
}

static void keep_gold(State *s) {
    s->exchanging--;
    s->waits = 0;
}

/* ---- gondolas ------------------------------------------------------------------------------------ */

static int water_of(int field) { return field == CROSSED_AGAIN ? CROSSING : field; }

static int is_taken(const State *s, int mover, int field) {
    for (int seat = 0; seat < terms.seats; seat++)
        if (seat != mover && water_of(s->position[seat]) == water_of(field))
            return 1;
    return 0;
}

static void advance(State *s, int seat, int points) {
    int field = s->position[seat];
    while (points-- > 0)
        do field++;
        while (is_taken(s, seat, field));
    s->position[seat] = field < FARTHEST ? field : FARTHEST;
}

static int reached_goal(const State *s, int seat) { return s->position[seat] >= GOAL; }

/* ---- the purse ----------------------------------------------------------------------------------- */

/* The most gold that so many pieces can bear, the dearest first, down to `least`. */
static int most_gold(int pieces, const int *counts, const count *paid, int kinds, int least) {
    int most = 0;
    for (int kind = kinds - 1; kind >= 0; kind--) {
        int left = counts[kind] - (paid ? paid[kind] : 0), n = pieces < left ? pieces : left;
        most += (kind + least) * n;
        pieces -= n;
    }
    return most;
}

static int may_have_gold(const State *s, int seat) {
    if (terms.gold_asked == WHENEVER_IT_COUNTS)
        return most_gold(s->tiles_held[seat], terms.tile_counts, s->tiles_paid, TILE_VALUES, 0)
               + most_gold(s->treasures_held[seat], terms.treasure_counts, NULL, TREASURE_VALUES,
                           FIRST_TREASURE)
               >= GOLD_A_POINT;
    return s->tiles_held[seat] * (TILE_VALUES - 1) + s->treasures_held[seat] * (GOLD_VALUES - 1)
           >= GOLD_A_POINT;
}

static int worth(const count *gold) {
    int whole = 0;
    for (int value = 1; value < GOLD_VALUES; value++) whole += value * gold[value];
    return whole;
}

static int legal_purse(const State *s, int seat, int32_t *out, int n) {
    if (worth(s->gold[seat]) < GOLD_A_POINT) return n;
    out[n++] = A_PAY_MOST;
    out[n++] = A_OPEN_PURSE;
    return n;
}

static int legal_payments(const State *s, int seat, int32_t *out) {
    const count *gold = s->gold[seat], *offered = s->offered[seat];
    int n = 0;
    for (int value = 1; value < GOLD_VALUES; value++)
        if (gold[value] > offered[value]) out[n++] = A_GIVE + value - 1;
    if (worth(offered) >= GOLD_A_POINT) out[n++] = A_PAY;
    for (int value = 1; value < GOLD_VALUES; value++)
        if (offered[value] > 0) out[n++] = A_KEEP + value - 1;
    out[n++] = A_CLOSE_PURSE;
    return n;
}

static void open_purse(State *s, int seat) {
    s->payer = seat;
    s->paying_in = s->stage;
    s->stage = PAY;
}

static void leave_purse(State *s, int seat) {
    memset(s->offered[seat], 0, GOLD_VALUES);
    s->stage = s->paying_in;
    s->payer = NONE;
    s->paying_in = 0;
}

static void pay(State *s, int seat) {
    const count *offered = s->offered[seat];
    int points = worth(offered) / GOLD_A_POINT;
    for (int value = 1; value < GOLD_VALUES; value++) {
        s->gold[seat][value] -= offered[value];
        if (value < FIRST_TREASURE) {
            s->tiles_paid[value] += offered[value];
            s->tiles_held[seat] -= offered[value];
        } else {
            s->treasure_pile[value - FIRST_TREASURE] += offered[value];
            s->treasures_held[seat] -= offered[value];
        }
    }
    leave_purse(s, seat);
    s->waits = 0;
    advance(s, seat, points);
    if (s->stage == FINAL) s->exchanging--;
    else if (reached_goal(s, seat)) s->closing = BY_GOLD;
    if (s->stage == BETWEEN) s->stage = MOVE;
    else if (s->stage != FINAL && s->closing != GOES_ON) begin_end(s);
}

/* What can be kept when all points are paid for, the most gold first, then the most pieces. */
static const count CHANGE[][GOLD_VALUES] = {
    {0, 4}, {0, 2, 1}, {0, 0, 2}, {0, 1, 0, 1}, {0, 0, 0, 0, 1}, {0, 3}, {0, 1, 1}, {0, 0, 0, 1},
    {0, 2}, {0, 0, 1}, {0, 1}, {0},
};

static int holds(const count *gold, const count *pieces) {
    for (int value = 1; value < GOLD_VALUES; value++)
        if (gold[value] < pieces[value]) return 0;
    return 1;
}

static void pay_most(State *s, int seat) {
    const count *gold = s->gold[seat], *kept = CHANGE[0];
    int over = worth(gold) % GOLD_A_POINT;
    while (worth(kept) > over || !holds(gold, kept)) kept += GOLD_VALUES;
    for (int value = 1; value < GOLD_VALUES; value++) s->offered[seat][value] = gold[value] - kept[value];
    s->paying_in = s->stage;
    pay(s, seat);
}

/* ---- laying cards, and the master builders -------------------------------------------------------- */

static int on_table(const State *s, int kind) {
    int cards = s->imaginary_laid[kind];
    for (int seat = 0; seat < terms.seats; seat++) cards += s->laid[seat][kind];
    return cards;
}

static int legal_lays(const State *s, int seat, int32_t *out) {
    int n = 0, left[KINDS], chosen = 0;
    for (int kind = CASA; kind < KINDS; kind++) {
        int choice = s->adding[seat][kind] + s->solo[seat][kind] * NEEDED[kind];
        left[kind] = s->hand[seat][kind] - choice;
        chosen += choice;
        if (left[kind] > 0
            && (kind == CASA || on_table(s, kind) + s->adding[seat][kind] < NEEDED[kind]))
            out[n++] = A_LAY + kind;
    }
    for (int kind = PALAZZO; kind < KINDS; kind++)
        if (left[kind] >= NEEDED[kind] && !s->solo[seat][kind]) out[n++] = A_SOLO + kind - PALAZZO;
    if (chosen || terms.full_hand != MUST_LAY || s->hand_size[seat] != HAND_LIMIT)
        out[n++] = A_DONE;
    n = legal_purse(s, seat, out, n);
    if (chosen) out[n++] = A_TAKE_BACK;
    return n;
}

static void lose_cards(State *s, int seat, int kind, int cards) {
    int known = s->known[seat][kind] - cards;
    s->hand[seat][kind] -= cards;
    s->hand_size[seat] -= cards;
    s->known[seat][kind] = known > 0 ? known : 0;
}

static int master_cards(const State *s, int kind) {
    if (s->imaginary_master[kind]) return s->imaginary_laid[kind];
    return s->master[kind] == NONE ? 0 : s->laid[s->master[kind]][kind];
}

static void give_figure(State *s, int seat, int imaginary, int kind) {
    s->master[kind] = seat;
    s->imaginary_master[kind] = imaginary;
}

static void lay_row(State *s, int seat, int kind, int cards) {
    s->laid[seat][kind] += cards;
    if (on_table(s, kind) == NEEDED[kind]) s->complete[kind] = 1;
    if (cards < NEEDED[kind] && s->laid[seat][kind] > master_cards(s, kind))
        give_figure(s, seat, 0, kind);
}

static void lay_cards(State *s, int seat) {
    for (int kind = CASA; kind < KINDS; kind++) {
        int added = s->adding[seat][kind], alone = s->solo[seat][kind];
        lose_cards(s, seat, kind, added + alone * NEEDED[kind]);
        if (kind == CASA) alone = added;
        else if (added > 0) lay_row(s, seat, kind, added);
        s->to_build[kind] += alone;
    }
    clear_choice(s, seat);
    s->waits = 0;
    s->then = SURPLUS;
    s->stage = NEXT;
}

static void ask_surplus(State *s) {
    int rows = 0;
    for (int kind = PALAZZO; kind < KINDS; kind++) rows += s->laid[s->active][kind] > 0;
    if (rows > MOST_KINDS) ask(s, s->active);
    else s->stage = DRAIN;
}

static void pass_figure_on(State *s, int seat, int kind) {
    int most = 0, heir = NONE;
    for (int step = 1; step < terms.seats; step++) {
        int other = clockwise(seat, step);
        if (s->laid[other][kind] > most) {
            most = s->laid[other][kind];
            heir = other;
        }
    }
    if (s->imaginary_laid[kind] > most) give_figure(s, NONE, 1, kind);
    else give_figure(s, heir, 0, kind);
}

static void dump(State *s, int seat, int kind) {
    s->discard[kind] += s->laid[seat][kind];
    s->laid[seat][kind] = 0;
    s->waits = 0;
    if (s->master[kind] == seat) pass_figure_on(s, seat, kind);
}

/* ---- the imaginary player -------------------------------------------------------------------------- */

static void go_past(State *s) { s->stage = s->stage == BEFORE ? LAY : PASS; }

static void clear_display(State *s) {
    if (sum(s->display, KINDS) < DISPLAY_LIMIT) return;
    for (int kind = CASA; kind < KINDS; kind++) s->discard[kind] += s->display[kind];
    memset(s->display, 0, KINDS);
}

static void ask_reveal(State *s) {
    if (s->stage == AFTER) clear_display(s);
    if (terms.seats == 2 && !s->revealed) ask(s, s->active);
    else go_past(s);
}

static int is_in_vain(const State *s, int kind) {
    if (kind == CASA) return terms.imaginary_casa != BUILT_FOR_NOBODY;
    int rows = 0;
    for (int other = PALAZZO; other < KINDS; other++) rows += s->imaginary_laid[other] > 0;
    return s->imaginary_laid[kind] == 0 && rows >= MOST_KINDS;
}

static void reveal(State *s, Dice *dice) {
    s->waits = 0;
    s->revealed = 1;
    refill_pile(s);
    int kind = draw(dice, s->pile, KINDS);
    go_past(s);
    if (is_in_vain(s, kind)) {
        s->discard[kind]++;
        return;
    }
    s->then = s->stage;
    s->stage = NEXT;
    s->imaginary_laid[kind]++;
    if (on_table(s, kind) == NEEDED[kind]) s->complete[kind] = 1;
    if (kind != CASA && s->imaginary_laid[kind] > master_cards(s, kind))
        give_figure(s, NONE, 1, kind);
}

/* ---- where a building may stand --------------------------------------------------------------------- */

static int is_free(const State *s, int place) { return place != NONE && s->cover[place] == FREE; }

static int are_neighbours(int one, int other) {
    for (int side = 0; side < SIDES; side++)
        if (terms.neighbour[one][side] == other) return 1;
    return 0;
}

static int has_free_neighbour(const State *s, int place, int besides) {
    for (int side = 0; side < SIDES; side++) {
        int other = terms.neighbour[place][side];
        if (other != besides && is_free(s, other)) return 1;
    }
    return 0;
}

static int makes_triangle(const State *s, int one, int other) {
    for (int side = 0; side < SIDES; side++) {
        int third = terms.neighbour[one][side];
        if (third != other && is_free(s, third) && are_neighbours(third, other)) return 1;
    }
    return 0;
}

static int continues_basilica(const State *s, int one, int other) {
    if (terms.basilica == TRIANGLE) return makes_triangle(s, one, other);
    return has_free_neighbour(s, one, other) || has_free_neighbour(s, other, one);
}

static int begins_basilica(const State *s, int place) {
    for (int side = 0; side < SIDES; side++) {
        int other = terms.neighbour[place][side];
        if (is_free(s, other) && continues_basilica(s, place, other)) return 1;
    }
    return 0;
}

static int fits(const State *s, int kind, int place) {
    int one = s->picked[0], other = s->picked[1];
    if (one == NONE && kind == PALAZZO) return has_free_neighbour(s, place, NONE);
    if (one == NONE) return kind != BASILICA || begins_basilica(s, place);
    if (place == one || place == other) return 0;
    int near = are_neighbours(one, place);
    if (kind == PALAZZO) return near;
    if (other == NONE) return near && continues_basilica(s, one, place);
    if (terms.basilica == TRIANGLE) return near && are_neighbours(other, place);
    return near || are_neighbours(other, place);
}

static int is_open(const State *s, int bridge) {
    return is_free(s, terms.bridge[bridge][0]) && is_free(s, terms.bridge[bridge][1]);
}

static int legal_sites(const State *s, int32_t *out) {
    int n = 0, kind = s->building;
    if (kind == PONTE) {
        for (int bridge = 0; bridge < BRIDGES; bridge++)
            if (is_open(s, bridge)) out[n++] = A_BRIDGE + bridge;
        return n;
    }
    for (int place = 0; place < terms.hexes; place++)
        if (s->cover[place] == FREE && fits(s, kind, place)) out[n++] = A_SITE + place;
    if (s->picked[0] != NONE) out[n++] = A_UNPICK;
    return n;
}

/* How many ways there are, none, one or more; `only` gets the first. */
static int ways_on(const State *s, int kind, int *only) {
    int ways = 0;
    for (int bridge = 0; kind == PONTE && ways < 2 && bridge < BRIDGES; bridge++)
        if (is_open(s, bridge) && ways++ == 0) *only = bridge;
    for (int place = 0; kind != PONTE && ways < 2 && place < terms.hexes; place++)
        if (s->cover[place] == FREE && fits(s, kind, place) && ways++ == 0) *only = place;
    return ways;
}

/* ---- what a building brings --------------------------------------------------------------------------- */

static int casas_in(const State *s, int district) {
    int casas = 0;
    for (int place = 0; place < terms.hexes; place++)
        casas += terms.district[place] == district && s->cover[place] == BUILT + CASA;
    return casas;
}

static int casas_beside(const State *s, int side) {
    return casas_in(s, terms.district[s->picked[side]]);
}

static int built_around(const State *s, int place) {
    int built = 0;
    for (int side = 0; side < SIDES; side++) {
        int other = terms.neighbour[place][side];
        built += other != NONE && s->cover[other] >= BUILT;
    }
    return built;
}

static int unbuilt_around(const State *s, int one, int other) {
    int unbuilt = 0;
    for (int side = 0; side < SIDES; side++) {
        int first = terms.neighbour[one][side], second = terms.neighbour[other][side];
        unbuilt += first != NONE && first != other && s->cover[first] < BUILT;
        unbuilt += second != NONE && second != one && s->cover[second] < BUILT
                   && !are_neighbours(one, second);
    }
    return unbuilt;
}

static int points_of(const State *s, int kind) {
    switch (kind) {
    case CASA: return 1;
    case PALAZZO: return unbuilt_around(s, s->picked[0], s->picked[1]);
    case CAMPO: return built_around(s, s->picked[0]);
    default: return BASILICA_POINTS;
    }
}

/* ---- raising buildings ---------------------------------------------------------------------------------- */

static int legal_buildings(const State *s, int32_t *out) {
    int n = 0;
    for (int kind = CASA; kind < KINDS; kind++)
        if (s->to_build[kind] > 0) out[n++] = A_RAISE + kind;
    for (int kind = PALAZZO; kind < KINDS; kind++)
        if (s->complete[kind]) out[n++] = A_RAISE_JOINTLY + kind - PALAZZO;
    return n;
}

static int builder_of(const State *s, int kind, int joint) {
    if (joint && (s->imaginary_master[kind] || kind == CASA)) return NONE;
    return joint && s->master[kind] != NONE ? s->master[kind] : s->active;
}

static void begin_building(State *s, int kind, int joint) {
    s->building = kind;
    s->joint = joint;
    s->builder = builder_of(s, kind, joint);
    s->waits = 0;
    s->decider = s->builder == NONE ? s->active : s->builder;
    if (!joint) s->movers |= 1 << s->active;
    for (int seat = 0; joint && seat < terms.seats; seat++)
        if (s->laid[seat][kind] > 0) s->movers |= 1 << seat;
    s->stage = SITE;
}

static int may_pay_first(const State *s, int kind, int joint) {
    int only, ways, builder = builder_of(s, kind, joint);
    if (terms.gold_asked != WHENEVER_IT_COUNTS || !may_have_gold(s, s->active)) return 0;
    ways = ways_on(s, kind, &only);
    return ways == 1 || (ways > 1 && builder != s->active && builder != NONE);
}

static void ask_building(State *s) {
    if (s->closing != GOES_ON) {
        begin_end(s);
        return;
    }
    int ways = 0, kind = NONE, joint = 0;
    for (int other = CASA; other < KINDS; other++) {
        if (s->to_build[other] > 0) {
            ways++;
            kind = other;
            joint = 0;
        }
        if (s->complete[other]) {
            ways++;
            kind = other;
            joint = 1;
        }
    }
    if (ways == 0) s->stage = s->then;
    else if (ways == 1 && !may_pay_first(s, kind, joint)) begin_building(s, kind, joint);
    else ask(s, s->active);
}

static void end_building(State *s) {
    int kind = s->building;
    if (s->joint) {
        s->discard[kind] += on_table(s, kind);
        s->imaginary_laid[kind] = s->complete[kind] = 0;
        for (int seat = 0; seat < terms.seats; seat++) s->laid[seat][kind] = 0;
        give_figure(s, NONE, 0, kind);
    } else {
        s->to_build[kind]--;
        s->discard[kind] += NEEDED[kind];
    }
    forget_building(s);
    s->stage = NEXT;
}

static int beside_track(const State *s, int field) {
    if (field >= FIELDS) return 0;
    for (int spot = 0; spot < SITE_HEXES; spot++) {
        int place = s->picked[spot];
        if (place != NONE && terms.touches[field] >> terms.district[place] & 1) return 1;
    }
    return 0;
}

static void take_treasure(State *s, int seat, Dice *dice) {
    if (sum(s->treasure_pile, TREASURE_VALUES) == 0) return;
    s->gold[seat][FIRST_TREASURE + draw(dice, s->treasure_pile, TREASURE_VALUES)]++;
    s->treasures_held[seat]++;
}

static void give_treasures(State *s, Dice *dice) {
    s->stage = MOVE;
    for (int step = 0; step < terms.seats; step++) {
        int seat = clockwise(s->decider, step);
        if (s->movers >> seat & 1 && beside_track(s, s->position[seat])) take_treasure(s, seat, dice);
    }
}

static void count_casas(State *s, int side, Dice *dice) {
    s->waits = 0;
    s->points = casas_beside(s, side);
    give_treasures(s, dice);
}

static void place_building(State *s, Dice *dice) {
    int kind = s->building, one = 0, other = 0;
    s->waits = 0;
    if (kind == PONTE) {
        one = casas_beside(s, 0);
        other = casas_beside(s, 1);
        s->points = one > other ? one : other;
    } else s->points = points_of(s, kind);
    s->supply[kind]--;
    for (int spot = 0; spot < SIZE[kind]; spot++) {
        s->cover[s->picked[spot]] = BUILT + kind;
        s->piece[s->picked[spot]] = PIECES[kind] - s->supply[kind];
    }
    if (s->supply[kind] == 0) s->closing = EXHAUSTED + kind;
    s->stage = SPAN;
    if (kind != PONTE || s->movers == 0) give_treasures(s, dice);
    else if (one == other) count_casas(s, 0, dice);
}

static void pick(State *s, int place, Dice *dice) {
    int spot = 0;
    while (s->picked[spot] != NONE) spot++;
    s->picked[spot] = place;
    s->waits = 0;
    if (spot + 1 == SIZE[s->building]) place_building(s, dice);
}

static void pick_bridge(State *s, int bridge, Dice *dice) {
    s->picked[0] = terms.bridge[bridge][0];
    s->picked[1] = terms.bridge[bridge][1];
    place_building(s, dice);
}

static void ask_site(State *s, Dice *dice) {
    int only = NONE, ways = ways_on(s, s->building, &only);
    if (ways == 0) end_building(s);
    else if (ways > 1) ask(s, s->decider);
    else if (s->building == PONTE) pick_bridge(s, only, dice);
    else pick(s, only, dice);
}

static int next_mover(const State *s) {
    int step = 0;
    while (!(s->movers >> clockwise(s->decider, step) & 1)) step++;
    return clockwise(s->decider, step);
}

static int points_for(const State *s, int seat) {
    return seat == s->builder ? s->points : s->points / 2;
}

static void sail(State *s, int seat, int points) {
    s->movers -= 1 << seat;
    s->waits = 0;
    s->stage = MOVE;
    advance(s, seat, points);
    if (reached_goal(s, seat) && s->closing == GOES_ON)
        s->closing = seat == s->builder ? BY_BUILDING : BY_HELPING;
    if (s->movers == 0 || s->closing != GOES_ON) return;
    if (s->points < 2 && terms.gold_asked == WHENEVER_IT_COUNTS) return;
    if (may_have_gold(s, s->active)) s->stage = BETWEEN;
}

static void move_next(State *s) {
    if (s->movers == 0) {
        end_building(s);
        return;
    }
    int seat = next_mover(s), points = points_for(s, seat);
    if (points > 0 && terms.moves == UP_TO_ALL) s->stage = STEER;
    else sail(s, seat, points);
}

/* ---- draining, and drawing cards -------------------------------------------------------------------------- */

static void ask_drain(State *s) {
    if (s->drained < DRAINS && sum(s->tile_pile, TILE_VALUES) > 0) ask(s, s->active);
    else s->stage = DRAW;
}

static int legal_drains(const State *s, int seat, int32_t *out) {
    int n = legal_purse(s, seat, out, 0);
    for (int place = 0; place < terms.hexes; place++) {
        out[n] = A_DRAIN + place;
        n += s->cover[place] == SWAMP;
    }
    out[n++] = A_STOP;
    return n;
}

static void drain(State *s, int seat, int place, Dice *dice) {
    s->cover[place] = FREE;
    s->drained++;
    s->waits = 0;
    s->gold[seat][draw(dice, s->tile_pile, TILE_VALUES)]++;
    s->tiles_held[seat]++;
}

static void draw_card(State *s, int seat, Dice *dice) {
    refill_pile(s);
    s->hand[seat][draw(dice, s->pile, KINDS)]++;
    s->hand_size[seat]++;
}

static void draw_rest(State *s, int seat, Dice *dice) {
    for (; s->to_take > 0; s->to_take--) draw_card(s, seat, dice);
    s->stage = AFTER;
}

static void end_draw(State *s, int seat) { s->stage = s->hand_size[seat] > HAND_LIMIT ? SHED : AFTER; }

static void draw_one(State *s, int seat, Dice *dice) {
    s->waits = 0;
    if (s->stage == FILL) {
        draw_rest(s, seat, dice);
        return;
    }
    draw_card(s, seat, dice);
    end_draw(s, seat);
}

static int has_full_hand(const State *s, int seat) {
    return s->hand_size[seat] >= HAND_LIMIT && terms.full_hand != SWAP;
}

static int may_show(int size) { return 0 < size && size <= HAND_LIMIT + 1 - FILLING; }

static void keep_full_hand(State *s) {
    s->stage = AFTER;
    s->waits = 0;
}

static void ask_draw(State *s, Dice *dice) {
    int seat = s->active;
    if (may_have_gold(s, seat)) ask(s, seat);
    else if (has_full_hand(s, seat)) keep_full_hand(s);
    else if (sum(s->display, KINDS) == 0 && !may_show(s->hand_size[seat])) draw_one(s, seat, dice);
    else ask(s, seat);
}

static int legal_takes(const State *s, int32_t *out, int n) {
    for (int kind = CASA; kind < KINDS; kind++)
        if (s->display[kind] && kind != s->shown) out[n++] = A_TAKE + kind;
    return n;
}

static int legal_draws(const State *s, int seat, int32_t *out) {
    if (has_full_hand(s, seat)) {
        out[0] = A_GO_ON;
        return legal_purse(s, seat, out, 1);
    }
    int n = legal_takes(s, out, legal_purse(s, seat, out, 0));
    out[n++] = A_DRAW;
    for (int kind = CASA; kind < KINDS && may_show(s->hand_size[seat]); kind++)
        if (s->hand[seat][kind] > 0 && !s->display[kind]) out[n++] = A_SHOW + kind;
    return n;
}

static void show(State *s, int seat, int kind) {
    lose_cards(s, seat, kind, 1);
    s->display[kind] = 1;
    s->shown = kind;
    s->to_take = FILLING;
    s->stage = FILL;
    s->waits = 0;
}

static void ask_fill(State *s, Dice *dice) {
    int cards = sum(s->display, KINDS);
    if (s->shown != NONE) cards -= s->display[s->shown];
    if (cards > 0) ask(s, s->active);
    else draw_rest(s, s->active, dice);
}

static void take(State *s, int seat, int kind) {
    s->display[kind] = 0;
    s->hand[seat][kind]++;
    s->hand_size[seat]++;
    s->known[seat][kind]++;
    s->waits = 0;
    if (s->stage != FILL) end_draw(s, seat);
    else if (--s->to_take == 0) s->stage = AFTER;
}

static void shed(State *s, int seat, int kind) {
    lose_cards(s, seat, kind, 1);
    s->discard[kind]++;
    s->stage = AFTER;
    s->waits = 0;
}

/* ---- the turn ---------------------------------------------------------------------------------------------- */

static void begin_turn(State *s) {
    s->turn++;
    s->stage = BEFORE;
    s->revealed = s->drained = 0;
    s->shown = NONE;
}

static void end_turn(State *s) {
    if (s->turn >= terms.turn_cap) {
        s->closing = TURN_CAP;
        begin_end(s);
        return;
    }
    s->active = clockwise(s->active, 1);
    begin_turn(s);
}

static void ask_last(State *s) {
    if (s->exchanging == 0) {
        s->ending = s->closing;
        s->stage = OVER;
        return;
    }
    int seat = (s->active + 1 + terms.seats - s->exchanging) % terms.seats;
    if (may_have_gold(s, seat)) ask(s, seat);
    else keep_gold(s);
}

static void go_on(State *s, Dice *dice) {
    while (s->waits == 0 && s->ending == GOES_ON) {
        switch (s->stage) {
        case BEFORE: case AFTER: ask_reveal(s); break;
        case LAY:
            if (s->hand_size[s->active] > 0) ask(s, s->active);
            else lay_cards(s, s->active);
            break;
        case NEXT: ask_building(s); break;
        case SITE: ask_site(s, dice); break;
        case SPAN: ask(s, s->decider); break;
        case SHED: case BETWEEN: ask(s, s->active); break;
        case STEER: ask(s, next_mover(s)); break;
        case MOVE: move_next(s); break;
        case SURPLUS: ask_surplus(s); break;
        case DRAIN: ask_drain(s); break;
        case DRAW: ask_draw(s, dice); break;
        case FILL: ask_fill(s, dice); break;
        case FINAL: ask_last(s); break;
        default: end_turn(s);
        }
    }
}

static void setup(State *s, Dice *dice) {
    int hexes[KINDS] = {0};
    memset(s, 0, sizeof *s);
    memset(s->master, NONE, sizeof s->master);
    forget_building(s);
    s->payer = s->shown = NONE;
    for (int place = 0; place < terms.hexes; place++) {
        int cover = terms.printed[place];
        s->cover[place] = cover;
        s->piece[place] = cover >= BUILT;
        if (cover >= BUILT) hexes[cover - BUILT]++;
    }
    for (int kind = CASA; kind < KINDS; kind++) {
        s->pile[kind] = terms.card_counts[kind];
        s->supply[kind] = PIECES[kind] - hexes[kind] / SIZE[kind];
    }
    for (int value = 0; value < TILE_VALUES; value++) s->tile_pile[value] = terms.tile_counts[value];
    for (int value = 0; value < TREASURE_VALUES; value++)
        s->treasure_pile[value] = terms.treasure_counts[value];
    for (int card = 0; card < OPENING_HAND; card++)
        for (int seat = 0; seat < terms.seats; seat++) draw_card(s, seat, dice);
    s->active = below(dice, terms.seats);
    begin_turn(s);
    go_on(s, dice);
}

/* ---- what is legal, and what an action does ------------------------------------------------------------------ */

static int legal(const State *s, int seat, int32_t *out) {
    int n;
    switch (s->stage) {
    case BEFORE: case AFTER:
        out[0] = A_REVEAL;
        out[1] = A_SKIP;
        return legal_purse(s, seat, out, 2);
    case LAY: return legal_lays(s, seat, out);
    case NEXT: return legal_purse(s, seat, out, legal_buildings(s, out));
    case SITE:
        n = legal_sites(s, out);
        return seat == s->active && s->picked[0] == NONE ? legal_purse(s, seat, out, n) : n;
    case SPAN:
        out[0] = A_COUNT;
        out[1] = A_COUNT + 1;
        return 2;
    case STEER:
        n = points_for(s, seat) + 1;
        for (int points = 0; points < n; points++) out[points] = A_SAIL + points;
        return n;
    case BETWEEN: case FINAL:
        out[0] = A_GO_ON;
        return legal_purse(s, seat, out, 1);
    case SURPLUS:
        n = legal_purse(s, seat, out, 0);
        for (int kind = PALAZZO; kind < KINDS; kind++)
            if (s->laid[seat][kind] > 0) out[n++] = A_DUMP + kind - PALAZZO;
        return n;
    case DRAIN: return legal_drains(s, seat, out);
    case DRAW: return legal_draws(s, seat, out);
    case FILL:
        n = legal_takes(s, out, legal_purse(s, seat, out, 0));
        out[n++] = A_DRAW;
        return n;
    case SHED:
        n = 0;
        for (int kind = CASA; kind < KINDS; kind++)
            if (s->hand[seat][kind] > 0) out[n++] = A_SHED + kind;
        return n;
    default: return legal_payments(s, seat, out);
    }
}

static void go_on_without_paying(State *s) {
    s->waits = 0;
    if (s->stage == FINAL) keep_gold(s);
    else if (s->stage == DRAW) keep_full_hand(s);
    else s->stage = MOVE;
}

static void apply(State *s, int seat, int action, Dice *dice) {
    if (action == A_REVEAL) reveal(s, dice);
    else if (action == A_SKIP) {
        s->waits = 0;
        go_past(s);
    } else if (action < A_SOLO) s->adding[seat][action - A_LAY]++;
    else if (action < A_DONE) s->solo[seat][action - A_SOLO + PALAZZO] = 1;
    else if (action == A_DONE) lay_cards(s, seat);
    else if (action < A_RAISE_JOINTLY)
        begin_building(s, action - A_RAISE, 0);
    else if (action < A_SITE) begin_building(s, action - A_RAISE_JOINTLY + PALAZZO, 1);
    else if (action < A_BRIDGE) pick(s, action - A_SITE, dice);
    else if (action < A_COUNT) pick_bridge(s, action - A_BRIDGE, dice);
    else if (action < A_GO_ON) count_casas(s, action - A_COUNT, dice);
    else if (action == A_GO_ON) go_on_without_paying(s);
    else if (action == A_PAY_MOST) pay_most(s, seat);
    else if (action == A_OPEN_PURSE) open_purse(s, seat);
    else if (action < A_PAY) s->offered[seat][action - A_GIVE + 1]++;
    else if (action == A_PAY) pay(s, seat);
    else if (action < A_DRAIN) dump(s, seat, action - A_DUMP + PALAZZO);
    else if (action < A_STOP) drain(s, seat, action - A_DRAIN, dice);
    else if (action == A_STOP) {
        s->stage = DRAW;
        s->waits = 0;
    } else if (action < A_DRAW) take(s, seat, action - A_TAKE);
    else if (action == A_DRAW) draw_one(s, seat, dice);
    else if (action < A_SHED) show(s, seat, action - A_SHOW);
    else if (action < A_SAIL) shed(s, seat, action - A_SHED);
    else if (action < A_TAKE_BACK) sail(s, seat, action - A_SAIL);
    else if (action == A_TAKE_BACK) clear_choice(s, seat);
    else if (action == A_UNPICK) memset(s->picked, NONE, sizeof s->picked);
    else if (action < A_CLOSE_PURSE) s->offered[seat][action - A_KEEP + 1]--;
    else leave_purse(s, seat);
    go_on(s, dice);
}

/* ---- random play ----------------------------------------------------------------------------------------------- */

static int begin(const int *given, int n, Played *played) {
    if (n != sizeof terms / sizeof(int)) return 0;
    memcpy(&terms, given, sizeof terms);
    *played = (Played){.seats = terms.seats, .endings = ENDINGS};
    return 1;
}

static int play(Dice *dice, Played *played) {
    int32_t room[ALL_ACTIONS];
    State state, *s = &state;
    int decisions = 0, most = 0, winners = 0;
    setup(s, dice);
    while (s->waits) {
        int seat = __builtin_ctz(s->waits), all = legal(s, seat, room), n = all;
        while (n > 0 && room[n - 1] >= A_TAKE_BACK) n--;
        apply(s, seat, room[below(dice, n ? n : all)], dice);
        decisions++;
    }
    played->ending = s->ending;
    for (int seat = 0; seat < terms.seats; seat++)
        if (s->position[seat] >= most) {
            winners = s->position[seat] == most ? winners + 1 : 1;
            most = s->position[seat];
        }
    for (int seat = 0; seat < terms.seats; seat++)
        played->shares[seat] = (double)(s->position[seat] == most) / winners;
    return decisions;
}
