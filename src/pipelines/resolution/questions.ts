/**
 * A decision is pure: it asks for what it has to know of the database and goes on with the answer, wherever it runs.
 * Questions and answers are plain data, fit for `postMessage`.
 */

import type { RegisterRef } from "../../domain/matching/comparable/candidate.ts";
import type { EntityRow, NumberedComparable } from "../../storage/entities/catalogue.ts";
import type { Holders } from "../../storage/entities/holders.ts";
import type { RegisterMember } from "../register-install/installed-registers.ts";

interface Asked {
  /** The tenant's entities that share a key, and those that stand for one of the register's rows (`rowText`). */
  readonly entityNumbersByKey: { readonly keys: readonly string[]; readonly rows: readonly string[] };
  /** What entities are compared by. */
  readonly comparables: { readonly entityNumbers: readonly number[] };
  /** What entities and register rows say, to be shown without the sources that a licence withholds. */
  readonly displayFacts: { readonly entityIds: readonly string[]; readonly refs: readonly RegisterRef[] };
  /** Nothing: others have their turn where a step would last long. */
  readonly turn: object;
  /** The register's rows of a company (-1: it is in none), and the entity that stands for it already. */
  readonly company: { readonly groupId: number; readonly entityId: string | null };
  /** Which of these entities a person has told from the register rows that are to be united with them. */
  readonly told_apart: {
    readonly pairs: readonly { readonly entityId: string; readonly refs: readonly RegisterRef[] }[];
  };
}

interface Answered {
  readonly entityNumbersByKey: {
    /** Whoever asked takes the numbers apart. */
    readonly holders: readonly Holders[];
    /** Of these, the ones that hidden of its batch have founded. */
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

/** A decision on its way: it yields questions, is given their answers, and returns what came of it. */
export type Steps<Result> = Generator<Question, Result, Answer>;

export function* ask<K extends Kind>(kind: K, asked: Asked[K]): Generator<Question, Answer<K>, Answer> {
  return (yield { kind, ...asked } as Question) as Answer<K>;
}
