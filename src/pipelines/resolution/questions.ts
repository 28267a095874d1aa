/**
 * A decision is pure: it asks for the database rows that it needs and continues with the answer, on any
 * thread. Questions and answers are plain data, fit for `postMessage`.
 */

import type { RegisterRef } from "../../domain/matching/comparable/candidate.ts";
import type { EntityRow, NumberedComparable } from "../../storage/entities/catalogue.ts";
import type { Holders } from "../../storage/entities/holders.ts";
import type { RegisterMember } from "../register-install/installed-registers.ts";

interface Asked {
  /** The tenant's entities that share a key or are bound to one of the register rows (`rowText`). */
  readonly entityNumbersByKey: { readonly keys: readonly string[]; readonly rows: readonly string[] };
  /** The comparables of entities. */
  readonly comparables: { readonly entityNumbers: readonly number[] };
  /** Facts of entities and register rows, to be shown without sources that a licence withholds. */
  readonly displayFacts: { readonly entityIds: readonly string[]; readonly refs: readonly RegisterRef[] };
  /** No data: gives other work its turn during a long step. */
  readonly turn: object;
  /** The register rows of a company (-1: it is in none), and the entity that already is the company. */
  readonly company: { readonly groupId: number; readonly entityId: string | null };
  /** Which of these entities a person has told apart from the register rows that they would join. */
  readonly told_apart: {
    readonly pairs: readonly { readonly entityId: string; readonly refs: readonly RegisterRef[] }[];
  };
}

interface Answered {
  readonly entityNumbersByKey: {
    /** The asking step separates the numbers. */
    readonly holders: readonly Holders[];
    /** The holders that hidden records of the batch have founded. */
    readonly hidden: readonly number[];
  };
  readonly comparables: readonly NumberedComparable[];
  /** Observations and rows as JSON. */
  readonly displayFacts: {
    readonly entities: readonly { readonly entity_id: string; readonly observations: string }[];
    readonly companies: readonly string[];
  };
  readonly turn: null;
  /** Best source first; the entity is null where it is gone. */
  readonly company: { readonly members: readonly RegisterMember[]; readonly entity: EntityRow | null };
  /** Ids of entities. */
  readonly told_apart: readonly string[];
}

type Kind = keyof Asked;

export type Question = { readonly [K in Kind]: { readonly kind: K } & Asked[K] }[Kind];
export type Answer<K extends Kind = Kind> = Answered[K];

/** A decision under way: it yields questions, receives their answers, and returns its outcome. */
export type Steps<Result> = Generator<Question, Result, Answer>;

export function* ask<K extends Kind>(kind: K, asked: Asked[K]): Generator<Question, Answer<K>, Answer> {
  return (yield { kind, ...asked } as Question) as Answer<K>;
}
