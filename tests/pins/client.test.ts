import { expect, test } from "vitest";
import { generatedClient } from "../../scripts/client/generated-client.ts";
import { placeOf } from "../../scripts/client/operation-names.ts";
import { Assay } from "../../src/client/index.ts";
import { expectPinned } from "./pin.ts";
import { servedOperations } from "./served-operations.ts";

const operations = servedOperations().map(({ operation }) => operation);

test("the client's types and methods are those of the contracts", async () => {
  const files = generatedClient(operations);
  expect(files.size).toBe(3);
  for (const [name, text] of files) await expectPinned(`../../src/client/generated/${name}`, text);
});

test("every operation that is offered over REST has its method", () => {
  const client = new Assay({ baseUrl: "https://assay.example", apiKey: "key" });
  const offered = operations.filter(({ rest }) => rest !== null);
  expect(offered.length).toBeGreaterThan(40);
  const missing = offered.filter((operation) => {
    const { group, method } = placeOf(operation);
    const topic = (group === null ? client : Reflect.get(client, group)) as object | undefined;
    return typeof (topic && Reflect.get(topic, method)) !== "function";
  });
  expect(missing.map(({ name }) => name)).toEqual([]);
});
