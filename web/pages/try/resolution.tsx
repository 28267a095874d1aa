import { Bidi } from "../../components/bidi.tsx";
import { Probability, percentOf } from "../../components/probability.tsx";
import { runOf } from "../../evidence/climbed.ts";
import { Ladder } from "../../evidence/ladder.tsx";
import { Waterfall } from "../../evidence/waterfall.tsx";
import { guardWords, reasonWords, stageWords } from "../../evidence/words.ts";
import { addressOf } from "../../frame/address.ts";
import { client, type Decision, type ResolveResponse } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import { may } from "../../frame/session.ts";

/** The answer of `resolve`, with the score behind it. */
export function Resolution({ answer }: { readonly answer: ResolveResponse }) {
  const { data } = useQuery(["decision", answer.decision_id], () => client.decisions.get(answer.decision_id));
  return (
    <>
      <Headline answer={answer} />
      {answer.clarification === null ? null : <Question clarification={answer.clarification} />}
      <Shortlist answer={answer} />
      {data === undefined ? null : <Receipt decision={data.decision} />}
    </>
  );
}

const headings = {
  match: "Match",
  no_match: "New company",
  unresolved: "Unresolved",
} as const;
const badges = { match: "good", no_match: "accent", unresolved: "caution" } as const;

function Headline({ answer }: { readonly answer: ResolveResponse }) {
  const { decision, entity, usage, replayed, looked_in } = answer;
  const name = entity?.record["identity.legal_name"];
  const credits = usage.credits_charged;
  return (
    <section class="card stack">
      <div class="row">
        <h2 tabIndex={-1} id="answer">
          <span class={`badge ${badges[decision]}`}>{headings[decision]}</span>
        </h2>
        {entity === null ? null : (
          <a href={addressOf("/companies/:entity_id", { entity_id: entity.entity_id })}>
            <Bidi>{typeof name === "string" ? name : entity.entity_id}</Bidi>
          </a>
        )}
        {decision === "unresolved" ? null : <Probability value={answer.match_confidence} />}
      </div>
      {answer.reason === null ? null : <p>{reasonWords(answer.reason)}.</p>}
      {answer.disagreeing_fields === undefined || answer.disagreeing_fields.length === 0 ? null : (
        <p>Disagreeing with the best candidate: {answer.disagreeing_fields.join(", ")}.</p>
      )}
      <ul class="list soft">
        <li>
          Stage: {stageWords(answer.stage)}, for {credits} {credits === 1 ? "credit" : "credits"}
          {replayed ? ": the same record was resolved before" : ""}.
        </li>
        {looked_in ? (
          <li>
            Looked up among {looked_in.companies.toLocaleString()} companies of{" "}
            {looked_in.sources.length === 0 ? "no register" : `the registers ${looked_in.sources.join(", ")}`}
            .
          </li>
        ) : null}
        {answer.depth_capped ? (
          <li>The chosen depth ended the work before a stage that could decide.</li>
        ) : null}
        {answer.escalation_unavailable ? (
          <li>A deeper stage could not run just now: try again later.</li>
        ) : null}
        {answer.review_id === null ? null : (
          <li>
            {"It waits for a person as "}
            {may("review") ? (
              <a href={addressOf("/review/:review_id", { review_id: answer.review_id })}>
                an item for review
              </a>
            ) : (
              <code>{answer.review_id}</code>
            )}
            .
          </li>
        )}
      </ul>
    </section>
  );
}

function Question({
  clarification,
}: {
  readonly clarification: NonNullable<ResolveResponse["clarification"]>;
}) {
  const { question, candidate_clues: clues, answer_fields: fields } = clarification;
  return (
    <section class="card stack-tight">
      <h2>What would settle it</h2>
      <p>
        <Bidi>{question}</Bidi>
      </p>
      {fields.length === 0 ? null : (
        <p class="soft">Fill in {fields.map(({ field }) => field).join(" or ")}, and resolve it again.</p>
      )}
      {clues.length === 0 ? null : (
        <ul class="list">
          {clues.map(({ option, clue }) => (
            <li key={`${option} ${clue}`}>
              <Bidi>{option}</Bidi>: <Bidi>{clue}</Bidi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Shortlist({ answer }: { readonly answer: ResolveResponse }) {
  const { candidates, candidates_considered: considered } = answer;
  return (
    <section class="card stack-tight">
      <h2>Shortlist</h2>
      {candidates.length === 0 ? (
        <p class="soft">No company shares a name, number, domain or telephone number with the record.</p>
      ) : (
        <>
          <p class="soft">
            {candidates.length} of {considered.toLocaleString()} that were compared, the likeliest first.
          </p>
          <div class="scroll-x">
            <table class="plain-table">
              <thead>
                <tr>
                  <th scope="col">Company</th>
                  <th scope="col">Domain</th>
                  <th scope="col">Status</th>
                  <th scope="col">Stands in</th>
                  <th scope="col">Probability</th>
                </tr>
              </thead>
              <tbody>
                {candidates.map((candidate, at) => (
                  <tr key={String(at)}>
                    <th scope="row">
                      <Bidi>{candidate.legal_name ?? "name withheld by its licence"}</Bidi>
                    </th>
                    <td>
                      <Bidi>{candidate.domain ?? ""}</Bidi>
                    </td>
                    <td>{candidate.legal_status ?? ""}</td>
                    <td>{candidate.external ? "a register" : "your companies"}</td>
                    <td class="nowrap">
                      <Probability value={candidate.probability} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}

function Receipt({ decision }: { readonly decision: Decision }) {
  const { thresholds, replay, guards } = decision;
  return (
    <section class="card stack">
      <h2>How it came about</h2>
      <Waterfall evidence={decision} of="the company that was compared last" />
      <Ladder receipt={decision} runOf={runOf(decision)} />
      <details>
        <summary>Receipt</summary>
        <dl class="facts">
          <dt>Receipt</dt>
          <dd>
            <code>{decision.decision_id}</code>
          </dd>
          <dt>Compared last</dt>
          <dd>
            <code>{decision.right_ref ?? "nothing"}</code>
          </dd>
          <dt>Thresholds</dt>
          <dd>
            accepted from {percentOf(thresholds.upper)}, refused under {percentOf(thresholds.lower)}
          </dd>
          <dt>Guards</dt>
          <dd>{guards.length === 0 ? "none" : guards.map(({ guard }) => guardWords(guard)).join(", ")}</dd>
          <dt>Replay</dt>
          <dd>
            {replay.reproduced === null
              ? "not needed: no score was reached"
              : replay.reproduced
                ? "the stored evidence gives the same score again"
                : "the stored evidence gives another score"}
          </dd>
          <dt>Release</dt>
          <dd>{decision.pipeline_version}</dd>
        </dl>
      </details>
    </section>
  );
}
