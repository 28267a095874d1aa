/**
 * `npm run fuzz -- [--rounds 40] [--seed 1]`: requests made from the OpenAPI document, valid and spoilt, against a
 * service with the sample register. On the embedded database, or, under `scripts/ci-postgres.sh`, on PostgreSQL.
 */
import { parseArgs } from "node:util";
import { fuzzRounds } from "./fuzz-rounds.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "40" }, seed: { type: "string", default: "1" } },
});
const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { sent, statuses, faults, operations, succeeded } = await fuzzRounds({ seed, rounds });
const counted = [...statuses]
  .sort(([left], [right]) => left - right)
  .map(([status, times]) => `${status} × ${times}`);
say(`${sent} requests to ${operations.length} operations, seed ${seed}: ${counted.join(", ")}`);
const never = operations.filter((id) => !succeeded.has(id));
if (never.length > 0) say(`never succeeded: ${never.join(", ")}`);
for (const fault of new Set(faults)) say(`\n${fault}`);
say(
  faults.length === 0
    ? "nothing is wrong"
    : `\n${faults.length} faults; reproduce: npm run fuzz -- --seed ${seed} --rounds ${rounds}`,
);
process.exit(faults.length === 0 ? 0 : 1);
