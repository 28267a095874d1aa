/**
 * Rounds of a deployment's life, each ended by kill -9 at a named point or at a random moment, followed by a
 * restart and a check of every promise. The seed decides the requests and the moment of the kill; the timing
 * within a round depends on the machine.
 */
import { randomFrom } from "../support/random.ts";
import { type Failpoint, failpoints, passedByEveryRequest } from "./failpoints.ts";
import { loadUntilDead } from "./load.ts";
import { recover } from "./recover.ts";
import { newWorld, type World } from "./world.ts";

/** The most answers before a kill at a random moment. */
const MOST_ANSWERS = 60;
const PATIENCE = 300;
/** The number of random moments after each cycle of all points. */
const RANDOM_MOMENTS = 4;

export interface Round {
  readonly number: number;
  /** The planned moment of the kill: a failpoint, or a number of answers. */
  readonly moment: string;
  readonly reached: boolean;
  readonly sent: number;
  readonly answered: number;
}

/**
 * @param finished receives each round that has kept every promise.
 * @throws Error with the server's log, caused by an AssertionError that names the broken promise, or by an
 * Error that names the points which a whole cycle did not reach.
 */
export async function crashRounds(
  { seed, rounds }: { readonly seed: number; readonly rounds: number },
  finished: (round: Round) => void,
): Promise<void> {
  const random = randomFrom(seed);
  const world = await newWorld();
  try {
    const missed = new Set<string>();
    let moments = momentsOf(random);
    for (let number = 1; number <= rounds; number++) {
      const point = moments.shift()!;
      const round = await playRound(world, { point, random, last: number === rounds });
      if (!round.reached) missed.add(point);
      finished({ number, ...round });
      if (moments.length === RANDOM_MOMENTS && missed.size > 0)
        throw new Error(`a whole cycle did not reach ${[...missed].join(", ")}`);
      if (moments.length === 0) moments = momentsOf(random);
    }
  } catch (error) {
    throw new Error(`a promise was broken; the server has logged: ${world.logged() || "nothing"}`, {
      cause: error,
    });
  } finally {
    await world.close();
  }
}

/** Every failpoint once, in an order of the seed, then random moments. */
function momentsOf(random: () => number): (Failpoint | "random")[] {
  const left = [...failpoints];
  const moments: (Failpoint | "random")[] = [];
  while (left.length > 0) moments.push(...left.splice(Math.floor(random() * left.length), 1));
  return [...moments, ...Array<"random">(RANDOM_MOMENTS).fill("random")];
}

interface Plan {
  readonly point: Failpoint | "random";
  readonly random: () => number;
  readonly last: boolean;
}

async function playRound(world: World, { point, random, last }: Plan): Promise<Omit<Round, "number">> {
  const { sent, answered } = world.history;
  const known = { sent: sent.size, answered: answered.size };
  const kill = point === "random";
  const target = kill ? 5 + Math.floor(random() * MOST_ANSWERS) : PATIENCE;
  const hits = hitsOf(point, random);
  const server = kill ? await world.start() : await world.start(point, hits);
  const died = await loadUntilDead(server, world, { random, target, kill });
  const round = {
    moment: kill ? `after ${target} answers` : `${point}, time ${hits}`,
    reached: died || kill,
    sent: sent.size - known.sent,
    answered: answered.size - known.answered,
  };
  // The keys that are sent again one by one: those of the round; after the last round all keys.
  await recover(world, new Set(last ? sent.keys() : [...sent.keys()].slice(known.sent)));
  return round;
}

function hitsOf(point: Plan["point"], random: () => number): number {
  if (point === "random" || point === "outside-call") return 1;
  return 1 + Math.floor(random() * (passedByEveryRequest(point) ? 20 : 3));
}
