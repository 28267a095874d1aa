import { readFileSync } from "node:fs";
import type { Command } from "commander";
import { InvalidArgumentError } from "commander";
import { readPairs, rowsOf } from "../../adjudication/pair-set.ts";
import { shippedPairs } from "../../app/adjudicator.ts";
import { baseOf, type LoadedModels, loadModels } from "../../app/models.ts";
import type { Config } from "../../config.ts";
import { replay } from "../../domain/matching/decide/replay.ts";
import type { Database } from "../../storage/engine/database.ts";
import { tenantStanding } from "../../storage/entities/catalogue.ts";
import { collectVotes, type JudgedReceipt } from "../../training/recalibration/collect-votes.ts";
import { countFlip, noFlips } from "../../training/recalibration/count-flips.ts";
import { recalibrate } from "../../training/recalibration/recalibrate.ts";
import { wayAround, withStore } from "../client/open-store.ts";
import type { CommandContext } from "../command-context.ts";
import { CommandError, UsageError } from "../command-error.ts";
import { addExamples, addJsonFlag } from "../flags.ts";
import { write, writeJson } from "../terminal.ts";
import {
  activateModel,
  decideAlike,
  nextVersion,
  proposeModel,
  retireModels,
  writeModel,
} from "./own-model-files.ts";
import { companiesNamed, judgedReceipts, storedReceipts } from "./read-evidence.ts";
import { exportedLabels, storedLabels } from "./read-labels.ts";
import { refusalOf } from "./refusal.ts";
import { type TrainReport, trainReport } from "./train-report.ts";

const shippedModels = new URL("../../../models/", import.meta.url);
/** The precision that all accepted decisions must be certified for: the same aim as for the shipped model. */
const ACCEPTED_TARGET = 0.99;
const restart = "A service that runs here takes it up when it starts again.";

interface TrainFlags {
  readonly labels?: string;
  readonly tenant: string;
  readonly precision: number;
  readonly out?: string;
  readonly activate?: boolean;
  readonly propose?: boolean;
  readonly deactivate?: boolean;
  readonly json?: boolean;
}

/** `train`: recalibrates the shipped model for this deployment from people's labels of its decisions. */
export function addTrain(program: Command, context: CommandContext): void {
  const command = program
    .command("train")
    .summary("recalibrate for this deployment from its labels")
    .description(
      "Recalibrate the shipped model for this deployment from a tenant's label log. Weights stay; probabilities are corrected by one part of the labelled companies, and thresholds, never under 0.90, are certified by the rest. Shows what would change; ends with 1 where the labels certify nothing.",
    )
    .option("--labels <file>", "an export of the label log as NDJSON (default: the log of the local store)")
    .option("--tenant <id>", "tenant of the local store whose decisions are labelled", "local")
    .option(
      "--precision <share>",
      "least lower bound for accepted matches, 0.90 to 0.999",
      share,
      ACCEPTED_TARGET,
    )
    .option("--out <file>", "write the model there")
    .option("--propose", "show it on the tenant's page Quality, with the decisions that would change")
    .option("--activate", "put it in force for every tenant of this data directory")
    .option("--deactivate", "put the shipped calibration in force again");
  addExamples(
    addJsonFlag(command),
    "assay train --tenant acme",
    "assay train --tenant acme --labels labels.ndjson --activate",
    "assay train --deactivate",
  );
  command.action((flags: TrainFlags) =>
    flags.deactivate ? deactivate(context, flags) : trainAndReport(context, flags),
  );
}

async function deactivate({ terminal, config }: CommandContext, flags: TrainFlags): Promise<void> {
  if (flags.activate || flags.propose || flags.labels !== undefined || flags.out !== undefined)
    throw new UsageError("--deactivate: goes with none of --labels, --out, --propose and --activate");
  const retired = await retireModels(config().ASSAY_DATA_DIR);
  if (flags.json) return writeJson(terminal, { retired });
  const said =
    retired.length === 0
      ? "The shipped calibration is in force already.\n"
      : `Out of force: ${retired.join(", ")}. They are kept, so that old receipts still replay. ${restart}\n`;
  return write(terminal.stdout, said);
}

async function trainAndReport(context: CommandContext, flags: TrainFlags): Promise<void> {
  const { terminal } = context;
  const { report, models, dataDir } = await withStore(
    context,
    wayAround.install(),
    async (database, config) => {
      const known = loadModels(shippedModels, config.ASSAY_DATA_DIR);
      return {
        report: await train(database, config, known, flags),
        models: known,
        dataDir: config.ASSAY_DATA_DIR,
      };
    },
  );
  const { model } = report.result;
  if (!flags.json) await write(terminal.stdout, trainReport(report));
  if (model && flags.out !== undefined) {
    await writeModel(flags.out, model).catch(() => {
      throw new CommandError("--out: the file cannot be written");
    });
  }
  const proposed = model && flags.propose ? await proposeModel(dataDir, flags.tenant, model) : null;
  const same = model !== null && decideAlike(model, models.current);
  const activated = model && flags.activate && !same ? await activateModel(dataDir, model) : null;
  if (flags.json) await writeJson(terminal, { ...report, base: report.base.version, activated, proposed });
  if (!model) throw new CommandError(refusalOf(report.result.match));
  if (!flags.json)
    await write(
      terminal.stdout,
      `${outcome({ activated, proposed, same, current: models.current.version })}\n`,
    );
}

async function train(
  database: Database,
  config: Config,
  loaded: LoadedModels,
  flags: TrainFlags,
): Promise<TrainReport> {
  const { shipped } = loaded;
  const tenantId = flags.tenant;
  if (!(await tenantStanding(database, tenantId)))
    throw new CommandError("--tenant: there is no such tenant");
  const labels =
    flags.labels === undefined ? await storedLabels(database, tenantId) : await exportedLabels(flags.labels);
  const receipts = await judgedReceipts(database, tenantId, labels);
  const known = await companiesNamed(database, tenantId, labels, receipts);
  const isSameModel = (receipt: JudgedReceipt) => isScoredBy(receipt, loaded);
  const { votes, leftOut } = collectVotes({ labels, receipts, known, isSameModel, reserved: reservedRows() });
  const version = await nextVersion(config.ASSAY_DATA_DIR, shipped, tenantId);
  const result = recalibrate(shipped, votes, { version, target: flags.precision });
  const flips = result.model ? noFlips() : null;
  if (flips && result.model) {
    for await (const receipt of storedReceipts(database, tenantId)) {
      if (isSameModel(receipt)) countFlip(flips, receipt, result.model);
    }
  }
  return { version, base: shipped, labels: labels.length, votes: votes.length, leftOut, result, flips };
}

function reservedRows(): ReadonlySet<string> {
  return rowsOf(readPairs(readFileSync(shippedPairs, "utf8")));
}

// If its model reproduces a receipt to the bit, that model's weights have scored it.
function isScoredBy({ replay_inputs: inputs, probability }: JudgedReceipt, loaded: LoadedModels): boolean {
  if (!inputs || baseOf(inputs.model_version) !== loaded.shipped.version) return false;
  const model = loaded.models.get(inputs.model_version);
  return model !== undefined && replay(inputs, model) === probability;
}

function outcome(made: {
  readonly activated: string | null;
  readonly proposed: string | null;
  readonly same: boolean;
  readonly current: string;
}): string {
  if (made.activated) return `In force: ${made.activated}. ${restart}`;
  if (made.same) return `${made.current} is in force already and decides the same.`;
  if (made.proposed)
    return `Proposed: ${made.proposed}. The page Quality shows which decisions would change.`;
  return "Nothing has changed. With --activate it is put in force.";
}

function share(text: string): number {
  const value = Number(text);
  if (/^0\.\d{1,6}$/.test(text) && value >= 0.9 && value <= 0.999) return value;
  throw new InvalidArgumentError("A share from 0.90 to 0.999.");
}
