import { Failure, overloaded } from "../contract/errors.ts";
import type { Caller } from "../contract/operation.ts";
import { ownerOf, tooBusy } from "./admission.ts";
import type { DoorAnswer } from "./answer.ts";
import type { Slot } from "./concurrency-limit.ts";
import type { DoorDependencies } from "./dependencies.ts";

/**
 * Answers with a stream in a slot of the open streams: a stream lasts longer than the work on its request, so
 * it keeps its slot until the transport reports its end.
 * @param signal aborted at the deadline: a later answer is not sent.
 */
export async function inStreamSlot(
  deps: Pick<DoorDependencies, "streams">,
  { caller, signal }: { readonly caller: Caller; readonly signal: AbortSignal },
  work: () => Promise<DoorAnswer | Failure>,
): Promise<DoorAnswer | Failure> {
  const slot = slotOf(deps, caller);
  if (slot instanceof Failure) return slot;
  let answer: DoorAnswer | Failure | null = null;
  try {
    answer = await work();
  } finally {
    if (answer === null || answer instanceof Failure || signal.aborted) slot.leave();
  }
  return answer instanceof Failure ? answer : { ...answer, ended: () => slot.leave() };
}

function slotOf({ streams }: Pick<DoorDependencies, "streams">, caller: Caller): Slot | Failure {
  const slot = streams.enter();
  if (slot === null) return overloaded();
  if (slot.belongTo(ownerOf(caller))) return slot;
  slot.leave();
  return tooBusy();
}
