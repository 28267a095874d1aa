import type { z } from "zod";
import type { entity } from "../../contract/entity.ts";
import { printable } from "../terminal.ts";

type Entity = z.output<typeof entity>;

const LABEL = 32;
const VALUES = 4;

/** Every field of an entity with its cited source. */
export function entityLines({ record, provenance }: Entity): string[] {
  return Object.entries(record).map(([name, value]) => {
    const source = provenance[name];
    const cited = source
      ? `  · ${printable(source.source_id)}${source.source_as_of ? `, ${source.source_as_of.slice(0, 10)}` : ""}`
      : "";
    return `  ${printable(name).padEnd(LABEL)} ${shown(value)}${cited}`;
  });
}

/** A value in one line: the parts of an object and the first entries of a list. */
function shown(value: unknown): string {
  if (Array.isArray(value)) {
    const more = value.length > VALUES ? ` and ${value.length - VALUES} more` : "";
    return `${value.slice(0, VALUES).map(shown).join(" | ")}${more}`;
  }
  if (value !== null && typeof value === "object") {
    return Object.entries(value)
      .filter(([, part]) => part !== null && part !== undefined && part !== "")
      .map(([name, part]) => `${printable(name)} ${shown(part)}`)
      .join(", ");
  }
  return printable(String(value));
}
