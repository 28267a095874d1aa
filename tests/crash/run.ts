/**
 * `npm run crash -- [--rounds 24] [--seed 1] [--outside]`: kills the service repeatedly and checks its promises; with
 * `--outside` while requests and batch jobs wait for a model, a live register or the research agent. On the embedded
 * database, or, under `scripts/ci-postgres.sh`, on PostgreSQL.
 */
import { inspect, parseArgs } from "node:util";
import { crashRounds } from "./crash-rounds.ts";
import { outsideRounds } from "./outside/outside-rounds.ts";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "24" },
    seed: { type: "string", default: "1" },
    outside: { type: "boolean", default: false },
  },
});
const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
const engine = process.env.TEST_DATABASE_URL ? "PostgreSQL" : "the embedded database";
const say = (line: string): void => void process.stdout.write(`${line}\n`);

say(`${rounds} rounds on ${engine}, seed ${seed}`);
try {
  if (values.outside) await killedOutside();
  else
    await crashRounds({ seed, rounds }, ({ number, moment, reached, sent, answered }) => {
      const how = reached ? moment : `${moment} (not reached: killed between)`;
      say(`${String(number).padStart(4)}  ${how}: ${sent} sent, ${answered} answered, all kept`);
    });
  say("every promise was kept");
} catch (error) {
  say(inspect(error));
  say(`reproduce: npm run crash -- --seed ${seed} --rounds ${rounds}${values.outside ? " --outside" : ""}`);
  process.exitCode = 1;
}
// A server of a failed round still runs; it ends with this process.
process.exit();

async function killedOutside(): Promise<void> {
  const { requests, jobs, kills } = await outsideRounds({ seed, rounds }, (round) => {
    const { number, moment, killed, refused, settled, answered, jobs: ofJobs } = round;
    const how = killed ? moment : `${moment} (not reached: killed after the answers)`;
    const waited = ofJobs.settled > 0 ? `, a job settled with ${ofJobs.calls} open calls` : "";
    say(
      `${String(number).padStart(4)}  ${how}: ${answered} answered, ${refused} refused, ${settled} settled${waited}`,
    );
  });
  say(`${requests} requests and ${jobs} jobs, ${kills} killed calls`);
}
