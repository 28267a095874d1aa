import { Bidi } from "../../components/bidi.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { Moment } from "../../components/moment.tsx";
import { SourceLink } from "../../components/source-link.tsx";
import type { ListedOwnership, ScreeningMatch } from "../../frame/client.ts";
import { SourceLine } from "../companies/statement-line.tsx";
import { linkWords, plain, topicWords } from "./words.ts";

/** Listed organisations that the company may be, or that may own it, with all that speaks for each. */
export function Matches({ matches }: { readonly matches: readonly ScreeningMatch[] }) {
  return (
    <ol class="list stack">
      {matches.map((match) => (
        <li key={match.match_id}>
          <Match match={match} />
        </li>
      ))}
    </ol>
  );
}

function Match({ match }: { readonly match: ScreeningMatch }) {
  return (
    <article class="card stack-tight">
      <h3>
        <Bidi>{match.listed_name}</Bidi>
      </h3>
      <dl class="facts">
        <dt>Similarity</dt>
        <dd>{match.score.toFixed(2)}, which is no probability</dd>
        <dt>Agrees in</dt>
        <dd>{match.matched_on.map(plain).join(", ")}</dd>
        <dt>List</dt>
        <dd>
          {topicWords[match.topic]}, <SourceLink id={match.list_name} url={match.url} />, version{" "}
          {match.snapshot_version}
        </dd>
        <Fact title="Programme" text={match.programme} />
        {match.listed_on === null ? null : (
          <>
            <dt>Listed on</dt>
            <dd>
              <Moment iso={match.listed_on} time={false} />
            </dd>
          </>
        )}
        <Fact title="Countries" text={match.countries.join(", ")} />
        <Fact title="Other names" text={match.aliases.join("; ")} />
        <Fact
          title="Numbers"
          text={match.identifiers.map(({ scheme, value }) => `${plain(scheme)} ${value}`).join("; ")}
        />
      </dl>
      {match.ownership === null ? null : <OwnershipPaths ownership={match.ownership} />}
      <Explanation match={match} />
    </article>
  );
}

function Fact({ title, text }: { readonly title: string; readonly text: string | null }) {
  if (text === null || text === "") return null;
  return (
    <>
      <dt>{title}</dt>
      <dd>
        <Bidi>{text}</Bidi>
      </dd>
    </>
  );
}

/** The paths from the company up to its listed owner, each step with its source. */
function OwnershipPaths({ ownership }: { readonly ownership: ListedOwnership }) {
  const { link, share, more_than_half: moreThanHalf, paths, paths_truncated: truncated } = ownership;
  return (
    <section class="stack-tight">
      <h4>{linkWords[link]}</h4>
      {share === null ? null : (
        <p>
          Listed owners, and companies that they own, hold {bandText(share)} of the company together
          {moreThanHalf ? "; every share of a path is more than 50 per cent." : "."}
        </p>
      )}
      {paths.map(({ hops }, at) => (
        <ol key={String(at)} class="stack-tight" aria-label={`Path ${at + 1}`}>
          {hops.map((hop, step) => (
            <li key={String(step)}>
              <Bidi>{hop.from.name ?? hop.from.value ?? "?"}</Bidi> is held by{" "}
              <strong>
                <Bidi>{hop.to.name ?? hop.to.value ?? "?"}</Bidi>
              </strong>
              : {hop.share_band === null ? "share not stated" : bandText(hop.share_band)}{" "}
              <SourceLine cited={hop.provenance} />
            </li>
          ))}
        </ol>
      ))}
      {truncated ? <p class="soft small">There are more paths.</p> : null}
    </section>
  );
}

interface Band {
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly exclusive_minimum: boolean;
  readonly exclusive_maximum: boolean;
}

function bandText({ minimum, maximum, exclusive_minimum, exclusive_maximum }: Band): string {
  if (minimum !== null && minimum === maximum) return `${minimum} per cent`;
  const from = exclusive_minimum ? `more than ${minimum ?? 0}` : `${minimum ?? 0}`;
  return `${from} to ${exclusive_maximum ? "less than " : ""}${maximum ?? 100} per cent`;
}

function Explanation({ match }: { readonly match: ScreeningMatch }) {
  if (match.explanations.length === 0)
    return <p class="soft small">A number that agrees decides: no name had to be compared.</p>;
  return (
    <details>
      <summary>What moved the similarity</summary>
      <FiguresTable
        caption={`What moved the similarity with ${match.listed_name}`}
        head={["Feature", "Value", "Effect in log-odds"]}
        numeric={[1, 2]}
        rows={match.explanations.map(({ feature, value, contribution }) => [
          plain(feature),
          value.toFixed(2),
          `${contribution > 0 ? "+" : ""}${contribution.toFixed(2)}`,
        ])}
      />
    </details>
  );
}
