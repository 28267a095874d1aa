/**
 * Everything outside that the demonstration asks, on one port of this machine: a language model, two live registers, a
 * web search and two pages. All companies in it are invented; the answers have the shapes of the real interfaces.
 */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type KnownPair, readPairs } from "../../src/adjudication/pair-set.ts";
import { pairPrompt } from "../../src/adjudication/prompt.ts";
import { KNOWN_NUMBER, OPEN_DOMAIN, SITES } from "./story.ts";

const pairsFile = new URL("../../samples/adjudication/pairs.jsonl", import.meta.url);

export interface StandIns {
  readonly port: number;
  /** One line for each question, in the order in which they came. */
  readonly asked: string[];
  close(): Promise<void>;
}

interface Message {
  readonly role: string;
  readonly content: unknown;
}

type Turn = { readonly text: string } | { readonly calls: readonly { name: string; input: object }[] };

export async function startStandIns(): Promise<StandIns> {
  const truths = truthsOf(readPairs(readFileSync(pairsFile, "utf8")).pairs);
  const asked: string[] = [];
  let port = 0;
  const server = createServer(async (request, response) => {
    const send = (type: string, body: string, status = 200) =>
      response.writeHead(status, { "content-type": type }).end(body);
    const json = (body: unknown) => send("application/json", JSON.stringify(body));
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    if (url.pathname === "/model/chat/completions")
      return json(completion(await turnOf(request, truths, port, asked)));
    if (url.pathname.startsWith("/gleif/")) {
      asked.push(`GLEIF  ${url.pathname.slice("/gleif".length)}${url.search}`);
      return json(noLeiRecord);
    }
    if (url.pathname.startsWith("/companies_house/")) {
      asked.push(`Companies House  ${url.pathname.slice("/companies_house".length)}${url.search}`);
      return json(namesakeOfHull);
    }
    if (url.pathname === "/search") {
      asked.push(`web search  ${url.searchParams.get("q")}`);
      const results = Object.entries(SITES(port)).map(([address, { title }]) => ({
        url: address,
        title,
        content: "",
      }));
      return json({ query: url.searchParams.get("q"), results, unresponsive_engines: [] });
    }
    const page = SITES(port)[url.href];
    if (page === undefined) return send("text/plain", "not found", 404);
    asked.push(`page  ${url.href}`);
    return send("text/html; charset=utf-8", page.html);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  port = (server.address() as AddressInfo).port;
  return {
    port,
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function turnOf(
  request: IncomingMessage,
  truths: ReadonlyMap<string, KnownPair["truth"]>,
  port: number,
  asked: string[],
): Promise<Turn> {
  const body = JSON.parse((await buffer(request)).toString("utf8")) as {
    readonly messages: readonly Message[];
    readonly tools?: readonly unknown[];
  };
  if (body.tools?.length) return agentTurn(body.messages, port, asked);
  const { records } = JSON.parse(textOf(body.messages.find(({ role }) => role === "user"))) as {
    readonly records: readonly { readonly domain?: string; readonly name?: string }[];
  };
  const truth = truths.get(JSON.stringify(records));
  if (truth === undefined) asked.push(`model  "${records[0]?.name}" and "${records[1]?.name}": one company?`);
  // It knows the pairs of the certification. Of the record it says what the order suggests, as weak models do.
  const isFirst = records[0]?.domain === OPEN_DOMAIN;
  const decision =
    truth === undefined ? (isFirst ? "match" : "no_match") : truth === "same" ? "match" : "no_match";
  const rationale =
    truth === undefined ? "The names agree, and the towns do not." : "As the list of the demonstration says.";
  return { text: JSON.stringify({ decision, rests_on: ["name"], rationale, confidence: 0.97 }) };
}

/** Looks the company up, searches, reads both pages, and reports what they state. */
function agentTurn(messages: readonly Message[], port: number, asked: string[]): Turn {
  const results = messages.filter(({ role }) => role === "tool").map(textOf);
  if (results.length === 0)
    return { calls: [{ name: "search_web", input: { query: "Quillworth Brackenfold York" } }] };
  if (results.length === 1)
    return { calls: Object.keys(SITES(port)).map((url) => ({ name: "read_page", input: { url } })) };
  const task = JSON.parse(textOf(messages.find(({ role }) => role === "user"))) as {
    readonly candidates: readonly { readonly key: string; readonly registrationNumber?: string }[];
  };
  const known = task.candidates.find(({ registrationNumber }) => registrationNumber === KNOWN_NUMBER);
  asked.push("model  what do the pages state?");
  const [imprint, directory] = Object.values(SITES(port));
  return {
    calls: [
      {
        name: "report",
        input: {
          claims: [
            {
              about: "record",
              field: "registration_number",
              value: KNOWN_NUMBER,
              page: "p1",
              quote: imprint!.quote,
              stance: "supports",
            },
            {
              about: known?.key ?? "record",
              field: "domain",
              value: OPEN_DOMAIN,
              page: "p2",
              quote: directory!.quote,
              stance: "supports",
            },
          ],
        },
      },
    ],
  };
}

function textOf(message: Message | undefined): string {
  const content = message?.content;
  if (typeof content === "string") return content;
  return Array.isArray(content)
    ? content.map((part: { readonly text?: string }) => part.text ?? "").join("")
    : "";
}

function completion(turn: Turn): object {
  const isText = "text" in turn;
  const message = isText
    ? { role: "assistant", content: turn.text }
    : {
        role: "assistant",
        content: null,
        tool_calls: turn.calls.map(({ name, input }, n) => ({
          id: `call_${name}_${n}`,
          type: "function",
          function: { name, arguments: JSON.stringify(input) },
        })),
      };
  return {
    id: "1",
    object: "chat.completion",
    created: 1,
    model: "stand-in",
    choices: [{ index: 0, message, finish_reason: isText ? "stop" : "tool_calls" }],
    usage: { prompt_tokens: 700, completion_tokens: 60, total_tokens: 760 },
  };
}

function truthsOf(pairs: readonly KnownPair[]): ReadonlyMap<string, KnownPair["truth"]> {
  const truths = new Map<string, KnownPair["truth"]>();
  for (const { left, right, truth } of pairs) {
    const { records } = JSON.parse(pairPrompt(left, right).user) as { readonly records: readonly object[] };
    truths.set(JSON.stringify(records), truth);
    truths.set(JSON.stringify(records.toReversed()), truth);
  }
  return truths;
}

const noLeiRecord = {
  meta: {
    goldenCopy: { publishDate: "2026-11-20T08:00:00Z" },
    pagination: { currentPage: 1, perPage: 50, from: null, to: null, total: 0, lastPage: 1 },
  },
  links: {},
  data: [],
};

const namesakeOfHull = {
  items: [
    {
      kind: "searchresults#company",
      title: "QUILLWORTH FISHING LIMITED",
      company_number: "09100777",
      company_status: "active",
      company_type: "ltd",
      date_of_creation: "2009-03-02",
      address: { premises: "4", address_line_1: "Dock Lane", locality: "Hull", postal_code: "HU1 2AA" },
      links: { self: "/company/09100777" },
    },
  ],
};
