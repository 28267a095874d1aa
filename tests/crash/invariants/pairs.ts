import { deepStrictEqual, strictEqual } from "node:assert";
import type { MatchBody } from "../../support/answers.ts";
import { answersOf } from "../history.ts";
import { admitted } from "../requests.ts";
import type { Checked } from "./reading.ts";

/** A pair is judged the same from either side; what that cost is on the ledger as well. */
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
