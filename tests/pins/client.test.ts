import { expect, test } from "vitest";
import { generatedClient } from "../../scripts/client/generated-client.ts";
import { placeOf } from "../../scripts/client/operation-names.ts";
import { Assay } from "../../src/client/index.ts";
import { jsonSchemaOf, propertiesOf } from "../../src/contract/json-schema.ts";
import type { Operation } from "../../src/contract/operation.ts";
import { planInput, readInput } from "../../src/transports/http/read-input.ts";
import { expectPinned } from "./pin.ts";
import { servedOperations } from "./served-operations.ts";

type Input = Readonly<Record<string, unknown>>;

const operations = servedOperations().map(({ operation }) => operation);

test("the client's types and methods are those of the contracts", async () => {
  const files = generatedClient(operations);
  expect(files.size).toBe(3);
  for (const [name, text] of files) await expectPinned(`../../src/client/generated/${name}`, text);
});

const offered = operations.filter(({ rest }) => rest !== null);

/** Calls the client's method of an operation with an input: ids first, then the other fields. */
function callMethod(client: Assay, operation: Operation, input: Input): unknown {
  const { group, method } = placeOf(operation);
  const topic = (group === null ? client : Reflect.get(client, group)) as object;
  const ids = [...operation.rest!.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
  const beside = Object.fromEntries(Object.entries(input).filter(([name]) => !ids.includes(name)));
  const fields = propertiesOf(jsonSchemaOf(operation.input, "input"));
  const sent = fields.size > ids.length ? [beside] : [];
  return Reflect.apply(Reflect.get(topic, method), topic, [...ids.map((name) => input[name]), ...sent]);
}

/** The input that the service would read from a request. */
function readBy(operation: Operation, { url, init }: { url: URL; init: RequestInit }): unknown {
  const pattern = operation.rest!.path.replaceAll(/\{([^}]+)\}/g, "(?<$1>[^/]+)");
  const found = new RegExp(`^${pattern}$`).exec(url.pathname)!;
  const values = Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
  const body = Buffer.from(typeof init.body === "string" ? init.body : "");
  const headers = Object.fromEntries(new Headers(init.headers));
  const queryText = url.search.slice(1);
  const pathValues = Object.fromEntries(values) as Record<string, string>;
  return readInput(planInput(operation), { pathValues, headers, queryText, isJson: body.length > 0, body });
}

/** The example of an answer, as the service sends it. */
function answerOf({ envelope, example, rest }: Operation): Response {
  const { output } = example;
  if (output === null) return new Response(null, { status: 204 });
  if (envelope === "file") return new Response(String(output));
  if (envelope === "lines") return new Response(`${JSON.stringify(output)}\n`);
  if (envelope !== "events") return Response.json(output, { status: rest!.status ?? 200 });
  return new Response(`id: 9\nevent: job.succeeded\ndata: ${JSON.stringify(output)}\n\n`);
}

async function firstOf(answer: unknown, { envelope }: Operation): Promise<unknown> {
  if (envelope === "file") return new TextDecoder().decode(answer as Uint8Array);
  if (envelope !== "lines" && envelope !== "events") return answer;
  for await (const one of answer as AsyncIterable<{ data?: unknown }>)
    return envelope === "lines" ? one : one.data;
}

test("every operation that is offered over REST is tried", () => {
  expect(offered.length).toBeGreaterThan(40);
});

test.each(offered.map((operation) => ({ name: operation.name, operation })))(
  "$name: its method sends the contract's example as the service reads it, and gives its answer",
  async ({ operation }) => {
    const asked: { url: URL; init: RequestInit }[] = [];
    const client = new Assay({
      baseUrl: "https://assay.example",
      apiKey: "key",
      fetch: async (url, init = {}) => {
        asked.push({ url: new URL(String(url)), init });
        return answerOf(operation);
      },
    });
    const input = operation.example.input as Input;
    const answer = await firstOf(await callMethod(client, operation, input), operation);
    expect(answer).toEqual(operation.example.output);
    expect(asked[0]!.init.method).toBe(operation.rest!.method);
    expect(readBy(operation, asked[0]!)).toEqual(input);
    const key = new Headers(asked[0]!.init.headers).get("Idempotency-Key");
    expect(key === null).toBe(operation.idempotency === "none");
  },
);
