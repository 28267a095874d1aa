/**
 * Records the examples of the reference from the service itself: each operation's input and the answer that it
 * gave, with the sample register installed. `npm run examples` writes src/contract/examples.json.
 */
import { writeFile } from "node:fs/promises";
import { recordExamples } from "./examples/record-examples.ts";

await writeFile(
  new URL("../src/contract/examples.json", import.meta.url),
  `${JSON.stringify(await recordExamples(), null, 1)}\n`,
);
