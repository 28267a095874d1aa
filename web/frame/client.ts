/**
 * The client that every page uses: `assay/client`, at the addresses where this browser's session replaces a
 * key. Pages import the client and its types from here and no other code of the service.
 */
import { Assay, type ClientOptions } from "../../src/client/index.ts";
import { isClosing } from "./leaving.ts";
import { loadSession, session } from "./session.ts";

export type * from "../../src/client/index.ts";
export { ApiError, AuthenticationError, ConnectionError, TimeoutError } from "../../src/client/index.ts";

function ask(url: Parameters<typeof fetch>[0], init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const { csrf_token: csrf } = session.peek() ?? {};
  if (csrf !== undefined) headers.set("X-Assay-CSRF", csrf);
  return fetch(url, { ...init, headers, credentials: "same-origin", keepalive: isClosing() });
}

const options: ClientOptions = {
  baseUrl: `${location.origin}/workbench`,
  apiKey: null,
  timeout: 60_000,
  maxRetries: 2,
  fetch: async (url, init = {}) => {
    const response = await ask(url, init);
    // The session has ended, here or in another tab: the page asks to sign in again and keeps its address.
    if (response.status === 401) await loadSession();
    // Another tab has added a key, which makes a new token: the refused call did nothing, so it is sent again
    // with it.
    if (response.status !== 421) return response;
    const before = session.peek()?.csrf_token;
    await loadSession();
    return session.peek()?.csrf_token === before ? response : ask(url, init);
  },
};

export const client = new Assay(options);

/** For long work that manages and shows its own waits: each call is tried once. */
export const singleTryClient = new Assay({ ...options, maxRetries: 0 });
