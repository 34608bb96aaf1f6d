// Canal Grande on boardgame.io. Cards: 0 to 5 districts, 6 gondola, 7 traitor, 8 spy, 9 doge,
// 10 to 12 the numbers one to three. Default options; no move that only takes back.
import type { Ctx, Game } from "boardgame.io";
import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";

export type Random = { Number(): number };
/** An index with probability in proportion to its weight. */
export type Pick = (weights: number[], random: Random) => number;
type Stage = "divide" | "choose" | "call" | "raise" | "over";
type Events = { endTurn(next: { next: string }): void; endGame(result: object): void };
type Chance = { G: Table; random: Random };
type Context = { G: Table; ctx: Ctx; random: Random; events: Events };

const [GONDOLA, TRAITOR, SPY, DOGE, ONE] = [6, 7, 8, 9, 10];
const [ROUND_CAP, PHASE_TOTAL, FOUR] = [200, 10, 4];
const DISTRICTS = [0, 1, 2, 3, 4, 5];

export interface Table {
  pile: number[]; discard: number[]; numberPile: number[]; numbers: number[][];
  hands: number[][]; won: number[][]; offers: number[][]; laid: number[][]; draft: number[];
  barred: boolean[]; first: (number | null)[]; draftFirst: number | null;
  stage: Stage; seat: number | null; rounds: number; divider: number; actor: number;
  picked: number; doges: number; draws: number; snatch: number; bonus: boolean;
  opened: boolean; where: number | null; winner: number | null;
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const zeros = (count: number) => Array<number>(count).fill(0);
const pairs = (count: number) => [zeros(count), zeros(count)];

export const byChance: Pick = (weights, random) => {
  let rest = Math.floor(random.Number() * sum(weights)), way = 0;
  while (rest >= weights[way]) rest -= weights[way++];
  return way;
};

function fresh(): Table {
  return {
    pile: [5, 5, 5, 5, 5, 5, 6, 7, 3, 6], discard: zeros(10), numberPile: [4, 5, 5],
    numbers: pairs(3), hands: pairs(7), won: pairs(6), offers: pairs(13), laid: pairs(7),
    draft: zeros(6), barred: Array(6).fill(false), first: [null, null], draftFirst: null,
    stage: "divide", seat: null, rounds: 0, divider: 0, actor: 0, picked: 0, doges: 0, draws: 0,
    snatch: 0, bonus: false, opened: false, where: null, winner: null,
  };
}

/** The rules on one table; `pick` is what chance answers. */
class Rules {
  constructor(private G: Table, private chance: (weights: number[]) => number) {}

  deal() {
    const { G } = this, aside = Array<number>(6).fill(2);
    for (const seat of [0, 0, 0, 0, 1, 1, 1, 1]) {
      const card = this.draw(aside);
      G.pile[card]--;
      G.hands[seat][card]++;
    }
    G.divider = this.chance([1, 1]);
    this.beginRound();
  }

  draw(pile: number[]) {
    const card = this.chance(pile);
    pile[card]--;
    return card;
  }

  /** Do what is to be done next, until a seat is asked or the match is over. */
  goOn() {
    const { G } = this;
    while (G.seat === null && G.stage !== "over") {
      const offer = G.offers[this.handled()];
      if (G.snatch && !G.draws) this.meetTraitor();
      else if (G.draws) this.drawCard();
      else if (G.bonus) this.beginPhase();
      else if (offer[TRAITOR]) this.meetTraitor();
      else if (offer[SPY]) { offer[SPY]--; G.discard[SPY]++; G.draws = 2; }
      else if (offer[DOGE]) { G.doges += offer[DOGE]; offer[DOGE] = 0; }
      else if (G.doges) this.openVote();
      else if (G.actor !== G.divider) this.takeUp(G.divider);
      else this.endRound();
    }
  }

  handled() {
    return this.G.actor === this.G.divider ? 1 - this.G.picked : this.G.picked;
  }

  meetTraitor() {
    const { G } = this, victim = G.hands[1 - G.actor];
    if (sum(victim)) G.hands[G.actor][this.draw(victim)]++;
    if (G.snatch) G.snatch--;
    else G.offers[this.handled()][TRAITOR]--;
    G.discard[TRAITOR]++;
  }

  drawCard() {
    const { G } = this;
    const worth = G.discard.some((n, card) => n && card !== SPY && !(card === DOGE && G.bonus));
    if (!sum(G.pile) && !worth) { G.draws = 0; return; }
    this.refill();
    G.draws--;
    const card = this.draw(G.pile);
    if (card < TRAITOR) G.hands[G.actor][card]++;
    else if (card === TRAITOR) G.snatch++;
    else if (card === SPY || G.bonus) { G.discard[card]++; G.draws++; }
    else G.doges++;
  }

  refill() {
    if (sum(this.G.pile)) return;
    this.G.pile = this.G.discard;
    this.G.discard = zeros(10);
  }

  beginRound() {
    const { G } = this;
    G.rounds++;
    G.actor = G.divider;
    G.picked = 0;
    G.barred = Array(6).fill(false);
    for (let n = 0; n < 5; n++) { this.refill(); G.offers[0][this.draw(G.pile)]++; }
    for (let n = 0; n < 3; n++) G.offers[0][ONE + this.draw(G.numberPile)]++;
    G.stage = "divide";
    G.seat = G.divider;
  }

  endRound() {
    const { G } = this;
    const [first, second] = G.numbers.map((laid) => laid[0] + 2 * laid[1] + 3 * laid[2]);
    if (G.rounds >= ROUND_CAP) G.stage = "over";
    else if (Math.max(first, second) < PHASE_TOTAL) {
      G.divider = 1 - G.divider;
      this.beginRound();
    } else {
      G.bonus = true;
      if (first === second) G.divider = 1 - G.divider;
      else {
        G.actor = first < second ? 0 : 1;
        G.divider = 1 - G.actor;
        G.draws = 3;
      }
    }
  }

  beginPhase() {
    const { G } = this;
    G.bonus = false;
    G.pile = G.pile.map((count, card) => count + G.discard[card]);
    G.discard = zeros(10);
    for (const laid of G.numbers) laid.forEach((count, n) => { G.numberPile[n] += count; laid[n] = 0; });
    this.beginRound();
  }

  /** Numbers are laid out; districts and gondolas go into the hand. */
  takeUp(seat: number) {
    const { G } = this;
    G.actor = seat;
    G.seat = null;
    const offer = G.offers[this.handled()];
    for (let card = 0; card <= GONDOLA; card++) { G.hands[seat][card] += offer[card]; offer[card] = 0; }
    for (let n = 0; n < 3; n++) { G.numbers[seat][n] += offer[ONE + n]; offer[ONE + n] = 0; }
  }

  openVote() {
    const { G } = this;
    const seat = [G.actor, 1 - G.actor].find((seat) => DISTRICTS.some((d) => canCall(G, seat, d)));
    if (seat === undefined) { G.doges--; G.discard[DOGE]++; }
    else { G.stage = "call"; G.seat = seat; }
  }

  /** A card is won; the winner's others are discarded, the loser's go back but for one. */
  closeVote(winner: number) {
    const { G } = this, where = G.where!, won = G.laid[winner], lost = G.laid[1 - winner];
    G.doges--;
    G.discard[DOGE]++;
    G.won[winner][where]++;
    won[where]--;
    won.forEach((count, card) => { G.discard[card] += count; });
    const first = lost[where] ? where : G.first[1 - winner];
    if (first !== null) { lost[first]--; G.discard[first]++; }
    G.discard[GONDOLA] += lost[GONDOLA];
    for (const d of DISTRICTS) G.hands[1 - winner][d] += lost[d];
    G.laid = pairs(7);
    G.first = [null, null];
    G.where = G.seat = null;
    if (G.won[winner].every(Boolean) || G.won[winner][where] >= FOUR) {
      G.winner = winner;
      G.stage = "over";
    }
  }
}

const canCall = (G: Table, seat: number, d: number) => G.hands[seat][d] > 0 && !G.barred[d];
const worth = (G: Table, seat: number) => sum(G.laid[seat].slice(0, 6));

function gondolas(G: Table, draft: number[]) {
  return G.hands[G.seat!][GONDOLA] - DISTRICTS.filter((d) => d !== G.where && draft[d]).length;
}

/** The most that a draft can still be worth: a gondola carries one whole district. */
function reach(G: Table, draft: number[]) {
  const hand = G.hands[G.seat!], opened = (d: number) => d === G.where || draft[d] > 0;
  const closed = DISTRICTS.filter((d) => !opened(d)).map((d) => hand[d]).sort((a, b) => b - a);
  const more = sum(DISTRICTS.filter(opened).map((d) => hand[d] - draft[d]));
  return worth(G, G.seat!) + sum(draft) + more + sum(closed.slice(0, Math.max(0, gondolas(G, draft))));
}

/** Whether a card may be drafted: it is in hand, fits, and the draft can still be high enough. */
function canLay(G: Table, d: number) {
  const seat = G.seat!, hand = G.hands[seat], needed = worth(G, 1 - seat);
  if (hand[d] <= G.draft[d]) return false;
  const matching = G.laid[seat][G.where!] + G.draft[G.where!] > 0;
  if (d !== G.where && !(matching && (G.draft[d] || gondolas(G, G.draft) > 0))) return false;
  if (worth(G, seat) + sum(G.draft) + 1 > needed) return true;
  return reach(G, G.draft.map((count, other) => count + Number(other === d))) > needed;
}

function canBid(G: Table) {
  const high = worth(G, G.seat!) + sum(G.draft) > worth(G, 1 - G.seat!);
  return high && (G.draftFirst !== null || !G.opened);
}

const canDecline = (G: Table) => G.draftFirst === null && G.opened;
const canShift = (G: Table, card: number) => G.offers[0][card] > 0 && sum(G.offers[0]) > 1;

/** What a seat can do, as the name of a move and its argument. */
export function enumerate(G: Table): { move: string; args: number[] }[] {
  const some = (move: string, range: number[], can: (n: number) => boolean) =>
    range.filter(can).map((n) => ({ move, args: [n] }));
  if (G.stage === "divide") {
    const shifts = some("shift", [...Array(13).keys()], (card) => canShift(G, card));
    return sum(G.offers[1]) ? [...shifts, { move: "present", args: [] }] : shifts;
  }
  if (G.stage === "choose") return some("choose", [0, 1], () => true);
  if (G.stage === "call") return some("call", DISTRICTS, (d) => canCall(G, G.seat!, d));
  const found: { move: string; args: number[] }[] = some("lay", DISTRICTS, (d) => canLay(G, d));
  if (canBid(G)) found.push({ move: "bid", args: [] });
  if (canDecline(G)) found.push({ move: "decline", args: [] });
  return found;
}

export function canalGrande(pick: Pick = byChance): Game<Table> {
  const rules = ({ G, random }: Chance) => new Rules(G, (weights) => pick(weights, random));
  /** A move: refused unless the stage and the condition hold; then what follows without a choice. */
  const move = (stage: Stage, can: (G: Table, n: number) => boolean, what: (G: Table, n: number, rules: Rules) => void) =>
    (context: Context, n: number) => {
      const { G, ctx, events } = context;
      if (G.stage !== stage || !can(G, n)) return INVALID_MOVE;
      what(G, n, rules(context));
      rules(context).goOn();
      if (G.stage === "over") events.endGame({ winner: G.winner });
      else if (String(G.seat) !== ctx.currentPlayer) events.endTurn({ next: String(G.seat) });
    };
  const always = () => true;
  return {
    name: "canal-grande", minPlayers: 2, maxPlayers: 2,
    setup: ({ random }) => {
      const G = fresh();
      rules({ G, random }).deal();
      return G;
    },
    turn: { order: { first: ({ G }) => G.seat!, next: ({ G }) => G.seat! } },
    moves: {
      shift: move("divide", canShift, (G, card) => { G.offers[0][card]--; G.offers[1][card]++; }),
      present: move("divide", (G) => sum(G.offers[1]) > 0, (G) => { G.stage = "choose"; G.seat = 1 - G.seat!; }),
      choose: move("choose", always, (G, offer, rules) => { G.picked = offer; rules.takeUp(G.seat!); }),
      call: move("call", (G, d) => canCall(G, G.seat!, d), call),
      lay: move("raise", canLay, (G, d) => { G.draft[d]++; G.draftFirst ??= d; }),
      bid: move("raise", canBid, bid),
      decline: move("raise", canDecline, (G, _n, rules) => rules.closeVote(1 - G.seat!)),
    },
    ai: { enumerate },
  };
}



function call(G: Table, d: number) {
  const seat = G.seat!;
  Object.assign(G, { where: d, opened: false, stage: "raise" });
  G.first[seat] = d;
  G.barred[d] = true;
  G.hands[seat][d]--;
  G.laid[seat][d] = 1;
}

/** The draft is laid open, with its gondolas; the other seat answers. */
function bid(G: Table) {
  const seat = G.seat!;
  G.first[seat] ??= G.draft[G.where!] ? G.where : G.draftFirst;
  for (const d of DISTRICTS.filter((d) => G.draft[d])) {
    G.hands[seat][d] -= G.draft[d];
    G.laid[seat][d] += G.draft[d];
    if (d !== G.where) { G.hands[seat][GONDOLA]--; G.laid[seat][GONDOLA]++; }
  }
  Object.assign(G, { draft: zeros(6), draftFirst: null, opened: true, seat: 1 - seat });
}
