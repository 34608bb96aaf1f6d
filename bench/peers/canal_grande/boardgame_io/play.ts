// npx tsx play.ts agree < RECORD      plays recorded matches again, comparing every decision
// npx tsx play.ts time SECONDS        plays at random; prints decisions and matches a second
// RECORD is what `record.py` prints.
import { createInterface } from "node:readline";
import { Client } from "boardgame.io/dist/cjs/client.js";
import { byChance, canalGrande, enumerate, type Pick } from "./game.ts";

const FIRST: Record<string, number> = { shift: 0, present: 13, choose: 14, call: 18, lay: 24, bid: 30, decline: 31 };
const number = ({ move, args }: { move: string; args: number[] }) => FIRST[move] + (args[0] ?? 0);

function started(pick: Pick, seed: string) {
  const client = Client({ game: { ...canalGrande(pick), seed }, numPlayers: 2, debug: false });
  client.start();
  return client;
}

function demand(holds: boolean, ...about: unknown[]) {
  if (!holds) throw new Error(JSON.stringify(about));
}

/** Play a recorded match again; how many decisions it has. */
function replay(line: string, at: number) {
  const { steps, shares } = JSON.parse(line);
  const answers: number[] = steps.flatMap((step: number[][]) => step[3]);
  let read = 0;
  const client = started((weights) => {
    demand(weights[answers[read]] > 0, at, "the answer", read);
    return answers[read++];
  }, "replay");
  for (const [seat, legal, action] of steps.slice(1)) {
    const { G, ctx } = client.getState()!, found = enumerate(G);
    demand(ctx.currentPlayer === String(seat), at, ctx.currentPlayer, seat);
    demand(String(found.map(number)) === String(legal), at, found.map(number), legal);
    const { move, args } = found.find((one) => number(one) === action)!;
    client.moves[move](...args);
  }
  const { ctx } = client.getState()!, winner = ctx.gameover?.winner ?? null;
  demand(ctx.gameover && read === answers.length, at, "the end");
  demand(String(shares) === String(winner === null ? [0.5, 0.5] : [1 - winner, winner]), at, winner);
  client.stop();
  return steps.length - 1;
}

async function agree() {
  let decisions = 0, at = 0;
  for await (const line of createInterface({ input: process.stdin })) decisions += replay(line, at++);
  return { decisions };
}

function timed(seconds: number) {
  let decisions = 0, matches = 0;
  const begun = performance.now(), took = () => (performance.now() - begun) / 1000;
  while (!matches || took() < seconds) {
    const client = started(byChance, `match ${matches++}`);
    for (let state = client.getState()!; !state.ctx.gameover; state = client.getState()!) {
      const found = enumerate(state.G), { move, args } = found[Math.floor(Math.random() * found.length)];
      client.moves[move](...args);
      decisions++;
    }
    client.stop();
  }
  return { decisions: decisions / took(), matches: matches / took() };
}

const [what, seconds] = process.argv.slice(2);
console.log(JSON.stringify(what === "agree" ? await agree() : timed(Number(seconds))));
