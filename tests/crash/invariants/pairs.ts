import { deepStrictEqual, ok, strictEqual } from "node:assert";
import type { MatchBody } from "../../support/answers.ts";
import { answersOf } from "../history.ts";
import { admitted } from "../requests.ts";
import type { Checked } from "./reading.ts";

/** A match is above the floor, and a match never has two numbers of one register. */
export function checkPairs({ world }: Checked): void {
  for (const { key, operation, body } of answersOf<MatchBody>(world.history, "match")) {
    if (body.decision !== "match") continue;
    ok(body.match_confidence >= 0.9, `${key}: a match below the floor`);
    const { left, right } = operation.body as Record<"left" | "right", { registration_number?: string }>;
    const numbers = new Set([left, right].flatMap(({ registration_number: number }) => number ?? []));
    ok(numbers.size < 2, `${key}: a match of two companies by their numbers`);
  }
}

/** A pair has the same result in either order; the ledger has the cost of both requests. */
export async function checkSymmetry({ server, world, fresh }: Checked): Promise<void> {
  const { keys, history } = world;
  for (const { key, operation, body } of answersOf<MatchBody>(history, "match", fresh)) {
    const { left, right } = operation.body as { left: object; right: object };
    const idempotencyKey = `${key}-turned`;
    const turned = { ...operation, idempotencyKey, body: { left: right, right: left } };
    if (history.sent.has(idempotencyKey) || key.endsWith("-turned")) continue;
    const answer = await admitted(() =>
      server.send<MatchBody>("POST", operation.path, { key: keys.tenant, ...turned }),
    );
    strictEqual(answer.status, 200);
    deepStrictEqual(judged(answer.body), judged(body), `the pair ${key} from the other side`);
    history.sent.set(idempotencyKey, turned);
    history.answered.set(idempotencyKey, answer);
  }
}

const judged = ({ correlation_id: _, usage: __, ...verdict }: MatchBody): object => verdict;
