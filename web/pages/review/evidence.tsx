/** The reason of the abstention, and the values of each source for one candidate. */
import { attributeLabel, Value } from "../../components/attribute.tsx";
import { Bidi } from "../../components/bidi.tsx";
import { Moment } from "../../components/moment.tsx";
import { SourceLink } from "../../components/source-link.tsx";
import { runOf } from "../../evidence/climbed.ts";
import { Ladder } from "../../evidence/ladder.tsx";
import { Waterfall } from "../../evidence/waterfall.tsx";
import { reasonWords, stageWords, tierWords } from "../../evidence/words.ts";
import type { ReviewItemResponse } from "../../frame/client.ts";
import { candidateName, candidatesOf } from "./choice.ts";

/** @param props.at the position of the selected candidate. */
export function Evidence({ item, at }: { readonly item: ReviewItemResponse; readonly at: number }) {
  const candidate = candidatesOf(item)[at];
  const { decision } = item;
  return (
    <div class="evidence">
      <section class="card stack">
        <h2>
          Evidence
          {candidate === undefined ? null : (
            <>
              {" on "}
              <Bidi>{candidateName(candidate)}</Bidi>
            </>
          )}
        </h2>
        {at === 0 || !candidate?.comparison ? (
          <Waterfall evidence={decision} />
        ) : (
          <Waterfall
            evidence={{
              score: candidate.comparison.score,
              top_features: candidate.comparison.top_features,
              probability: null,
            }}
          />
        )}
        <dl class="facts">
          <dt>Why it abstained</dt>
          <dd>{reasonWords(item.reason)}</dd>
          {decision.guards.map(({ guard, detail, disagreeing }) => [
            <dt key={guard}>Guard</dt>,
            <dd key={`${guard} detail`}>
              {detail}
              {disagreeing.length === 0 ? "" : ` (${disagreeing.map(attributeLabel).join(", ")})`}
            </dd>,
          ])}
          <dt>Evidence</dt>
          <dd>{tierWords(item.evidence_tier)}</dd>
          <dt>Stage</dt>
          <dd>{stageWords(item.stage)}</dd>
          <dt>Receipt</dt>
          <dd>
            <code>{decision.decision_id}</code>, <span class="soft">{decision.pipeline_version}</span>
          </dd>
        </dl>
      </section>
      <section class="card stack">
        <h2>What was asked</h2>
        <Ladder receipt={decision} runOf={runOf(decision)} />
      </section>
      {candidate === undefined ? null : <Sources candidate={candidate} isLive={isLive(item, candidate)} />}
    </div>
  );
}

/** Whether a live register gave the company: those of installed registers have facts that can be shown. */
function isLive({ decision }: ReviewItemResponse, { external, company }: Candidate): boolean {
  const found = decision.deeper_steps?.some(({ companies = [] }) => companies.length > 0);
  return external && !company && found === true;
}

type Candidate = NonNullable<ReviewItemResponse["candidates"]>[number];

function Sources({ candidate, isLive }: { readonly candidate: Candidate; readonly isLive: boolean }) {
  const sources = candidate.company?.sources ?? [];
  return (
    <section class="card stack">
      <h2>What each source says</h2>
      {sources.length === 0 ? (
        <p class="soft">
          {isLive
            ? "Only a live register knows this company, so no more of it is kept than the table above shows. The register's page stands under What was asked; its row is read again when you choose it."
            : "Nothing can be shown of this candidate: it can no longer be told from others, it was erased, or its licence withholds it."}
        </p>
      ) : null}
      {sources.map((source) => (
        <section class="source" key={`${source.source_id} ${source.provider_record_id} ${source.record_id}`}>
          <h3>
            <SourceLink id={source.source_id} url={source.source_url} />{" "}
            <span class="soft">
              {source.provider_record_id === null ? null : <Bidi>{source.provider_record_id}</Bidi>}{" "}
              {source.source_as_of === null ? (
                "no date"
              ) : (
                <>
                  as of <Moment iso={source.source_as_of} time={false} />
                </>
              )}
              {", "}
              <Bidi>{source.licence}</Bidi>
            </span>
          </h3>
          <dl class="facts">
            {Object.entries(source.record).map(([attribute, value]) => [
              <dt key={attribute}>{attributeLabel(attribute)}</dt>,
              <dd key={`${attribute} value`}>
                <Value value={value} />
              </dd>,
            ])}
          </dl>
        </section>
      ))}
    </section>
  );
}
