import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { text as readText } from "node:stream/consumers";
import type { Command } from "commander";
import { canonicalJson } from "../contract/canonical-json.ts";
import { fingerprintedText, fingerprintScope } from "../contract/receipt-fingerprint.ts";
import type { CommandContext } from "./command-context.ts";
import { CommandError } from "./command-error.ts";
import { exitCodes } from "./exit-codes.ts";
import { addExamples, addJsonFlag } from "./flags.ts";
import { printable, type Terminal, write, writeJson } from "./terminal.ts";

interface VerifyFlags {
  readonly expect?: string;
  readonly json?: boolean;
}

/** `receipt`: verifies the fingerprint of a receipt of captured values, without a store or a service. */
export function addReceipt(program: Command, context: CommandContext): void {
  const receipt = program.command("receipt").description("Verify receipts of captured values.");
  const command = receipt
    .command("verify <file>")
    .summary("compute the fingerprint of a receipt, and compare it")
    .description(
      "Compute the fingerprint of a receipt (JSON as the service answers it; - reads standard input) and compare it with the one in the receipt. The fingerprint proves that the receipt is the one of that fingerprint, and not who made it: compare it with a fingerprint that you noted elsewhere, by --expect. A copy from which a licence withholds values cannot be verified.",
    )
    .option("--expect <fingerprint>", "the fingerprint that was noted when the receipt was captured");
  addJsonFlag(command);
  addExamples(
    command,
    "assay receipt verify receipt.json",
    "assay receipt verify receipt.json --expect sha256:0be9f3a8…",
  );
  command.action(async (path: string, flags: VerifyFlags) => {
    const verdict = verify(await readReceipt(path, context.terminal), flags.expect);
    if (flags.json) await writeJson(context.terminal, verdict);
    else await write(context.terminal.stdout, sentence(verdict));
    context.finish(verdict.result === "verified" ? exitCodes.success : exitCodes.failure);
  });
}

type Receipt = Readonly<Record<string, unknown>>;

interface Verdict {
  readonly result: "verified" | "differs" | "values_withheld" | "other_rule" | "not_expected";
  readonly receipt_id: string;
  readonly kind: string;
  readonly evaluated_at: string;
  /** The fingerprint that the receipt states. */
  readonly stated: string;
  /** The fingerprint of the content of this copy. */
  readonly computed: string;
}

function verify(receipt: Receipt, expected: string | undefined): Verdict {
  const computed = `sha256:${createHash("sha256").update(fingerprintedText(receipt)).digest("hex")}`;
  const { receipt_id, kind, evaluated_at, fingerprint } = receipt as Readonly<Record<string, string>>;
  const stated = fingerprint!;
  const facts = { receipt_id: receipt_id!, kind: kind!, evaluated_at: evaluated_at!, stated, computed };
  return { result: resultOf(receipt, { stated, computed, expected }), ...facts };
}

function resultOf(
  receipt: Receipt,
  {
    stated,
    computed,
    expected,
  }: { readonly stated: string; readonly computed: string; readonly expected: string | undefined },
): Verdict["result"] {
  if (!sameRule(receipt.fingerprint_scope)) return "other_rule";
  if (computed !== stated) return isPartial(receipt.redistribution) ? "values_withheld" : "differs";
  return expected === undefined || expected === computed ? "verified" : "not_expected";
}

/** Whether the receipt states the rule of this release; its words may differ. */
function sameRule(scope: unknown): boolean {
  const { statement: _, ...ours } = fingerprintScope;
  if (typeof scope !== "object" || scope === null) return false;
  const { statement: __, ...theirs } = scope as Record<string, unknown>;
  return canonicalJson(theirs) === canonicalJson(ours);
}

function isPartial(redistribution: unknown): boolean {
  return typeof redistribution === "object" && redistribution !== null && "complete" in redistribution
    ? redistribution.complete === false
    : false;
}

const results: Readonly<Record<Verdict["result"], string>> = {
  verified: "The content has the fingerprint that the receipt states.",
  differs: "The content does not have the fingerprint that the receipt states: one of them was changed.",
  values_withheld:
    "Cannot be verified: values are withheld from this copy, because a licence forbids showing them. The fingerprint is that of the whole receipt.",
  other_rule:
    "Cannot be verified: the fingerprint of this receipt follows a rule that this release does not know.",
  not_expected: "The content has the fingerprint that the receipt states, and it is not the expected one.",
};

function sentence({ result, receipt_id, kind, evaluated_at, stated, computed }: Verdict): string {
  const lines = [
    results[result],
    `receipt      ${receipt_id}, ${kind}, as of ${evaluated_at}`,
    `stated       ${stated}`,
    `computed     ${computed}`,
  ];
  return `${lines.map(printable).join("\n")}\n`;
}

async function readReceipt(path: string, terminal: Terminal): Promise<Receipt> {
  const name = path === "-" ? "standard input" : basename(path);
  let content: string;
  try {
    content = path === "-" ? await readText(terminal.stdin) : await readFile(path, "utf8");
  } catch {
    throw new CommandError(`${name}: the file cannot be read`);
  }
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    throw new CommandError(`${name}: no JSON`);
  }
  if (typeof value !== "object" || value === null) throw new CommandError(`${name}: no receipt`);
  const receipt = value as Receipt;
  const missing = ["receipt_id", "kind", "evaluated_at", "fingerprint"].find(
    (member) => typeof receipt[member] !== "string",
  );
  if (missing !== undefined) throw new CommandError(`${name}: no receipt: it has no ${missing}`);
  return receipt;
}
