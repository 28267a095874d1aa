/**
 * Records the examples of the reference from the service itself: the input of each operation and its answer,
 * with the sample register installed. `npm run examples` writes src/contract/examples.json.
 */
import { writeFile } from "node:fs/promises";
import { recordExamples } from "./examples/record-examples.ts";

await writeFile(
  new URL("../src/contract/examples.json", import.meta.url),
  `${JSON.stringify(await recordExamples(), null, 1)}\n`,
);
