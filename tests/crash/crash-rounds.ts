/**
 * Rounds of a deployment's life, each ended by kill -9 at a named point or at a random moment, followed by a restart
 * and a check of everything that was promised. A seed decides what is sent and where it dies; what the requests of a
 * round meet on the way is the machine's.
 */
import { randomFrom } from "../support/random.ts";
import { type Failpoint, failpoints, passedByEveryRequest } from "./failpoints.ts";
import { loadUntilDead } from "./load.ts";
import { recover } from "./recover.ts";
import { newWorld, type World } from "./world.ts";

/** Answers after which a server is killed at a random moment, at most, and after which nothing more is sent to others. */
const MOST_ANSWERS = 60;
const PATIENCE = 300;
/** Random moments after each cycle of all points. */
const RANDOM_MOMENTS = 4;

export interface Round {
  readonly number: number;
  /** Where it was to die: a failpoint, or a number of answers. */
  readonly moment: string;
  readonly reached: boolean;
  readonly sent: number;
  readonly answered: number;
}

/**
 * @param finished told of each round that has kept every promise.
 * @throws Error with what the server has logged, caused by an AssertionError that names what was broken, or by an Error
 * that names the points which a whole cycle of them did not reach.
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
  // The keys that are asked for again one by one: those of the round, after the last round all.
  await recover(world, new Set(last ? sent.keys() : [...sent.keys()].slice(known.sent)));
  return round;
}

function hitsOf(point: Plan["point"], random: () => number): number {
  if (point === "random" || point === "outside-call") return 1;
  return 1 + Math.floor(random() * (passedByEveryRequest(point) ? 20 : 3));
}
