import recordedExamples from "./examples.json" with { type: "json" };

/** An input and the answer that the service gave to it, recorded with the sample register installed. */
export interface Example {
  readonly input: unknown;
  readonly output: unknown;
}

const recorded: Readonly<Record<string, Example | undefined>> = recordedExamples;

/** The recorded example of an operation; `npm run examples` records them anew. */
export function exampleOf(operation: string): Example {
  return recorded[operation] ?? { input: {}, output: null };
}
