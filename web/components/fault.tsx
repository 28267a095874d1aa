import { ApiError, ConnectionError, TimeoutError } from "../frame/client.ts";

/** An error with advice, and a button that tries again. */
export function Fault({ error, again }: { readonly error: unknown; readonly again?: () => void }) {
  const { title, advice, correlationId } = told(error);
  return (
    <div class="notice bad" role="alert">
      <strong>{title}</strong>
      <p>{advice}</p>
      {correlationId === null ? null : (
        <p class="soft small">
          Quote <code>{correlationId}</code> when you report it.
        </p>
      )}
      {again === undefined ? null : (
        <div>
          <button class="button small" type="button" onClick={again}>
            Try again
          </button>
        </div>
      )}
    </div>
  );
}

interface Told {
  readonly title: string;
  readonly advice: string;
  readonly correlationId: string | null;
}

/** The error as a sentence for a toast. */
export function sentenceOf(error: unknown): string {
  const { title, advice } = told(error);
  return `${title} ${advice}`;
}

function told(error: unknown): Told {
  if (error instanceof ApiError) return { ...toldOfAnswer(error), correlationId: error.correlationId };
  const title = "The service cannot be reached.";
  if (error instanceof TimeoutError)
    return {
      title: "The service did not answer in time.",
      advice: "Try again in a moment.",
      correlationId: null,
    };
  if (error instanceof ConnectionError || error instanceof TypeError)
    return {
      title,
      advice: "Check that it is running and that this machine is online.",
      correlationId: null,
    };
  return {
    title: "This page met an error.",
    advice: error instanceof Error ? error.message : "Load it again.",
    correlationId: null,
  };
}

function toldOfAnswer(error: ApiError): Omit<Told, "correlationId"> {
  switch (error.code) {
    case "unauthorized":
      return { title: "The session has ended.", advice: "Sign in again." };
    case "key_scope_forbidden":
      return {
        title: "None of your keys may do this.",
        advice: "Add a key with the needed scope under Account.",
      };
    case "not_found":
      return { title: "It is not there.", advice: "It was erased, or it belongs to another tenant." };
    case "rate_limited":
      return {
        title: "Too many requests.",
        advice: `Wait ${error.retryAfter ?? "a few"} seconds and try again.`,
      };
    case "service_unavailable":
      return { title: "The service is busy or stopping.", advice: "Try again in a moment." };
    default:
      return { title: error.description, advice: error.reason === null ? "" : `Reason: ${error.reason}.` };
  }
}
