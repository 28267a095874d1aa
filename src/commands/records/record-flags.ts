import { type Command, Option } from "commander";
import type { Operation } from "../../contract/operation.ts";
import { UsageError } from "../command-error.ts";
import { type RequestField, requestFields, setField, valueOfText } from "./request-fields.ts";

/** The request that the flags give, and whether they describe a record or only options. */
export interface FlaggedRequest {
  readonly request: Record<string, unknown>;
  readonly describes: boolean;
}

/** Members that would reach an object's prototype; the service refuses them too. */
const FORBIDDEN: ReadonlySet<string> = new Set(["__proto__", "constructor"]);

/**
 * Adds a flag for every field of an operation's input: `--registration-number`, `--address.city`,
 * `--left.name`; lists and pairs may be given several times.
 * @param isDescription whether a field is part of a record, rather than an option of the request.
 * @returns a function that reads the given flags.
 */
export function addRecordFlags(
  command: Command,
  operation: Operation,
  isDescription: (field: RequestField) => boolean,
): () => FlaggedRequest {
  const flags = requestFields(operation).map((field) => {
    const describes = isDescription(field);
    const option = flagOf(field).helpGroup(describes ? "The record:" : "How it is answered:");
    command.addOption(option);
    return { field, describes, key: option.attributeName() };
  });
  return () => {
    const request: Record<string, unknown> = {};
    const given = flags.filter(({ key }) => command.getOptionValueSource(key) === "cli");
    for (const { field, key } of given)
      setField(request, field.path, valueGiven(field, command.getOptionValue(key)));
    return { request, describes: given.some(({ describes }) => describes) };
  };
}

/** The name of a field's flag without its dashes. */
export function flagName(path: readonly string[]): string {
  return path.map((name) => name.replaceAll("_", "-")).join(".");
}

function flagOf(field: RequestField): Option {
  const { kind, choices } = field;
  const name = flagName(field.path);
  const said = [field.description, choices && kind !== "boolean" ? `one of ${choices.join(", ")}` : null]
    .filter((part) => part !== null)
    .join(" ");
  if (kind === "boolean") return new Option(field.default === true ? `--no-${name}` : `--${name}`, said);
  const several = kind === "list" || kind === "pairs";
  const value = kind === "pairs" ? "name=value" : kind === "list" || kind === "text" ? "text" : "number";
  const option = new Option(
    `--${name} <${value}>`,
    several ? `${said} May be given several times.`.trim() : said,
  );
  return several
    ? option.argParser((text: string, before: string[] | undefined) => [...(before ?? []), text])
    : option;
}

function valueGiven(field: RequestField, given: unknown): unknown {
  if (field.kind === "boolean") return given;
  if (field.kind === "list") return given;
  if (field.kind !== "pairs") return valueOfText(field, String(given));
  const flag = flagName(field.path);
  const pairs = (given as string[]).map((text) => {
    const equals = text.indexOf("=");
    const name = text.slice(0, Math.max(equals, 0));
    if (name === "" || FORBIDDEN.has(name))
      throw new UsageError(`--${flag}: each is a name, an equals sign and a value`);
    return [name, text.slice(equals + 1)];
  });
  return Object.fromEntries(pairs);
}
