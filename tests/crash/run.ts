/**
 * `npm run crash -- [--rounds 24] [--seed 1]`: kills the service repeatedly and checks its promises. On the
 * embedded database, or, under `scripts/ci-postgres.sh`, on PostgreSQL.
 */
import { inspect, parseArgs } from "node:util";
import { crashRounds } from "./crash-rounds.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "24" }, seed: { type: "string", default: "1" } },
});
const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
const engine = process.env.TEST_DATABASE_URL ? "PostgreSQL" : "the embedded database";
const say = (line: string): void => void process.stdout.write(`${line}\n`);

say(`${rounds} rounds on ${engine}, seed ${seed}`);
try {
  await crashRounds({ seed, rounds }, ({ number, moment, reached, sent, answered }) => {
    const how = reached ? moment : `${moment} (not reached: killed between)`;
    say(`${String(number).padStart(4)}  ${how}: ${sent} sent, ${answered} answered, all kept`);
  });
  say("every promise was kept");
} catch (error) {
  say(inspect(error));
  say(`reproduce: npm run crash -- --seed ${seed} --rounds ${rounds}`);
  process.exitCode = 1;
}
// A server of a failed round still runs; it ends with this process.
process.exit();
