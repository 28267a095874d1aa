import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { scratchDirectory } from "../../tests/support/scratch.ts";
import { exampleOf } from "../contract/examples.ts";
import { runCommandLine } from "./run.ts";
import { recordedTerminal } from "./testing/recorded-terminal.ts";

interface Entity {
  readonly record: object;
  readonly provenance: Readonly<Record<string, object>>;
}

const receipt = exampleOf("get_data_selection").output as {
  readonly fingerprint: string;
  readonly entities: readonly [Entity];
  readonly redistribution: object;
  readonly fingerprint_scope: object;
};
const directory = scratchDirectory();

async function verify(content: string, ...flags: readonly string[]) {
  const path = join(directory, "receipt.json");
  writeFileSync(path, content);
  const terminal = recordedTerminal();
  const code = await runCommandLine(["receipt", "verify", path, "--json", ...flags], terminal);
  const { out, err } = terminal.said;
  return { code, err, result: out === "" ? null : (JSON.parse(out) as { result: string }).result };
}

const [entity] = receipt.entities;
const withFlags = (permits: boolean) =>
  Object.fromEntries(
    Object.entries(entity.provenance).map(([field, citation]) => [
      field,
      { ...citation, licence_permits_resale: permits, resellable: permits },
    ]),
  );

describe("assay receipt verify", () => {
  test.each([
    ["as the service answers it", receipt],
    ["with its members in another order", Object.fromEntries(Object.entries(receipt).reverse())],
    ["without the reader's rights", { ...receipt, redistribution: undefined, usage: undefined }],
    ["with other rights to resell", { ...receipt, entities: [{ ...entity, provenance: withFlags(false) }] }],
  ])("verifies a receipt %s", async (_, body) => {
    expect(await verify(JSON.stringify(body, null, 2))).toMatchObject({ code: 0, result: "verified" });
  });

  test.each([
    ["differs", { ...receipt, entities: [{ ...entity, record: { "identity.legal_name": "Another" } }] }],
    ["differs", { ...receipt, fingerprint: `sha256:${"0".repeat(64)}` }],
    ["differs", { ...receipt, note: "approved" }],
    ["values_withheld", { ...receipt, entities: [], redistribution: { complete: false } }],
    ["other_rule", { ...receipt, fingerprint_scope: { ...receipt.fingerprint_scope, leaves_out: ["gaps"] } }],
  ])("says %s, and fails", async (result, body) => {
    expect(await verify(JSON.stringify(body))).toMatchObject({ code: 1, result });
  });

  test("compares with a fingerprint that was noted elsewhere", async () => {
    const text = JSON.stringify(receipt);
    expect(await verify(text, "--expect", receipt.fingerprint)).toMatchObject({
      code: 0,
      result: "verified",
    });
    const other = `sha256:${"0".repeat(64)}`;
    expect(await verify(text, "--expect", other)).toMatchObject({ code: 1, result: "not_expected" });
  });

  test.each([
    ["no JSON", "receipt"],
    ["no receipt", "null"],
    ["no receipt: it has no receipt_id", "{}"],
  ])("refuses a file with %s", async (reason, content) => {
    expect(await verify(content)).toEqual({ code: 1, err: `assay: receipt.json: ${reason}\n`, result: null });
  });

  test("reads standard input, and writes for people", async () => {
    const terminal = recordedTerminal({ input: JSON.stringify(receipt) });
    expect(await runCommandLine(["receipt", "verify", "-"], terminal)).toBe(0);
    expect(terminal.said.out).toContain(`computed     ${receipt.fingerprint}\n`);
  });
});
