/** Proofs by number, of random commands or of many rows: `npm test` runs a part, the slow suite runs them whole. */
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** How much of each proof by number is run. */
    proofs: "part" | "whole";
  }
}

/** The number for this run. */
export function proofSize({ part, whole }: { readonly part: number; readonly whole: number }): number {
  return inject("proofs") === "whole" ? whole : part;
}
