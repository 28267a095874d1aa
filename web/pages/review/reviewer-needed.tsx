import { addressOf } from "../../frame/address.ts";
import { session } from "../../frame/session.ts";

/** Asks an operator for a reviewer's name, which a verdict needs. */
export function ReviewerNeeded() {
  const current = session.value;
  if (current === null || current.kind !== "operator" || current.reviewer_id !== null) return null;
  return (
    <p class="notice caution">
      <span>
        A verdict bears the name of its reviewer. Give yours once under{" "}
        <a href={addressOf("/account")}>Account</a>.
      </span>
    </p>
  );
}
