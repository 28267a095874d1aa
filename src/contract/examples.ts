import { readFileSync } from "node:fs";

/** An input and the answer that the service gave to it, recorded with the sample register installed. */
export interface Example {
  readonly input: unknown;
  readonly output: unknown;
}

const recorded = JSON.parse(readFileSync(new URL("./examples.json", import.meta.url), "utf8")) as Record<
  string,
  Example
>;

/** The recorded example of an operation; `npm run examples` records them anew. */
export function exampleOf(operation: string): Example {
  return recorded[operation] ?? { input: {}, output: null };
}
