/**
 * The stages above the local decision that a record climbed, in their order: what each asked, what it saw, what it cost,
 * and why it was not asked or gave no answer.
 */
import type { ComponentChildren } from "preact";
import { Bidi } from "../components/bidi.tsx";
import { Moment } from "../components/moment.tsx";
import { SourceLink } from "../components/source-link.tsx";
import type { Climbed, ModelVerdict, Step } from "./climbed.ts";
import { Pages } from "./ladder-pages.tsx";
import {
  failureWords,
  outcomeWords,
  reasonOfSource,
  stepQuestion,
  stepStatus,
  stepWords,
  wordsOf,
} from "./ladder-words.ts";
import { stageWords } from "./words.ts";

/** @param props.runOf the run whose stored pages can be opened; null: none can. */
export function Ladder({
  receipt,
  runOf = null,
}: {
  readonly receipt: Climbed;
  readonly runOf?: string | null;
}) {
  const { deeper_steps: steps = [], verdict } = receipt;
  if (steps.length === 0)
    return (
      <p class="soft">
        Nothing outside was asked: where it was decided, no model, live register or web search was configured.
      </p>
    );
  return (
    <ol class="ladder" aria-label="Stages that the record climbed">
      <Rung
        name="Installed registers and your companies"
        badge={localStatus(receipt)}
        text="The service compared the record with the companies that it knows."
      />
      {steps.map((step) => (
        <TakenStep key={step.step} step={step} verdict={verdict ?? null} runOf={runOf} />
      ))}
    </ol>
  );
}

type Badge = readonly [style: string, label: string];

function localStatus({ decision, deeper_steps: steps = [], stage }: Climbed): Badge {
  const deeper = steps.some(({ status }) => status !== "skipped");
  if (deeper) return ["", "Left it open"];
  return decision === "unresolved" ? ["", "Left it open"] : ["good", `Decided: ${stageWords(stage)}`];
}

function Rung(props: {
  readonly name: string;
  readonly badge: Badge;
  readonly text: string;
  readonly children?: ComponentChildren;
}) {
  const [style, label] = props.badge;
  return (
    <li class="rung stack-tight">
      <div class="row">
        <h3>{props.name}</h3>
        <span class={`badge ${style}`}>{label}</span>
      </div>
      <p class="soft">{props.text}</p>
      {props.children}
    </li>
  );
}

function TakenStep({
  step,
  verdict,
  runOf,
}: {
  readonly step: Step;
  readonly verdict: ModelVerdict | null;
  readonly runOf: string | null;
}) {
  const { status, failure, companies = [], sources = [], gaps = [] } = step;
  return (
    <Rung name={stepWords(step.step)} badge={stepStatus(status)} text={stepQuestion(step)}>
      {failure ? <p>It gave no full answer: {failureWords(failure)}.</p> : null}
      {step.step === "model" && verdict !== null ? <Verdict verdict={verdict} /> : null}
      {sources.length === 0 ? null : (
        <ul class="list">
          {sources.map(({ source_id: id, outcome, reason }) => (
            <li key={id}>
              <Bidi>{id}</Bidi>: {outcomeWords(outcome)}
              {reason === null ? "" : ` (${reasonOfSource(reason)})`}
            </li>
          ))}
        </ul>
      )}
      {companies.length === 0 ? null : (
        <ul class="list">
          {companies.map((company) => (
            <li key={`${company.source_id} ${company.source_record_id}`}>
              <SourceLink id={company.source_id} url={company.url} /> has{" "}
              <Bidi>{company.source_record_id}</Bidi>
              <span class="soft">
                {", "}
                <Bidi>{company.licence}</Bidi>
                {", "}
                <Moment iso={company.retrieved_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pages step={step} runOf={runOf} />
      {gaps.length === 0 ? null : (
        <ul class="list" aria-label="What could not be looked at">
          {gaps.map((gap) => (
            <li key={gap}>
              <Bidi>{gap}</Bidi>
            </li>
          ))}
        </ul>
      )}
      <Cost step={step} />
    </Rung>
  );
}

function Verdict({ verdict }: { readonly verdict: ModelVerdict }) {
  const { adjudicator_decision: said, log_odds: logOdds, rationale, rests_on: restsOn } = verdict;
  return (
    <dl class="facts">
      <dt>It said of the first candidate</dt>
      <dd>{said === null ? "nothing" : (modelAnswers[said] ?? wordsOf(said))}</dd>
      {rationale === null ? null : (
        <>
          <dt>In its words</dt>
          <dd>
            <Bidi>{rationale}</Bidi>
          </dd>
        </>
      )}
      {restsOn.length === 0 ? null : (
        <>
          <dt>It says to rest on</dt>
          <dd>{restsOn.map((field) => wordsOf(field).toLowerCase()).join(", ")}</dd>
        </>
      )}
      <dt>How much that counted</dt>
      <dd>{weightOf(verdict, logOdds)}</dd>
      <dt>Model</dt>
      <dd>
        <Bidi>{verdict.model_id}</Bidi>, question <Bidi>{verdict.prompt_version}</Bidi>
      </dd>
    </dl>
  );
}

const modelAnswers: Readonly<Record<string, string>> = {
  match: "the same company",
  no_match: "another company",
  cannot_tell: "cannot tell, or it contradicted itself when asked in the other order",
};

function weightOf({ certification }: ModelVerdict, logOdds: number): string {
  if (certification === null) return "Nothing: this model is not certified. It informs the reviewer only.";
  if (logOdds === 0) return "Nothing, by the model's certification.";
  return `The odds of this candidate times ${Math.exp(logOdds).toPrecision(3)}, by the model's certification.`;
}

function Cost({ step }: { readonly step: Step }) {
  const { asked_at: at, duration_ms: ms, call_id: call, cost } = step;
  if (!at) return null;
  const used = cost
    ? [
        count(cost.requests, "request"),
        count(cost.pages, "page"),
        `${Math.ceil(cost.bytes / 1024).toLocaleString()} kB`,
        `${cost.input_tokens.toLocaleString()} tokens in, ${cost.output_tokens.toLocaleString()} out`,
      ]
    : [];
  return (
    <p class="soft small">
      <Moment iso={at} />
      {typeof ms === "number" ? `, ${(ms / 1000).toFixed(1)} s` : ""}
      {used.length > 0 ? `, ${used.join(", ")}` : ""}
      {call ? (
        <>
          {", billed call "}
          <code>{call}</code>
        </>
      ) : null}
    </p>
  );
}

function count(value: number, one: string): string {
  return `${value.toLocaleString()} ${value === 1 ? one : `${one}s`}`;
}
