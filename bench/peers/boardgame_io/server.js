// Serves matches for two in memory: `node server.js MATCHES`. Prints its address when it is ready.
// A match's state takes about 3.7 kB of JSON, half-way through.
const { Server, Origins } = require("boardgame.io/server");
const { createMatch, ProcessGameConfig } = require("boardgame.io/internal");
const { PlayerView } = require("boardgame.io/core");

const CARDS = 72, HAND = 5, OFFER = 4, LOGGED = 12;
const KINDS = ["salt", "silk", "spice", "glass", "gold", "grain"];

const fresh = () => Array.from({ length: CARDS }, (_, id) => ({ id, kind: KINDS[id % 6], value: 1 + (id % 7) }));

function setup({ random }) {
  const deck = random.Shuffle(fresh());
  const players = { 0: { hand: deck.splice(0, HAND), score: 0 }, 1: { hand: deck.splice(0, HAND), score: 0 } };
  return { offer: deck.splice(0, OFFER), discard: [], log: [], players, secret: { deck } };
}

function note(G, playerID, move, card) {
  G.log.push({ seat: playerID, move, kind: card.kind, value: card.value });
  if (G.log.length > LOGGED) G.log.shift();
}

/** Takes a card of the offer, which is filled up from the deck. */
function draw({ G, random, playerID }, at) {
  const [card] = G.offer.splice(at % G.offer.length, 1);
  if (!G.secret.deck.length) G.secret.deck = random.Shuffle(G.discard.splice(0));
  if (G.secret.deck.length) G.offer.push(G.secret.deck.pop());
  G.players[playerID].hand.push(card);
  note(G, playerID, "draw", card);
}

/** Plays a card of the hand; whoever has none draws. */
function play(context, at) {
  const { G, playerID } = context, player = G.players[playerID];
  if (!player.hand.length) return draw(context, at);
  const [card] = player.hand.splice(at % player.hand.length, 1);
  player.score += card.value;
  G.discard.push(card);
  note(G, playerID, "play", card);
}

const market = {
  name: "market",
  setup,
  moves: { draw: { move: draw, client: false }, play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
  minPlayers: 2,
  maxPlayers: 2,
};

async function main(matches) {
  const server = Server({ games: [market], origins: [Origins.LOCALHOST] });
  const game = ProcessGameConfig(market);
  for (let number = 0; number < matches; number++) {
    const { initialState, metadata } = createMatch({ game, numPlayers: 2, unlisted: true });
    for (const seat of Object.values(metadata.players)) seat.credentials = `seat-${seat.id}-of-${number}`;
    server.db.createMatch(`match-${number}`, { initialState, metadata });
  }
  const { appServer } = await server.run({ port: 0 });
  console.log(`http://127.0.0.1:${appServer.address().port}`);
}

main(Number(process.argv[2]));
