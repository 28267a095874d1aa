/** A screening's answer in the words of the interface. */
import type { Holding } from "../../domain/ownership/holdings.ts";
import { hopView, otherEndView, type View } from "../../domain/ownership/ownership-views.ts";
import type { ShareInterval } from "../../domain/ownership/share-interval.ts";
import type { Hop } from "../../domain/ownership/walk.ts";
import type { ScreeningTopic } from "../../domain/screening/listed-organisation.ts";
import type { ScreeningMatch } from "../../domain/screening/screen.ts";
import type { OwnerMatch, ScreenedOwners } from "../../pipelines/screening/owner-screening.ts";
import type { SourceCoverage } from "../../pipelines/screening/screening-lists.ts";
import type { InForceRow } from "../../storage/screening/screening-lists.ts";

const SHOWN_ALIASES = 20;

type Match = ScreeningMatch<InForceRow>;

/** The matches of the company itself and of those that own it, best first, each listed organisation once. */
export function shownMatches(
  { own, owners }: { readonly own: readonly Match[]; readonly owners: readonly OwnerMatch[] },
  {
    topics,
    limit,
    view,
  }: { readonly topics: readonly ScreeningTopic[]; readonly limit: number; readonly view: View },
) {
  const byEntry = new Map(owners.map((owner) => [owner.match.entry, owner]));
  const shown = own.map((match) => {
    const owner = byEntry.get(match.entry);
    byEntry.delete(match.entry);
    const answer = shownMatch(match, topics);
    if (owner === undefined) return answer;
    return {
      ...answer,
      score: Math.max(match.score, owner.match.score),
      matched_on: [...match.matchedOn, owner.link],
      ownership: shownOwnership(owner, view),
    };
  });
  const above = [...byEntry.values()].map((owner) => ({
    ...shownMatch(owner.match, ["sanctions"]),
    matched_on: [owner.link],
    ownership: shownOwnership(owner, view),
  }));
  return [...shown, ...above].sort((a, b) => b.score - a.score).slice(0, limit);
}

function shownMatch(
  { entry, name, score, matchedOn, contributions }: Match,
  topics: readonly ScreeningTopic[],
) {
  const { organisation, source } = entry;
  return {
    match_id: `${source.source_id}:${organisation.recordId}`,
    topic: organisation.topics.find((topic) => topics.includes(topic))!,
    source_id: source.source_id,
    list_name: source.source_name,
    listed_name: name.text,
    aliases: organisation.names
      .filter(({ text }) => text !== name.text)
      .slice(0, SHOWN_ALIASES)
      .map(({ text }) => text),
    countries: organisation.countries,
    identifiers: organisation.identifiers.map(({ scheme, label, value, country }) => ({
      scheme,
      value,
      label,
      country: country ?? null,
    })),
    programme: organisation.programmes.join("; ") || null,
    listed_on: organisation.listedOn ?? null,
    score,
    score_basis: "uncalibrated_similarity",
    matched_on: [...matchedOn] as string[],
    explanations: contributions,
    url: organisation.url ?? source.source_url,
    snapshot_version: source.version,
    licence: source.licence,
    ownership: null as ReturnType<typeof shownOwnership> | null,
  };
}

function shownOwnership({ link, match, share, moreThanHalf, paths, truncated }: OwnerMatch, view: View) {
  return {
    link,
    owner: paths[0] === undefined ? null : organisationAt(paths[0].at(-1)!, view),
    owner_matched_on: match.matchedOn,
    share: share && shownShare(share),
    more_than_half: moreThanHalf,
    paths: paths.map((path) => ({ hops: path.map((holding) => hopView(hopOf(holding), view)) })),
    paths_truncated: truncated,
  };
}

function shownShare({ minimum, maximum, aboveMinimum, belowMaximum }: ShareInterval) {
  return { minimum, maximum, exclusive_minimum: aboveMinimum, exclusive_maximum: belowMaximum };
}

function organisationAt(holding: Holding, view: View) {
  return otherEndView(hopOf(holding), view);
}

function hopOf({ owned, owner, facts }: Holding): Hop {
  return { from: owned.node!, fact: facts[0]!, to: owner.node, toName: owner.name };
}

/** How far the owners of the company were looked at. */
export function shownOwnerCoverage(
  owners: ScreenedOwners | null,
  reason: "no_identifier" | "topic_not_requested" | null,
) {
  return {
    checked: owners !== null,
    reason,
    owners_screened: owners?.screened ?? 0,
    truncated: owners?.truncated ?? false,
  };
}

export function shownCoverage({ topic, source, freshness, ageDays }: SourceCoverage) {
  return {
    topic,
    source_id: source?.source_id ?? null,
    source_name: source?.source_name ?? null,
    snapshot_version: source?.version ?? null,
    snapshot_date: source?.published_on ?? null,
    installed_at: source?.installed_at ?? null,
    age_days: ageDays,
    max_age_days: source?.max_age_days ?? null,
    freshness,
    record_count: source?.records ?? null,
    jurisdictions: source?.jurisdictions ?? [],
    licence: source?.licence ?? null,
    note: noteOf(source),
  };
}

function noteOf(source: InForceRow | null): string | null {
  if (source === null) return "No list of this topic is installed.";
  return source.bad_rows === 0 ? null : `${source.bad_rows} entries of the file could not be read.`;
}
