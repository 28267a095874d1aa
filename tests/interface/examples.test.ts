/** Sends the document's examples to a running service and compares the answers with the document. */
import { beforeAll, expect, test } from "vitest";
import { type RecordedExample, recordExamples } from "../../scripts/examples/record-examples.ts";
import { openApiDocument } from "../../src/transports/openapi/document.ts";
import { InterfaceDocument } from "../fuzz/interface-document.ts";
import { servedOperations } from "../pins/served-operations.ts";

const served = servedOperations();
const deployment = { baseUrl: "https://assay.example", pipelineVersion: "pinned", revision: "pinned" };
const document = new InterfaceDocument(JSON.parse(JSON.stringify(openApiDocument(served, deployment))));

/** Recorded now: each example is sent with the sample register installed, and a failing one is an error. */
let recorded: Readonly<Record<string, RecordedExample>>;

beforeAll(async () => {
  recorded = await recordExamples();
});

/** Ids, cursors and times differ from service to service. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(/\b([a-z]{2,4}_)[a-z2-7]{26}\b/g, "$1")
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "T"),
  );

const rest = served.map(({ operation }) => operation).filter((operation) => operation.rest !== null);

test.each(rest.map((operation) => [operation.name, operation] as const))(
  "%s: the example of the document is one that works",
  (name, { example }) => {
    expect(recorded[name], "no example is recorded").toBeDefined();
    expect(withoutIds(recorded[name]!.input)).toEqual(withoutIds(example.input));
  },
);

const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

test.each(
  document.operations
    .filter(({ scopes }) => scopes !== null)
    .map((operation) => [operation.id, operation] as const),
)("%s: its request and its answer are ones that the document admits", (id, operation) => {
  const declared = rest.find(({ name }) => camelCase(name) === id)!;
  const { input, output } = recorded[declared.name]!;
  const fields = { ...(input as Record<string, unknown>) };
  for (const parameter of operation.parameters) {
    if (parameter.in === "header") continue;
    if (parameter.name in fields) expect(parameter.admits(fields[parameter.name]), parameter.name).toBe(true);
    if (parameter.required) expect(fields, parameter.name).toHaveProperty(parameter.name);
    delete fields[parameter.name];
  }
  if (operation.body !== null) expect(operation.body.admits(fields)).toBe(true);
  const success = operation.responses.get(String(declared.rest!.status ?? 200))!;
  const [admits] = [...success.content.values()];
  if (output === null || admits === undefined) expect([output, admits]).toEqual([null, undefined]);
  else expect(admits(output)).toBe(true);
});
