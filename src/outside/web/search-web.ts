/** Searches through SearXNG or Brave, at the address of the operator: as it stands, and without following a redirect. */
import { z } from "zod";
import { bodyOf, open, TooLarge } from "../http/exchange.ts";
import type { SearchAddress, SearchAnswer, SearchFault, SearchResult, SearchWeb } from "./web-search.ts";

const MOST_BYTES = 2 * 1024 * 1024;
const MOST_MS = 15_000;
const MOST_RESULTS = 20;
const TITLE = 300;
const SNIPPET = 1_000;
const LONGEST_URL = 2_000;

interface Provider {
  /** null: there is none. */
  readonly url: string | null;
  readonly path: string;
  query(query: string): Readonly<Record<string, string>>;
  keyHeaders(key: string): Readonly<Record<string, string>>;
  /** null: the answer has another form. `failed`: it says that nothing was searched. */
  results(body: unknown): readonly unknown[] | "failed" | null;
  readonly snippetField: string;
}

const searxngAnswer = z.object({
  results: z.array(z.unknown()),
  unresponsive_engines: z.array(z.unknown()).optional(),
});
const braveAnswer = z.object({ web: z.object({ results: z.array(z.unknown()) }).optional() });
const braveType = z.object({ type: z.literal("search") });

/** Words and characters of a query that Brave takes. */
const BRAVE_WORDS = 50;
const BRAVE_CHARACTERS = 400;

const providers: Readonly<Record<SearchAddress["provider"], Provider>> = {
  searxng: {
    url: null,
    path: "/search",
    query: (q) => ({ q, format: "json", categories: "general" }),
    keyHeaders: (key) => ({ authorization: `Bearer ${key}` }),
    results(body) {
      const answer = searxngAnswer.safeParse(body);
      if (!answer.success) return null;
      const { results, unresponsive_engines: unresponsive = [] } = answer.data;
      return results.length === 0 && unresponsive.length > 0 ? "failed" : results;
    },
    snippetField: "content",
  },
  brave: {
    url: "https://api.search.brave.com/res/v1",
    path: "/web/search",
    query: (q) => ({
      q: q.split(/\s+/).slice(0, BRAVE_WORDS).join(" ").slice(0, BRAVE_CHARACTERS),
      count: String(MOST_RESULTS),
      text_decorations: "false",
    }),
    keyHeaders: (key) => ({ "x-subscription-token": key }),
    // An answer without results has no part for them.
    results(body) {
      const answer = braveAnswer.safeParse(body);
      if (!answer.success || !(answer.data.web || braveType.safeParse(body).success)) return null;
      return answer.data.web?.results ?? [];
    },
    snippetField: "description",
  },
};

/** @throws Error where the address names none and the provider has none of its own. */
export function webSearch({ provider: name, url, key }: SearchAddress): SearchWeb {
  const provider = providers[name];
  const base = url ?? provider.url;
  if (base === null) throw new Error(`${name} has no address of its own`);
  const address = `${base.replace(/(?<!\/)\/+$/, "")}${provider.path}`;
  const headers = {
    accept: "application/json",
    "accept-encoding": "gzip",
    "user-agent": "Assay",
    ...(key !== null && provider.keyHeaders(key)),
  };
  return async (query, signal) => {
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]);
    try {
      const asked = new URL(`${address}?${new URLSearchParams(provider.query(query)).toString()}`);
      const response = await open(asked, { method: "GET", headers, agent: false, signal: bounded });
      const fault = faultOfStatus(response.statusCode ?? 0);
      if (fault !== null) {
        response.destroy();
        return { fault };
      }
      return answerOf(provider, await bodyOf(response, MOST_BYTES));
    } catch (error) {
      if (bounded.aborted) return { fault: "timed_out" };
      return { fault: error instanceof TooLarge ? "too_large" : "failed" };
    }
  };
}

function faultOfStatus(status: number): SearchFault | null {
  if (status === 200) return null;
  if (status === 402 || status === 429) return "quota";
  return status >= 400 && status < 500 ? "refused" : "failed";
}

function answerOf(provider: Provider, body: Buffer): SearchAnswer {
  const given = provider.results(parsed(body));
  if (given === null) return { fault: "malformed" };
  if (given === "failed") return { fault: "failed" };
  const results = new Map<string, SearchResult>();
  for (const one of given) {
    const result = resultOf(one, provider.snippetField);
    if (result && !results.has(result.url)) results.set(result.url, result);
    if (results.size === MOST_RESULTS) break;
  }
  // Entries that are all of another form are no answer of this provider.
  if (results.size === 0 && given.length > 0) return { fault: "malformed" };
  return { results: [...results.values()] };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return null;
  }
}

function resultOf(one: unknown, snippetField: string): SearchResult | null {
  const fields = z.record(z.string(), z.unknown()).safeParse(one);
  if (!fields.success) return null;
  const { url, title, [snippetField]: snippet } = fields.data;
  const address = typeof url === "string" ? URL.parse(url) : null;
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  if (address.username !== "" || address.password !== "" || address.href.length > LONGEST_URL) return null;
  return { url: address.href, title: plain(title, TITLE), snippet: plain(snippet, SNIPPET) };
}

/** On one line, without controls. */
function plain(text: unknown, most: number): string {
  if (typeof text !== "string") return "";
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, most)
    .toWellFormed();
}
