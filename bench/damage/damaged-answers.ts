/** Companies of every country asked under damaged names, with and without themselves in the register. */
import { createHash } from "node:crypto";
import type { MatchDecision } from "../../src/domain/matching/decide/decide.ts";
import type { MatchingModel } from "../../src/domain/matching/score/model.ts";
import { analyseName } from "../../src/domain/names/analyse/analyse-name.ts";
import type { AnalysedName } from "../../src/domain/names/analyse/analysed-name.ts";
import type { RegistersVersion } from "../../src/pipelines/register-install/registers-version.ts";
import { prepareList } from "../../src/training/candidate-lists.ts";
import { damaged, damages, type Random, seededRandom } from "../../src/training/damaged-names.ts";
import { decideList } from "../held-out/answers.ts";
import { damagedInList, isListDamage, listDamages } from "./list-damages.ts";
import { damagedNatively, nativeDamages } from "./native-damages.ts";
import { damagedInTyping, isTypedDamage, type Place, typedDamages } from "./typed-damages.ts";

const letterDamages = damages.filter((damage) => damage !== "cyrillic");

/** The kinds of damage to Latin names; `none` is the name as it is registered. */
export const kinds = ["none", ...letterDamages, ...listDamages, ...typedDamages] as const;
type Kind = (typeof kinds)[number];
/** The same of names in the scripts of their countries. */
export const nativeKinds = ["none", ...nativeDamages] as const;
type NativeKind = (typeof nativeKinds)[number];

export interface DamagedAnswer {
  readonly kind: Kind | NativeKind;
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

/** A company and the name that is asked for. */
export interface Asked {
  readonly ordinal: number;
  readonly name: string;
}

/** Companies with Latin names, at most `each` of every country. */
export function companiesOfEachCountry(catalogue: RegistersVersion, each: number): Asked[] {
  return drawn(catalogue, each, ({ facts }) =>
    facts.legalName !== null && scriptOf(facts.legalName) === "latin"
      ? { name: facts.legalName, group: facts.country! }
      : null,
  );
}

/** Companies with a name that is not Latin, at most `each` of every script, and of every country where they write Han. */
export function companiesOfEachScript(catalogue: RegistersVersion, each: number): Asked[] {
  return drawn(catalogue, each, ({ facts, comparable }) => {
    const names = [facts.legalName ?? "", ...comparable.names.map(({ analysed }) => analysed.raw)];
    const name = names.find((one) => [...one].length >= SHORTEST_NATIVE && scriptOf(one) !== "latin");
    if (name === undefined) return null;
    const script = scriptOf(name);
    return { name, group: script === "han" ? `han ${facts.country}` : script };
  });
}

const SHORTEST_NATIVE = 4;

function scriptOf(name: string): AnalysedName["script"] {
  return analyseName(name).script;
}

function drawn(
  catalogue: RegistersVersion,
  each: number,
  askedOf: (company: ReturnType<RegistersVersion["candidate"]>) => { name: string; group: string } | null,
): Asked[] {
  const groups = new Map<string, (Asked & { readonly draw: number })[]>();
  for (let ordinal = 0; ordinal < catalogue.size; ordinal++) {
    const company = catalogue.candidate(ordinal);
    const asked = company.facts.country === null ? null : askedOf(company);
    if (asked === null) continue;
    const known = groups.get(asked.group) ?? [];
    if (known.length === 0) groups.set(asked.group, known);
    known.push({ ordinal, name: asked.name, draw: drawOf(catalogue, ordinal, "company") });
  }
  return [...groups.values()].flatMap((companies) =>
    companies.sort((left, right) => left.draw - right.draw).slice(0, each),
  );
}

/** The answers about one company under each kind of damage that changes its name. */
export function answersAbout(register: Register, { ordinal, name }: Asked): DamagedAnswer[] {
  const { facts } = register.catalogue.candidate(ordinal);
  return kinds.flatMap((kind) => {
    const random = seededRandom(drawOf(register.catalogue, ordinal, kind));
    return answer(register, { ordinal, name, kind, asked: asWritten(name, kind, random, facts) });
  });
}

/** The same of a name in the script of its country. */
export function nativeAnswersAbout(register: Register, { ordinal, name }: Asked): DamagedAnswer[] {
  return nativeKinds.flatMap((kind) => {
    const random = seededRandom(drawOf(register.catalogue, ordinal, kind));
    const asked = kind === "none" ? name : damagedNatively(name, kind, random);
    return answer(register, { ordinal, name, kind, asked });
  });
}

interface Register {
  readonly catalogue: RegistersVersion;
  readonly model: MatchingModel;
}

function answer(
  { catalogue, model }: Register,
  { ordinal, name, kind, asked }: Asked & Pick<DamagedAnswer, "kind"> & { readonly asked: string | null },
): DamagedAnswer[] {
  if (asked === null) return [];
  const { groupId, facts } = catalogue.candidate(ordinal);
  const country = facts.country!;
  const list = prepareList(catalogue, { name: asked, country });
  const others = list.candidates.filter((one) => one.groupId !== groupId);
  const present = decideList(model, list, catalogue.coverage);
  const absent = decideList(model, { ...list, candidates: others }, catalogue.coverage);
  return [
    {
      ...{ kind, country, name, asked },
      listed: others.length < list.candidates.length,
      present: present.decision,
      right: present.bound?.groupId === groupId,
      absent: absent.decision,
      leader: (present.bound ?? present.ranked[0])?.facts.legalName ?? null,
    },
  ];
}

function asWritten(name: string, kind: Kind, random: Random, place: Place): string | null {
  if (kind === "none") return name;
  if (isListDamage(kind)) return damagedInList(name, kind, random);
  if (isTypedDamage(kind)) return damagedInTyping(name, kind, random, place);
  return damaged(name, kind, random);
}
