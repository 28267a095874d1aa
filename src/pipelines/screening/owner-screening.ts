/**
 * Screens the organisations that installed registers state to stand above a company, and tells which listed ones own or
 * control it. Reads alone: nothing of the subject, its owners or the answer is stored.
 */
import { setImmediate as turn } from "node:timers/promises";
import type { SourceReadiness } from "../../domain/entities/project.ts";
import { holdingsOf, type Owner } from "../../domain/ownership/holdings.ts";
import { type ListedOwner, listedOwners } from "../../domain/screening/listed-owners.ts";
import { subjectOfOwner } from "../../domain/screening/owner-subject.ts";
import { type ScreeningMatch, screen } from "../../domain/screening/screen.ts";
import type { ScreeningIndex } from "../../domain/screening/screening-index.ts";
import type { ScreeningScorer } from "../../domain/screening/screening-model.ts";
import type { Database } from "../../storage/engine/database.ts";
import type { InForceRow } from "../../storage/screening/screening-lists.ts";
import type { Reader } from "../entities/entity-reader.ts";
import { FactReader } from "../facts/fact-reader.ts";
import { loadOwnership } from "../facts/load-ownership.ts";

/** Levels above the company that are read: the most that any ownership read admits. */
const MOST_HOPS = 10;
/** Owners that are screened, those of fewer hops first: some milliseconds each. */
const MOST_OWNERS = 200;
/** Listed organisations that one owner may be. */
const MATCHES_OF_OWNER = 5;

/** A listed organisation that the owner may be, with how the company hangs on the owner. */
export interface OwnerMatch extends ListedOwner {
  readonly match: ScreeningMatch<InForceRow>;
}

export interface ScreenedOwners {
  /** Organisations above the company that were screened. */
  readonly screened: number;
  /** Whether there were more owners than could be read or screened. */
  readonly truncated: boolean;
  readonly matches: readonly OwnerMatch[];
}

interface OwnersQuestion {
  readonly index: ScreeningIndex<InForceRow>;
  readonly scorer: ScreeningScorer;
  readonly threshold: number;
}

export class OwnerScreening {
  readonly #facts: FactReader;

  constructor(deps: { readonly database: Database; readonly readiness: SourceReadiness }) {
    this.#facts = new FactReader(deps);
  }

  /** @param keys identifier keys of the company; with none of them nothing can be looked up. */
  async ownersOf(
    { tenantId, now }: Reader,
    keys: readonly string[],
    { index, scorer, threshold }: OwnersQuestion,
  ): Promise<ScreenedOwners> {
    if (keys.length === 0) return { screened: 0, truncated: false, matches: [] };
    const today = now.toISOString().slice(0, 10);
    const graph = await loadOwnership({ reader: this.#facts, tenantId }, keys, MOST_HOPS);
    const holdings = holdingsOf(graph, today);
    const owners = holdings.owners.slice(0, MOST_OWNERS);
    const found = new Map<Owner, readonly ScreeningMatch<InForceRow>[]>();
    for (const owner of owners) {
      const options = { topics: ["sanctions"] as const, threshold, limit: MATCHES_OF_OWNER, today };
      const matches = screen(subjectOfOwner(owner), { index, scorer }, options);
      if (matches.length > 0) found.set(owner, matches);
      await turn();
    }
    return {
      screened: owners.length,
      truncated: graph.truncated || holdings.owners.length > owners.length,
      matches: bestOfEach(
        listedOwners(holdings, new Set(found.keys())).flatMap((owner) =>
          found.get(owner.owner)!.map((match) => ({ ...owner, match })),
        ),
      ),
    };
  }
}

/** One match for each listed organisation: several owners may resemble it, and the likeliest one stands for it. */
function bestOfEach(matches: readonly OwnerMatch[]): readonly OwnerMatch[] {
  const best = new Map<unknown, OwnerMatch>();
  for (const match of matches) {
    const known = best.get(match.match.entry);
    if (known === undefined || known.match.score < match.match.score) best.set(match.match.entry, match);
  }
  return [...best.values()];
}
