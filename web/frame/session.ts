/** The session of this browser: its identity and scopes, and the calls that change them. No key is kept here. */
import { computed, signal } from "@preact/signals";
import { sendWaiting } from "./leaving.ts";

export interface SessionKey {
  readonly key_id: string;
  readonly scope: string;
  readonly name: string;
  readonly key_hint: string;
  readonly reviewer_id: string | null;
  readonly tenant_id: string | null;
}

export interface Session {
  readonly kind: "keys" | "operator";
  readonly tenant: { readonly tenant_id: string; readonly name: string } | null;
  readonly reviewer_id: string | null;
  readonly keys: readonly SessionKey[];
  readonly scopes: readonly string[];
  readonly ends_at: string;
  readonly csrf_token: string;
}

/** The service's answer about this browser; `session` is null without a sign-in. */
export interface SessionState {
  readonly session: Session | null;
  /** Whether this browser may start an operator's session. */
  readonly operatorAdmitted: boolean;
  readonly release: string;
}

/** undefined until the service has answered. */
export const sessionState = signal<SessionState | undefined>(undefined);

export const session = computed(() => sessionState.value?.session ?? null);

/** The scopes of an operator in its chosen tenant; a page about a tenant asks for the choice first. */
const ofTenant = ["read", "resolve", "review", "erase"];

/** Whether the session has any of these scopes. */
export function may(...accepted: readonly string[]): boolean {
  const current = session.value;
  const scopes = [...(current?.scopes ?? []), ...(current?.kind === "operator" ? ofTenant : [])];
  return accepted.some((scope) => scopes.includes(scope));
}

/** A refusal of the session's own routes, as a sentence for a person. */
class SessionError extends Error {
  override readonly name = "SessionError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const address = "/workbench/session";

export const loadSession = (): Promise<void> => ask("GET", "");

/** Signs in with a key, or adds it to the session. */
export const addKey = (key: string): Promise<void> => ask("POST", "", { key });

/** Signs the operator in with the one-time code of a link. */
export const signInAsOperator = (code: string): Promise<void> => ask("POST", "", { code });

export const removeKey = (keyId: string): Promise<void> =>
  ask("DELETE", `/keys/${encodeURIComponent(keyId)}`);

export const chooseTenant = (tenantId: string): Promise<void> =>
  ask("PUT", "/tenant", { tenant_id: tenantId });

export const nameReviewer = (reviewerId: string): Promise<void> =>
  ask("PUT", "/reviewer", { reviewer_id: reviewerId });

export async function signOut(): Promise<void> {
  await sendWaiting();
  await ask("DELETE", "");
  // The data that this page has read belongs to the session that has ended.
  location.assign("/workbench/");
}

async function ask(method: string, path: string, body?: object): Promise<void> {
  const csrf = session.peek()?.csrf_token;
  const response = await fetch(address + path, {
    method,
    headers: {
      Accept: "application/json",
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      ...(csrf === undefined ? {} : { "X-Assay-CSRF": csrf }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status === 204) return;
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new SessionError(response.status, sentenceOf(response, answer));
  sessionState.value = {
    session: answer.signed_in === true ? (answer as unknown as Session) : null,
    operatorAdmitted: answer.operator_admitted === true,
    release: String(answer.release),
  };
}

function sentenceOf(response: Response, answer: Record<string, unknown>): string {
  const error = answer.error as { code?: string; message?: string } | undefined;
  const wait = response.headers.get("Retry-After") ?? (answer as { details?: unknown }).details;
  if (response.status === 429)
    return `Too many tries. Wait ${typeof wait === "string" ? `${wait} seconds` : "a minute"} and try again.`;
  return error?.message ?? "The service could not answer. Try again.";
}
