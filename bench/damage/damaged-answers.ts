/** Companies of every country asked under damaged names, with and without themselves in the register. */
import { createHash } from "node:crypto";
import type { MatchDecision } from "../../src/domain/matching/decide/decide.ts";
import type { MatchingModel } from "../../src/domain/matching/score/model.ts";
import { analyseName } from "../../src/domain/names/analyse/analyse-name.ts";
import type { RegistersVersion } from "../../src/pipelines/register-install/registers-version.ts";
import { prepareList } from "../../src/training/candidate-lists.ts";
import { damaged, damages, type Random, seededRandom } from "../../src/training/damaged-names.ts";
import { decideList } from "../held-out/answers.ts";
import { damagedInList, isListDamage, listDamages } from "./list-damages.ts";

const letterDamages = damages.filter((damage) => damage !== "cyrillic");

/** The kinds of damage that leave a name in its script; `none` is the name as it is registered. */
export const kinds = ["none", ...letterDamages, ...listDamages] as const;
export type Kind = (typeof kinds)[number];

export interface DamagedAnswer {
  readonly kind: Kind;
  readonly country: string;
  readonly name: string;
  readonly asked: string;
  readonly listed: boolean;
  readonly present: MatchDecision["decision"];
  /** Whether a match is with the company itself. */
  readonly right: boolean;
  /** The decision where the company is not in the register. */
  readonly absent: MatchDecision["decision"];
  /** The company that the answer is about, right or wrong. */
  readonly leader: string | null;
}

/**
 * A number of 32 bits that depends on the company's own number alone, so that another way to link the rows leaves the
 * chosen companies and their damaged names as they are.
 */
function drawOf(catalogue: RegistersVersion, ordinal: number, purpose: string): number {
  const { source, sourceRecordId } = catalogue.candidate(ordinal).refs[0]!;
  return createHash("sha256").update(`${purpose} ${source}:${sourceRecordId}`).digest().readUInt32BE();
}

/** Ordinals of companies with Latin names, at most `each` of every country. */
export function companiesOfEachCountry(catalogue: RegistersVersion, each: number): number[] {
  const byCountry = new Map<string, { readonly ordinal: number; readonly draw: number }[]>();
  for (let ordinal = 0; ordinal < catalogue.size; ordinal++) {
    const { facts } = catalogue.candidate(ordinal);
    if (facts.country === null || analyseName(facts.legalName ?? "").script !== "latin") continue;
    const known = byCountry.get(facts.country) ?? [];
    if (known.length === 0) byCountry.set(facts.country, known);
    known.push({ ordinal, draw: drawOf(catalogue, ordinal, "company") });
  }
  return [...byCountry.values()].flatMap((companies) =>
    companies
      .sort((left, right) => left.draw - right.draw)
      .slice(0, each)
      .map(({ ordinal }) => ordinal),
  );
}

/** The answers about one company under each kind of damage that changes its name. */
export function answersAbout(
  { catalogue, model }: { readonly catalogue: RegistersVersion; readonly model: MatchingModel },
  ordinal: number,
): DamagedAnswer[] {
  const { groupId, facts } = catalogue.candidate(ordinal);
  const country = facts.country!;
  const name = facts.legalName!;
  return kinds.flatMap((kind) => {
    const asked = asWritten(name, kind, seededRandom(drawOf(catalogue, ordinal, kind)));
    if (asked === null) return [];
    const list = prepareList(catalogue, { name: asked, country });
    const others = list.candidates.filter((one) => one.groupId !== groupId);
    const present = decideList(model, list, catalogue.coverage);
    const absent = decideList(model, { ...list, candidates: others }, catalogue.coverage);
    return {
      ...{ kind, country, name, asked },
      listed: others.length < list.candidates.length,
      present: present.decision,
      right: present.bound?.groupId === groupId,
      absent: absent.decision,
      leader: (present.bound ?? present.ranked[0])?.facts.legalName ?? null,
    };
  });
}

function asWritten(name: string, kind: Kind, random: Random): string | null {
  if (kind === "none") return name;
  return isListDamage(kind) ? damagedInList(name, kind, random) : damaged(name, kind, random);
}
