import { existsSync, readdirSync, readFileSync } from "node:fs";
import { type Evaluation, evaluationFile } from "../contract/evaluation.ts";

/**
 * The committed evaluations by release; none where no benchmark was run.
 * @throws Error naming the file that is not an evaluation.
 */
export function loadEvaluations(directory: URL): ReadonlyMap<string, Evaluation> {
  if (!existsSync(directory)) return new Map();
  const names = readdirSync(directory).filter((name) => name.endsWith(".json"));
  return new Map(
    names.map((name) => {
      const parsed = evaluationFile.safeParse(JSON.parse(readFileSync(new URL(name, directory), "utf8")));
      if (parsed.success) return [parsed.data.pipeline_version, parsed.data];
      throw new Error(
        `models/evaluations/${name} is not an evaluation: ${parsed.error.issues[0]?.path.join(".")}`,
      );
    }),
  );
}
