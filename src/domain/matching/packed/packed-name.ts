import type {
  AnalysedName,
  LegalFormMatch,
  NameToken,
  Script,
  TokenTag,
} from "../../names/analyse/analysed-name.ts";
import type { ComparableName, NameKind } from "../comparable/comparable.ts";

// Values that follow from the tokens are left out and derived again.
export type PackedToken = [
  text: string,
  tag: number,
  information: number,
  concept?: string | null,
  reading?: string,
];
export type PackedForm = [LegalFormMatch["form"], string, readonly string[], LegalFormMatch["class"]];
export type PackedName = [
  kind: NameKind,
  raw: string,
  script: Script,
  /** A number is the place of a part in the list of parts that rows have in common. */
  tokens: readonly (PackedToken | number)[],
  forms: readonly (PackedForm | number)[],
  /** 0: the texts of the tokens that are neither form nor stop. */
  core: readonly string[] | 0,
  numbers: readonly string[],
  acronym: string,
  /** 0: the core without spaces. */
  joined: string | 0,
];

type EarlierToken = [string, TokenTag, number, (string | null)?, (string | null)?];
/** A name of an entity written before names were tuples. */
export type EarlierName = [
  NameKind,
  string,
  Script,
  readonly EarlierToken[],
  Omit<AnalysedName, "raw" | "script" | "tokens">,
];

/** Append only: stored rows refer to a tag by its place. */
const TAGS: readonly TokenTag[] = [
  "word",
  "form",
  "generic",
  "activity",
  "place",
  "number",
  "initials",
  "stop",
];

/** Packs a part: as the part itself, or as its place in the list of parts that rows have in common. */
export interface PackPart {
  readonly token: (packed: PackedToken) => PackedToken | number;
  readonly form: (packed: PackedForm) => PackedForm | number;
}

/** Reads a part that `PackPart` packed. */
export interface UnpackPart {
  readonly token: (packed: PackedToken | number) => NameToken;
  readonly form: (packed: PackedForm | number) => LegalFormMatch;
}

/** A name of a comparable, as a tuple. */
export function packName({ kind, analysed }: ComparableName, parts: PackPart): PackedName {
  const core = coreOf(analysed.tokens);
  const derived = core.length === analysed.core.length && core.every((text, i) => text === analysed.core[i]);
  return [
    kind,
    analysed.raw,
    analysed.script,
    analysed.tokens.map((token) => parts.token(packToken(token))),
    analysed.forms.map((form) => parts.form(packForm(form))),
    derived ? 0 : analysed.core,
    analysed.numbers,
    analysed.acronym,
    analysed.joined === analysed.core.join("") ? 0 : analysed.joined,
  ];
}

/** The inverse of `packName`. */
export function unpackName(packed: PackedName, parts: UnpackPart): ComparableName {
  const tokens = packed[3].map((token) => parts.token(token));
  const core = packed[5] === 0 ? coreOf(tokens) : packed[5];
  return {
    kind: packed[0],
    analysed: {
      raw: packed[1],
      script: packed[2],
      tokens,
      forms: packed[4].map((form) => parts.form(form)),
      core,
      numbers: packed[6],
      acronym: packed[7],
      joined: packed[8] === 0 ? core.join("") : packed[8],
    },
  };
}

function coreOf(tokens: readonly NameToken[]): string[] {
  const core: string[] = [];
  for (const { text, tag } of tokens) if (tag !== "form" && tag !== "stop") core.push(text);
  return core;
}

function packToken({ text, tag, information, concept, reading }: NameToken): PackedToken {
  const rounded = Math.round(information * 1000) / 1000;
  const place = TAGS.indexOf(tag);
  if (reading !== undefined) return [text, place, rounded, concept ?? null, reading];
  return concept === undefined ? [text, place, rounded] : [text, place, rounded, concept];
}

export function unpackToken(packed: PackedToken): NameToken {
  return tokenOf(packed[0], TAGS[packed[1]]!, packed[2], packed[3], packed[4]);
}

function tokenOf(
  text: string,
  tag: TokenTag,
  information: number,
  concept: string | null | undefined,
  reading: string | null | undefined,
): NameToken {
  return { text, tag, information, concept: concept ?? undefined, reading: reading ?? undefined };
}

export function packForm({ form, family, jurisdictions, class: kind }: LegalFormMatch): PackedForm {
  return [form, family, jurisdictions, kind];
}

export function unpackForm(packed: PackedForm): LegalFormMatch {
  return { form: packed[0], family: packed[1], jurisdictions: packed[2], class: packed[3] };
}

export function readEarlierName([kind, raw, script, tokens, derived]: EarlierName): ComparableName {
  const whole = tokens.map(([text, tag, information, concept, reading]) =>
    tokenOf(text, tag, information, concept, reading),
  );
  return { kind, analysed: { raw, script, tokens: whole, ...derived } };
}
