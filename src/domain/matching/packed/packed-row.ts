/**
 * A register candidate as a row of the index: lines of JSON, so that each line is read only when needed. A
 * query reads the refs of dozens of candidates, compares these, and shows the facts of a few.
 */
import type { CandidateFacts, RegisterRef } from "../comparable/candidate.ts";
import type { RegisterCandidate } from "../comparable/register-candidate.ts";
import {
  type PackedComparable,
  type PackedFacts,
  type PackedRefs,
  packComparable,
  packFacts,
  packRefs,
  unpackComparable,
  unpackFacts,
  unpackRefs,
} from "./packed-candidate.ts";
import type { PackPart, UnpackPart } from "./packed-name.ts";

const LINE_FEED = 0x0a;

/** @param parts the parts that the rows of one index have in common. */
export function packRow({ groupId, refs, facts, comparable }: RegisterCandidate, parts: PackPart): string {
  const lines = [packRefs(refs), groupId, packComparable(comparable, parts)].map((part) =>
    JSON.stringify(part),
  );
  return [...lines, packFacts(facts)].join("\n");
}

/** The references to register rows in a packed row, given as UTF-8. */
export function rowRefs(row: Buffer): RegisterRef[] {
  // A loop, because the line is short and a call of `indexOf` takes longer.
  let end = 0;
  while (end < row.length && row[end] !== LINE_FEED) end++;
  return unpackRefs(JSON.parse(row.toString("utf8", 0, end)) as PackedRefs);
}

/**
 * The inverse of `packRow`.
 * @param refs the references of the same row, where they were read before.
 */
export function unpackRow(row: string, parts: UnpackPart, refs?: readonly RegisterRef[]): RegisterCandidate {
  const group = row.indexOf("\n") + 1;
  const comparable = row.indexOf("\n", group) + 1;
  const facts = row.indexOf("\n", comparable) + 1;
  return {
    groupId: Number(row.slice(group, comparable - 1)),
    refs: refs ?? unpackRefs(JSON.parse(row.slice(0, group)) as PackedRefs),
    comparable: unpackComparable(JSON.parse(row.slice(comparable, facts)) as PackedComparable, parts),
    facts: new WrittenFacts(row.slice(facts)),
  };
}

/** Facts that are read from their line on the first access to one of them. */
class WrittenFacts implements CandidateFacts {
  readonly #line: string;
  #read: CandidateFacts | null = null;

  constructor(line: string) {
    this.#line = line;
  }

  get legalName(): string {
    return this.#facts().legalName ?? "";
  }
  get domain(): string | null {
    return this.#facts().domain;
  }
  get legalStatus(): string | null {
    return this.#facts().legalStatus;
  }
  get country(): string | null {
    return this.#facts().country;
  }
  get city(): string | null {
    return this.#facts().city;
  }
  get postalCode(): string | null {
    return this.#facts().postalCode;
  }
  get registrationNumber(): string | null {
    return this.#facts().registrationNumber;
  }
  get jurisdiction(): string | null {
    return this.#facts().jurisdiction;
  }
  get lei(): string | null {
    return this.#facts().lei;
  }
  get incorporatedOn(): string | null {
    return this.#facts().incorporatedOn;
  }
  get legalForm(): string | null {
    return this.#facts().legalForm;
  }

  #facts(): CandidateFacts {
    this.#read ??= unpackFacts(JSON.parse(this.#line) as PackedFacts);
    return this.#read;
  }
}
