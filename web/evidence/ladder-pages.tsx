/** The pages that the agent read, each with the claims that rest on it and its stored copies. */
import { attributeLabel } from "../components/attribute.tsx";
import { Bidi } from "../components/bidi.tsx";
import { Moment } from "../components/moment.tsx";
import { SourceLink } from "../components/source-link.tsx";
import type { Step } from "./climbed.ts";
import { claimFault } from "./ladder-words.ts";
import { StoredCopies } from "./stored-copies.tsx";

type Claim = NonNullable<Step["claims"]>[number];

export function Pages({ step, runOf }: { readonly step: Step; readonly runOf: string | null }) {
  const { pages = [], claims = [] } = step;
  const fallen = claims.filter(({ fault }) => fault !== null);
  return (
    <>
      {pages.map((page) => (
        <section class="source stack-tight" key={page.evidence_id}>
          <h4>
            <SourceLink id={page.url} url={page.url} />{" "}
            <span class="soft">
              <Moment iso={page.retrieved_at} />
            </span>
          </h4>
          {page.quote === null ? (
            <p class="soft">It was read, and no claim rests on it.</p>
          ) : (
            <blockquote>
              <Bidi>{page.quote}</Bidi>
            </blockquote>
          )}
          {claims
            .filter(({ evidence_id }) => evidence_id === page.evidence_id)
            .map((claim) => (
              <p key={claim.evidence_id}>
                <ClaimText claim={claim} />
              </p>
            ))}
          <StoredCopies artifacts={page.artifacts} runOf={runOf} />
        </section>
      ))}
      {fallen.length === 0 ? null : (
        <details>
          <summary>
            {fallen.length} {fallen.length === 1 ? "claim does" : "claims do"} not stand
          </summary>
          <ul class="list">
            {fallen.map((claim, at) => (
              <li key={String(at)}>
                <ClaimText claim={claim} />: {claimFault(claim.fault!)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function ClaimText({ claim }: { readonly claim: Claim }) {
  const { field, value, stance } = claim;
  return (
    <>
      <span class={`badge ${stance === "supports" ? "good" : "bad"}`}>{stance}</span> {attributeLabel(field)}{" "}
      <Bidi>{value}</Bidi>
    </>
  );
}
