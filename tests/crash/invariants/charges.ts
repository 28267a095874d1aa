import { strictEqual } from "node:assert";
import type { BatchBody, MatchBody, ResolveBody } from "../../support/answers.ts";
import { answersOf, type Outcome } from "../history.ts";
import type { Checked } from "./reading.ts";

/** The ledger equals the credits spent and the charges in the answers; abstentions and replays are free. */
export async function checkCharges({ world, read }: Checked): Promise<void> {
  const { keys, history } = world;
  const whole = [
    ...answersOf<BatchBody>(history, "batch").map(({ body }) => body),
    ...history.results.values(),
  ];
  for (const { usage, outcomes } of whole)
    strictEqual(
      usage.credits_charged,
      outcomes.reduce((sum, one) => sum + priceOf(one), 0),
      "a batch's charge",
    );
  const resolved = answersOf<ResolveBody>(history, "resolve").map(({ body }) => body);
  for (const body of resolved)
    strictEqual(body.usage.credits_charged, priceOf(body), `the charge of ${body.record_id}`);
  const matched = answersOf<MatchBody>(history, "match").map(({ body }) => body);
  for (const body of matched)
    strictEqual(body.usage.credits_charged, body.decision === "unresolved" ? 0 : 1, "a pair's charge");
  const charged = [...whole, ...resolved, ...matched].reduce(
    (sum, { usage }) => sum + usage.credits_charged,
    0,
  );

  const { tenants } = await read<{ tenants: { credits_granted: number; credits_remaining: number }[] }>(
    "/v1/admin/tenants",
    keys.admin,
  );
  const [tenant] = tenants;
  strictEqual(tenant!.credits_granted - tenant!.credits_remaining, charged, "credits spent and charged");
  const usage = await read<{ credits: { charged: number } }>("/v1/usage", keys.tenant);
  strictEqual(usage.credits.charged, charged, "the ledger and what was charged");
}

const priceOf = ({ decision, replayed }: Outcome): number => (decision === "unresolved" || replayed ? 0 : 1);
