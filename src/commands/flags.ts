import { type Command, InvalidArgumentError } from "commander";

/** Adds the flags for the target: a running service, or a tenant of the local store. */
export function addTargetFlags(command: Command): Command {
  return addUrlFlag(command).option("--tenant <id>", "tenant of the local store (default: local)");
}

/** The key itself is never an argument, because every process of the machine can see arguments. */
export function addUrlFlag(command: Command): Command {
  return command.option(
    "--url <address>",
    "running service to ask, with the key in ASSAY_API_KEY (default: ASSAY_URL, else the local store)",
    url,
  );
}

export function addJsonFlag(command: Command): Command {
  return command.option("--json", "print JSON");
}

export function addExamples(command: Command, ...examples: readonly string[]): Command {
  const heading = examples.length === 1 ? "Example:" : "Examples:";
  return command.addHelpText("after", `\n${heading}\n${examples.map((line) => `  ${line}`).join("\n")}\n`);
}

function url(text: string): string {
  const parsed = URL.parse(text);
  if (parsed && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.password) return text;
  throw new InvalidArgumentError("An http or https address without credentials.");
}

/** An ISO 8601 date or time with a zone, as it was given. */
export function isoDate(text: string): string {
  const shape = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10));
  if (shape.test(text) && exists && !Number.isNaN(Date.parse(text))) return text;
  throw new InvalidArgumentError("A date (YYYY-MM-DD) or a time with its zone, in ISO 8601.");
}

export function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("A whole number.");
}
