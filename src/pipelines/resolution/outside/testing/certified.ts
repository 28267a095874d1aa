import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type AnsweredPair,
  type CertificationFile,
  type CertifiedFor,
  fieldsOf,
  sealed,
} from "../../../../adjudication/certification.ts";

/** A model that was right on all but a few of 700 pairs. */
export function certificationOf(subject: CertifiedFor, wrong = 7): CertificationFile {
  const pairs = Array.from({ length: 700 }, (_, n): AnsweredPair => {
    const truth = n % 2 === 0 ? "same" : "different";
    const right = truth === "same" ? "match" : "no_match";
    const said = n < wrong ? (right === "match" ? "no_match" : "match") : right;
    return { pair: `p${n}`, truth, answers: [said, said] };
  });
  return sealed({
    format: 1,
    ...fieldsOf(subject),
    pair_set: "test",
    pairs,
    latency_ms: { median: 1, p95: 2 },
    tokens: { input: 1, output: 1 },
    certified_at: "2026-11-01T00:00:00.000Z",
  });
}

export function writeCertification(dataDir: string, file: object): void {
  writeFileSync(join(dataDir, "certification.json"), JSON.stringify(file));
}
