import { Failure, overloaded } from "../contract/errors.ts";
import type { Caller } from "../contract/operation.ts";
import { ownerOf, tooBusy } from "./admission.ts";
import type { DoorAnswer } from "./answer.ts";
import type { DoorDependencies } from "./dependencies.ts";
import type { Place } from "./load-gate.ts";

/**
 * Answers with a stream in a place among those that are open: it lasts longer than its request is worked on, so it has
 * its place until whoever sends it says that it is over.
 * @param signal aborted at the deadline, when nobody sends what comes after it.
 */
export async function inStreamPlace(
  deps: Pick<DoorDependencies, "streams">,
  { caller, signal }: { readonly caller: Caller; readonly signal: AbortSignal },
  work: () => Promise<DoorAnswer | Failure>,
): Promise<DoorAnswer | Failure> {
  const place = placeOf(deps, caller);
  if (place instanceof Failure) return place;
  let answer: DoorAnswer | Failure | null = null;
  try {
    answer = await work();
  } finally {
    if (answer === null || answer instanceof Failure || signal.aborted) place.leave();
  }
  return answer instanceof Failure ? answer : { ...answer, ended: () => place.leave() };
}

function placeOf({ streams }: Pick<DoorDependencies, "streams">, caller: Caller): Place | Failure {
  const place = streams.enter();
  if (place === null) return overloaded();
  if (place.belongTo(ownerOf(caller))) return place;
  place.leave();
  return tooBusy();
}
