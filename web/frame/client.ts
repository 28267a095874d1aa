/**
 * The client that every page asks through: `assay/client`, at the addresses where this browser's session takes the place
 * of a key. Pages import the client and its types from here and nothing else of the service.
 */
import { Assay } from "../../src/client/index.ts";
import { loadSession, session } from "./session.ts";

export type * from "../../src/client/index.ts";
export { ApiError, ConnectionError, TimeoutError } from "../../src/client/index.ts";

export const client = new Assay({
  baseUrl: `${location.origin}/workbench`,
  apiKey: null,
  timeout: 60_000,
  maxRetries: 2,
  fetch: async (url, init = {}) => {
    const headers = new Headers(init.headers);
    const { csrf_token: csrf } = session.peek() ?? {};
    if (csrf !== undefined) headers.set("X-Assay-CSRF", csrf);
    const response = await fetch(url, { ...init, headers, credentials: "same-origin" });
    // The session has ended, here or elsewhere: the page asks to sign in again and keeps its address.
    if (response.status === 401) await loadSession();
    return response;
  },
});
