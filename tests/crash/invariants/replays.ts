import { deepStrictEqual, strictEqual } from "node:assert";
import type { ResolveBody } from "../../support/answers.ts";
import { answersOf } from "../history.ts";
import { admitted } from "../requests.ts";
import type { Checked } from "./reading.ts";

/** The most replays of one round. */
const MOST = 10;

/** A bound record that is sent again byte for byte, under a new key, has the same binding at no cost. */
export async function checkReplays({ server, world, fresh }: Checked): Promise<void> {
  const { keys, history } = world;
  const bound = answersOf<ResolveBody>(history, "resolve", fresh).filter(({ body }) => body.entity !== null);
  for (const { key, operation, body } of bound.slice(0, MOST)) {
    const idempotencyKey = `${key}-again`;
    if (history.sent.has(idempotencyKey) || key.endsWith("-again")) continue;
    const again = { ...operation, idempotencyKey };
    const answer = await admitted(() =>
      server.send<ResolveBody>("POST", operation.path, { key: keys.tenant, ...again }),
    );
    strictEqual(answer.status, 200);
    strictEqual(answer.body.replayed, true, `${key} sent again`);
    deepStrictEqual(bindingOf(answer.body), bindingOf(body), `${key} sent again`);
    strictEqual(answer.body.usage.credits_charged, 0, `${key} sent again`);
    history.sent.set(idempotencyKey, again);
    history.answered.set(idempotencyKey, answer);
  }
}

const bindingOf = ({ decision, decision_id, entity }: ResolveBody) => ({
  ...{ decision, decision_id, entityId: entity?.entity_id },
});
