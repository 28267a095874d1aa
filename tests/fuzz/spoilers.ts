/** Functions that spoil a request: each takes one that the document admits and spoils it in one way. */
import { gzipSync } from "node:zlib";
import { pick } from "../support/random.ts";
import { written } from "./drafts.ts";
import type { Json } from "./interface-document.ts";
import { bytesOf, type Draft, type FuzzRequest, type Intent, targetOf } from "./requests.ts";

/** A text that is sent in values and never in names: no error may repeat it. */
export const canary = "canary7f3a9c1e";

const valid: Intent = { kind: "valid" };
const invalid: Intent = { kind: "invalid" };
const status = (...statuses: number[]): Intent => ({ kind: "status", statuses });
const judged = (admitted: boolean): Intent => (admitted ? valid : invalid);

export interface Keys {
  /** A credential that the operation accepts; null where the operation needs none. */
  readonly accepted: string | null;
  readonly refused: string | null;
}

interface Spoiling {
  readonly draft: Draft;
  readonly keys: Keys;
  readonly random: () => number;
}

type Spoiler = (spoiling: Spoiling) => FuzzRequest | null;

function request(
  { draft, keys }: Spoiling,
  said: { intent: Intent; why: string } & Partial<
    Pick<FuzzRequest, "method" | "target" | "headers" | "body">
  >,
): FuzzRequest {
  const { operation } = draft;
  const body = bytesOf(draft);
  return {
    operation,
    method: operation.method,
    target: targetOf(draft),
    headers: [
      ...(keys.accepted === null ? [] : [["authorization", `Bearer ${keys.accepted}`] as const]),
      ...draft.headers,
      ...(body === null ? [] : [["content-type", operation.body!.type] as const]),
    ],
    body,
    ...said,
  };
}

const withHeaders = (
  spoiling: Spoiling,
  replaced: string,
  ...headers: readonly (readonly [string, string])[]
) => {
  const kept = request(spoiling, { intent: valid, why: "" }).headers.filter(([name]) => name !== replaced);
  return [...kept, ...headers];
};

/** Leaves the request as the document admits it. */
export const untouched: Spoiler = (spoiling) => {
  const { operation, pathValues, headers } = spoiling.draft;
  const lacks = operation.parameters.some(
    ({ name, in: place, required }) =>
      required && !(place === "path" ? pathValues.has(name) : headers.some(([header]) => header === name)),
  );
  return lacks ? null : request(spoiling, { intent: valid, why: "valid" });
};

const odd: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  "",
  " ",
  canary,
  `${canary}\u0000`,
  canary.repeat(300),
  [],
  [canary],
  {},
  { [`field_${canary.length}`]: canary },
  "2026-02-30",
  "0000-00-00T99:99:99Z",
  "🏦".repeat(501),
];

/** The value with a change somewhere in it: another value, an additional field, or a missing one. */
function mutated(value: Json, random: () => number): Json {
  if (value !== null && typeof value === "object" && random() < 0.8) {
    const entries = Object.entries(value as Record<string, Json>);
    const isList = Array.isArray(value);
    const act = random();
    if (act < 0.15 || entries.length === 0)
      return isList
        ? [...(value as readonly Json[]), pick(random, odd)]
        : { ...value, unknown_field: canary };
    const at = Math.floor(random() * entries.length);
    if (act < 0.3) {
      const kept = entries.filter((_entry, index) => index !== at);
      return isList ? kept.map(([, one]) => one) : Object.fromEntries(kept);
    }
    const changed = entries.map(([name, one], index): [string, Json] => [
      name,
      index === at ? mutated(one, random) : one,
    ]);
    return isList ? changed.map(([, one]) => one) : Object.fromEntries(changed);
  }
  if (typeof value === "number" && random() < 0.5)
    return pick(random, [value + 1, value - 1, value + 0.5, -value]);
  return pick(random, odd);
}

const oddBody: Spoiler = (spoiling) => {
  const { draft, random } = spoiling;
  const { body } = draft.operation;
  if (body === null || draft.body === undefined || body.type !== "application/json") return null;
  const changed = mutated(draft.body, random);
  const spoilt = { ...spoiling, draft: { ...draft, body: changed } };
  return request(spoilt, { intent: judged(body.admits(changed)), why: "a value of the body" });
};

/** Texts that are no JSON, or JSON that the operation does not accept. */
const rawBody: Spoiler = (spoiling) => {
  const body = bytesOf(spoiling.draft);
  if (body === null || spoiling.draft.operation.body?.type !== "application/json") return null;
  const text = body.toString();
  const into = (member: string) =>
    Buffer.from(text.replace(/^\{/, text === "{}" ? `{${member}` : `{${member},`));
  const spoilt = pick(spoiling.random, [
    ["cut off", Buffer.from(text.slice(0, -1))],
    ["a comma too many", Buffer.from(text.replace(/\}$/, ",}"))],
    ["a field twice", into(`"twice":1,"twice":1`)],
    ["a prototype", into(`"__proto__":{"a":1}`)],
    ["a constructor", into(`"constructor":{"prototype":{}}`)],
    ["a lone surrogate", into(`"name":"\\ud800"`)],
    ["a NUL", into(`"name":"\\u0000"`)],
    ["a number without end", into(`"name":1e999`)],
    [
      "bytes that are no UTF-8",
      Buffer.concat([body.subarray(0, -1), Buffer.from([0xff, 0xfe]), body.subarray(-1)]),
    ],
    ["nested too deep", Buffer.from("[".repeat(5_000) + "]".repeat(5_000))],
    ["nested objects", Buffer.from(`${'{"a":'.repeat(200)}1${"}".repeat(200)}`)],
    ["a list", Buffer.from(`[${text}]`)],
    ["a text", Buffer.from(JSON.stringify(canary))],
    ["null", Buffer.from("null")],
    ["no JSON", Buffer.from(`<name>${canary}</name>`)],
  ] as const);
  return request(spoiling, { intent: invalid, why: spoilt[0], body: spoilt[1] });
};

const oddType: Spoiler = (spoiling) => {
  const { body } = spoiling.draft.operation;
  const bytes = bytesOf(spoiling.draft);
  if (body === null || bytes === null) return null;
  const wrong = pick(spoiling.random, [
    "text/plain",
    "application/xml",
    "garbage",
    "application/json; charset=latin1",
  ]);
  const typed = withHeaders(spoiling, "content-type", ["content-type", wrong]);
  const packed = [...withHeaders(spoiling, ""), ["content-encoding", "gzip"] as const];
  return pick(spoiling.random, [
    request(spoiling, { intent: invalid, why: `Content-Type ${wrong}`, headers: typed }),
    request(spoiling, {
      intent: invalid,
      why: "no Content-Type",
      headers: withHeaders(spoiling, "content-type"),
    }),
    request(spoiling, { intent: invalid, why: "gzip that is none", headers: packed }),
    request(spoiling, { intent: invalid, why: "gzip", headers: packed, body: gzipSync(bytes) }),
  ]);
};

const oddQuery: Spoiler = (spoiling) => {
  const { draft, random } = spoiling;
  // The OAuth endpoints ignore the query, so an unknown parameter has no effect (RFC 6749 §3.2).
  if (draft.operation.scopes === null) return null;
  const known = draft.operation.parameters.filter((one) => one.in === "query");
  const target = targetOf(draft);
  const plus = (pair: string) => `${target}${target.includes("?") ? "&" : "?"}${pair}`;
  const [once] = draft.query;
  const isList = (name: string) => known.find((one) => one.name === name)?.schema.type === "array";
  const spoilt: [string, string, Intent][] = [
    ["an unknown parameter", plus(`unknown_parameter=${canary}`), invalid],
    ["a broken escape", plus("limit=%ff%fe"), invalid],
    ["half an escape", plus("q=%e"), invalid],
  ];
  if (once !== undefined && !isList(once[0]))
    spoilt.push(["a parameter twice", plus(`${once[0]}=${encodeURIComponent(once[1])}`), invalid]);
  if (known.length > 0) {
    const parameter = pick(random, known);
    const value = pick(random, odd);
    const texts = written(value);
    const others = draft.query.filter(([name]) => name !== parameter.name);
    if (texts.length > 0 && (value === null || typeof value !== "object")) {
      const query = [...others, [parameter.name, texts[0]!] as const];
      spoilt.push([
        `another ${parameter.name}`,
        targetOf({ ...draft, query }),
        judged(reads(parameter, texts[0]!)),
      ]);
    }
  }
  const [why, spoiltTarget, intent] = pick(random, spoilt);
  return request(spoiling, { intent, why, target: spoiltTarget });
};

/** Whether a text is a value that the parameter admits. */
function reads({ schema, admits }: Draft["operation"]["parameters"][number], text: string): boolean {
  const types = [schema.type].flat();
  if (types.includes("array")) return admits(text === "" ? [] : [text]);
  if (types.includes("integer")) return /^-?(0|[1-9]\d*)$/.test(text) && admits(Number(text));
  if (types.includes("number"))
    return /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text) && admits(Number(text));
  if (types.includes("boolean")) return text === "true" || text === "false";
  return admits(text);
}

const oddPath: Spoiler = (spoiling) => {
  const { draft, random } = spoiling;
  const [first] = draft.pathValues;
  if (first === undefined) return null;
  const value = pick(random, [
    "%ff",
    "%00",
    "%ed%a0%80",
    "x".repeat(101 + Math.floor(random() * 8_000)),
    "..%2f..%2f",
    "%",
    "",
  ]);
  const target = draft.operation.path.replaceAll(/\{[^}]+\}/g, value);
  // Such an id may exist, so another fault of the request (a missing reviewer's right) may be reported first.
  const gone = value === "" || value === "..%2f..%2f" ? status(404, 405, 200, 403, 422) : invalid;
  return request(spoiling, { intent: gone, why: `a path with ${value.slice(0, 10)}`, target });
};

const bodyWhereNone: Spoiler = (spoiling) => {
  if (spoiling.draft.operation.body !== null) return null;
  const headers = [...withHeaders(spoiling, ""), ["content-type", "application/json"] as const];
  return request(spoiling, {
    intent: invalid,
    why: "a body where there is none",
    headers,
    body: Buffer.from(`{"a":"${canary}"}`),
  });
};

const oddKey: Spoiler = (spoiling) => {
  const parameter = spoiling.draft.operation.parameters.find(({ in: place }) => place === "header");
  if (parameter === undefined) return null;
  const { name } = parameter;
  const value = pick(spoiling.random, [
    "",
    "a b",
    "x".repeat(201),
    "x".repeat(5_000),
    '"quoted"',
    "ünï",
    "-1",
    "1e3",
  ]);
  const headers = withHeaders(spoiling, name, [name, value]);
  const intent = judged(reads(parameter, value));
  const absent = withHeaders(spoiling, name);
  return pick(spoiling.random, [
    request(spoiling, { intent, why: `another ${name}`, headers }),
    request(spoiling, { intent: parameter.required ? invalid : valid, why: `no ${name}`, headers: absent }),
  ]);
};

const oddCredential: Spoiler = (spoiling) => {
  const { accepted, refused } = spoiling.keys;
  if (accepted === null) return null;
  const with_ = (...values: string[]) =>
    withHeaders(spoiling, "authorization", ...values.map((value) => ["authorization", value] as const));
  const right = `Bearer ${accepted}`;
  const strangers = [
    [],
    ["Bearer"],
    [`Bearer ${canary}`],
    ["Basic YTpi"],
    [right, right],
    [`Bearer ${accepted}x`],
  ];
  return pick(spoiling.random, [
    request(spoiling, {
      intent: status(401),
      why: "no credential of ours",
      headers: with_(...pick(spoiling.random, strangers)),
    }),
    request(spoiling, { intent: status(403), why: "another scope", headers: with_(`Bearer ${refused}`) }),
  ]);
};

const otherMethod: Spoiler = (spoiling) => {
  const { operation } = spoiling.draft;
  const others = ["GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "QUERY", "PROPFIND", "LOCK"];
  const method = pick(
    spoiling.random,
    others.filter((one) => !operation.siblings.includes(one)),
  );
  // A word in place of an id may give a path that the service does not have.
  const refused = operation.path.includes("{") ? status(405, 404) : status(405);
  return request(spoiling, { intent: refused, why: `method ${method}`, method });
};

const oddAccept: Spoiler = (spoiling) => {
  const accept = pick(spoiling.random, ["text/html", "application/xml;q=0.5", "*/*;q=0", "garbage", ""]);
  const headers = [
    ...withHeaders(spoiling, ""),
    ["accept", accept] as const,
    ["accept-encoding", "br;q=9, x"] as const,
  ];
  return request(spoiling, { intent: valid, why: `Accept ${accept}`, headers });
};

const longTarget: Spoiler = (spoiling) => {
  const target = `${targetOf(spoiling.draft)}${targetOf(spoiling.draft).includes("?") ? "&" : "?"}q=${"x".repeat(9_000)}`;
  return request(spoiling, { intent: invalid, why: "a URL that is too long", target });
};

/** In the order of their weight: a frequent spoiler is in the list several times. */
export const spoilers: readonly Spoiler[] = [
  oddBody,
  oddBody,
  oddBody,
  rawBody,
  oddType,
  oddQuery,
  oddQuery,
  oddPath,
  bodyWhereNone,
  oddKey,
  oddCredential,
  otherMethod,
  oddAccept,
  longTarget,
];
