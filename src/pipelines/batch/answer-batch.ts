import { Failure } from "../../contract/errors.ts";
import { storeBatchAnswer } from "../../storage/decisions/batches.ts";
import type { ResolutionDependencies } from "../resolution/dependencies.ts";
import type { BatchAnswer } from "./batch-answer.ts";
import { inBatchTurn } from "./batch-turn.ts";
import { type BatchRequest, partsOf, resolveBatch } from "./resolve-batch.ts";

/** Runs a caller's batch in the tenant's turn, and keeps the answer of a keyed one for its retries. */
export function answerBatch(
  deps: ResolutionDependencies,
  batch: BatchRequest & { readonly now: Date },
): Promise<BatchAnswer | Failure> {
  return inBatchTurn(deps.database, batch, async () => {
    const answer = await resolveBatch(deps, batch);
    if (answer instanceof Failure || batch.idempotency === null) return answer;
    const { usage, ...body } = answer;
    await storeBatchAnswer(deps.database, partsOf(batch, batch.idempotency), {
      keyDigest: batch.idempotency.keyDigest,
      body: JSON.stringify(body),
      usage: JSON.stringify(usage),
      at: batch.now.toISOString(),
    });
    return answer;
  });
}
