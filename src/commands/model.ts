import { readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import {
  type CertificationFile,
  type CertificationTable,
  isEnough,
  LEAST_OF_A_TRUTH,
  LEAST_PAIRS,
  tableOf,
} from "../adjudication/certification.ts";
import { certify } from "../adjudication/certify.ts";
import { type CertifyingSet, type PairSet, readPairs } from "../adjudication/pair-set.ts";
import {
  askOf,
  certificationPath,
  certifiedFor,
  loadCertification,
  modelAddressOf,
  shippedPairs,
} from "../app/adjudicator.ts";
import { loadModels } from "../app/models.ts";
import type { Config } from "../config.ts";
import { restrictedSources } from "../pipelines/entities/source-states.ts";
import { tenantStanding } from "../storage/entities/catalogue.ts";
import { wayAround, withStore } from "./client/open-store.ts";
import type { CommandContext } from "./command-context.ts";
import { CommandError, UsageError } from "./command-error.ts";
import { addExamples, addJsonFlag } from "./flags.ts";
import { write, writeJson } from "./terminal.ts";
import { labelledPairs, type PairsLeftOut } from "./train/labelled-pairs.ts";
import { table } from "./views/table.ts";

const shippedModels = new URL("../../models/", import.meta.url);

/** Pairs whose questions are told in one line. */
const TOLD = 50;

interface CertifyFlags {
  readonly pairs?: string;
  readonly labels?: boolean;
  readonly tenant: string;
  readonly atOnce: number;
  readonly json?: boolean;
}

/** `model`: measures the language model that adjudicates. */
export function addModel(program: Command, context: CommandContext): void {
  const model = program
    .command("model")
    .description("Certify the configured language model, whose answers count by their measured errors.");
  addCertify(model, context);
  addShow(model, context);
}

function addCertify(model: Command, context: CommandContext): void {
  const command = model
    .command("certify")
    .description(
      "Ask the configured model pairs of companies whose truth is known, each in both orders, and write how often its answers are wrong into the data directory. Two questions a pair; your provider bills them.",
    )
    .option("--pairs <file>", "your own labelled pairs, one JSON object a line (default: those of Assay)")
    .option("--labels", "pairs from a tenant's label log: records that were left open, as people judged them")
    .option("--tenant <id>", "with --labels: a tenant of the local store", "local")
    .option("--at-once <n>", "pairs that are asked about at once, 1 to 32", count, 4);
  addExamples(
    addJsonFlag(command),
    "assay model certify",
    "assay model certify --pairs pairs.jsonl --at-once 8",
    "assay model certify --labels --tenant acme",
  );
  command.action((flags: CertifyFlags) => certifyAndReport(context, flags));
}

async function certifyAndReport(context: CommandContext, flags: CertifyFlags): Promise<void> {
  const { terminal } = context;
  const config = context.config();
  const { address, subject } = configured(config);
  if (flags.labels && flags.pairs !== undefined) throw new UsageError("--labels: goes without --pairs");
  const set = flags.labels ? await labelledSet(context, flags.tenant) : pairsOf(flags.pairs);
  const file = await certify({
    ask: askOf(address),
    subject,
    set,
    atOnce: flags.atOnce,
    deadlineMs: 1000 * config.ASSAY_MODEL_DEADLINE_S,
    clock: () => performance.now(),
    now: context.now,
    told: (done) => {
      if (done % TOLD === 0) terminal.stderr.write(`${done} of ${set.pairs.length} pairs\n`);
    },
  });
  const path = certificationPath(config.ASSAY_DATA_DIR);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.new`, `${JSON.stringify(file, null, 1)}\n`);
  await rename(`${path}.new`, path);
  const read = loadCertification(config.ASSAY_DATA_DIR, subject);
  const fault = typeof read === "string" ? read : null;
  if (flags.json) await writeJson(terminal, { ...reported(file), fault });
  else await write(terminal.stdout, report(file));
  if (fault !== null) throw new CommandError(`the model is not certified: ${fault}`);
  if (!flags.json)
    await write(terminal.stdout, "In force for every service that starts with this data directory.\n");
}

function addShow(model: Command, context: CommandContext): void {
  const command = model
    .command("show")
    .description("Print the certification of the configured model, or why it has none.");
  addExamples(addJsonFlag(command), "assay model show");
  command.action(async ({ json }: { json?: boolean }) => {
    const config = context.config();
    const read = loadCertification(config.ASSAY_DATA_DIR, configured(config).subject);
    if (typeof read === "string") throw new CommandError(`the model is not certified: ${read}`);
    if (json) return writeJson(context.terminal, { ...reported(read.file), fault: null });
    return write(context.terminal.stdout, report(read.file));
  });
}

function configured(config: Config) {
  const address = modelAddressOf(config);
  if (address === null) throw new CommandError("no model is configured: set ASSAY_MODEL_PROVIDER");
  const { current } = loadModels(shippedModels, config.ASSAY_DATA_DIR);
  return { address, subject: certifiedFor(address, current) };
}

function pairsOf(path: string | undefined): PairSet {
  try {
    return readPairs(readFileSync(path ?? shippedPairs, "utf8"));
  } catch (error) {
    const reason = error instanceof Error && !("code" in error) ? error.message : "cannot be read";
    throw new CommandError(`--pairs: ${path === undefined ? "" : `${basename(path)}: `}${reason}`);
  }
}

/** The pairs of a tenant's labels. The store is closed before the model is asked. */
async function labelledSet(context: CommandContext, tenantId: string): Promise<CertifyingSet> {
  const { set, leftOut } = await withStore(context, wayAround.install(), async (database, config) => {
    if (!(await tenantStanding(database, tenantId)))
      throw new CommandError("--tenant: there is no such tenant");
    const restricted = [...restrictedSources(config.ASSAY_RESTRICTED_SOURCES)];
    const withheld = restricted.flatMap(([source, tenants]) => (tenants.has(tenantId) ? [] : source));
    return labelledPairs(database, tenantId, new Set(withheld));
  });
  const same = set.pairs.filter(({ truth }) => truth === "same").length;
  const different = set.pairs.length - same;
  if (isEnough({ same, different })) return set;
  const reasons = Object.entries(leftOut).flatMap(([reason, labels]) =>
    labels > 0 ? `${labels} ${reasonsLeftOut[reason as keyof PairsLeftOut]}` : [],
  );
  throw new CommandError(
    `--labels: the labels give ${set.pairs.length} pairs (${same} same, ${different} different); a certification needs ${LEAST_PAIRS}, ${LEAST_OF_A_TRUTH} of each. Nothing was asked.${reasons.length > 0 ? ` Labels left out: ${reasons.join(", ")}.` : ""}`,
  );
}

const reasonsLeftOut: Readonly<Record<keyof PairsLeftOut, string>> = {
  superseded: "superseded",
  own: "of the service itself",
  cannotTell: "that could not tell",
  redacted: "redacted",
  decided: "on no decision that was left open",
  contradictory: "contradictory",
  repeated: "on a company that gave a pair already",
  unknown: "on a record or company of which too little is known",
};

function reported(file: CertificationFile) {
  const { pairs, ...rest } = file;
  return { ...rest, table: tableOf(pairs) };
}

function report(file: CertificationFile): string {
  const measured = tableOf(file.pairs);
  return `${[
    `${file.model_id}, question ${file.prompt_version}, beside matching model ${file.matching_model}`,
    `${measured.pairs} pairs; ${percent(measured.agreement)} with the same answer in both orders; ${measured.unanswered} without an answer`,
    `a pair took ${file.latency_ms.median} ms (95 %: ${file.latency_ms.p95} ms); ${file.tokens.input} tokens in, ${file.tokens.output} out`,
    "",
  ].join("\n")}${table(header, rows(measured))}`;
}

const header = ["answer", "same", "different", "wrong", "at most (95 %)", "counts as odds ×"];

function rows({ rows: classes }: CertificationTable) {
  return classes.map(({ answer, same, different, error, logOdds }) => [
    answer,
    same,
    different,
    error ? percent(error.rate) : "–",
    error ? percent(error.upper) : "–",
    Math.exp(logOdds).toPrecision(3),
  ]);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function count(text: string): number {
  const value = Number(text);
  if (/^\d{1,2}$/.test(text) && value >= 1 && value <= 32) return value;
  throw new InvalidArgumentError("A number from 1 to 32.");
}
