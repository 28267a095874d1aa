import { Fault } from "../../components/fault.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { Moment } from "../../components/moment.tsx";
import { percentOf } from "../../components/probability.tsx";
import { type Adjudication, client } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";

/** The model that judges borderline candidates: how to certify it, and what the certification measured. */
export function ModelCertification() {
  const { data, error, reload } = useQuery(["adjudication"], () => client.reference.getAdjudication());
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  const { model } = data;
  return (
    <section class="card stack">
      <div class="row between">
        <h2>The model that judges borderline candidates</h2>
        <span class={`badge ${states[data.state].style}`}>{states[data.state].label}</span>
      </div>
      <p>{states[data.state].text}</p>
      {data.fault === null ? null : <p>{faults[data.fault] ?? data.fault.replaceAll("_", " ")}</p>}
      {model === null ? null : (
        <dl class="facts">
          <dt>Model</dt>
          <dd>
            {model.model_id}, {model.provider}
          </dd>
          <dt>Question</dt>
          <dd>{model.prompt_version}</dd>
          <dt>Beside the matching model</dt>
          <dd>{model.matching_model}</dd>
          <dt>Time for one record</dt>
          <dd>{model.deadline_seconds} s</dd>
        </dl>
      )}
      {data.certification === null ? null : <Certified certification={data.certification} />}
      {data.state === "in_force" ? (
        <details>
          <summary>Certify it anew</summary>
          <Task data={data} again={reload} />
        </details>
      ) : (
        <Task data={data} again={reload} />
      )}
    </section>
  );
}

const states = {
  not_configured: {
    style: "",
    label: "No model",
    text: "No model is configured, so none is asked, and answers say so in stages_not_configured.",
  },
  not_certified: {
    style: "caution",
    label: "Not certified",
    text: "The model is asked and its answers are shown to reviewers. None of them decides anything.",
  },
  void: {
    style: "bad",
    label: "Certification void",
    text: "There is a certification, and it is not one of this model. The model's answers decide nothing.",
  },
  waits_for_restart: {
    style: "caution",
    label: "Waits for a restart",
    text: "The certification is newer than the start of the service, which goes by what it read then. Restart it.",
  },
  in_force: {
    style: "good",
    label: "In force",
    text: "An answer of the model multiplies the odds of its candidate by the factor in the table.",
  },
} as const;

const faults: Readonly<Record<string, string>> = {
  not_a_certification: "The file is no certification that this release can read.",
  changed: "The file was changed after it was written.",
  of_another_model: "It is of another model or another provider.",
  of_another_prompt: "It is of another question: this release asks the model differently.",
  of_another_matching_model: "It was measured beside another matching model.",
  too_few_pairs: "It has fewer than 600 pairs, or fewer than 200 of one truth.",
};

const answerWords: Readonly<Record<string, string>> = {
  match: "The same company",
  no_match: "Another company",
  cannot_tell: "Cannot tell",
};

function Certified({
  certification,
}: {
  readonly certification: NonNullable<Adjudication["certification"]>;
}) {
  const { certified_at, pairs, agreement, unanswered, latency_ms: latency, tokens, answers } = certification;
  return (
    <>
      <FiguresTable
        caption="Answers of the model on pairs whose truth is known"
        head={["Its answer", "Same company", "Two companies", "Wrong", "At most (95%)", "Odds times"]}
        numeric={[1, 2, 3, 4, 5]}
        rows={answers.map(({ answer, same, different, wrong, odds_factor: factor }) => [
          answerWords[answer] ?? answer,
          same.toLocaleString(),
          different.toLocaleString(),
          wrong === null ? "–" : percentOf(wrong.rate),
          wrong === null ? "–" : percentOf(wrong.upper),
          factor.toPrecision(3),
        ])}
      />
      <ul class="list soft">
        <li>
          Measured <Moment iso={certified_at} /> on {pairs.toLocaleString()} pairs,{" "}
          {unanswered.toLocaleString()} of them without an answer.
        </li>
        <li>{percentOf(agreement)} of the answered pairs got the same answer in both orders.</li>
        <li>
          A pair took {(latency.median / 1000).toFixed(1)} s (95%: {(latency.p95 / 1000).toFixed(1)} s); all
          took {tokens.input.toLocaleString()} tokens in and {tokens.output.toLocaleString()} out.
        </li>
      </ul>
    </>
  );
}

function Task({ data, again }: { readonly data: Adjudication; readonly again: () => void }) {
  const { task, model } = data;
  return (
    <ol class="stack-tight">
      {model === null ? (
        <li>
          Set <code>ASSAY_MODEL_PROVIDER</code>, <code>ASSAY_MODEL_ID</code> and, for a server of your own,{" "}
          <code>ASSAY_MODEL_URL</code>.
        </li>
      ) : null}
      <li>
        Run <code>{task.command}</code> where the service's data directory is. It asks the model about{" "}
        {task.pairs.toLocaleString()} pairs of companies whose truth is known, each in both orders, and prints
        its progress. It needs no stop of the service.
      </li>
      <li>
        Your provider bills {task.questions.toLocaleString()} questions: about{" "}
        {task.input_tokens.toLocaleString()} tokens in and {task.output_tokens.toLocaleString()} out, by
        estimate.
      </li>
      <li>
        <button class="button small" type="button" onClick={again}>
          Read the table again
        </button>
      </li>
      <li>Restart the service: a certification is in force from its next start.</li>
    </ol>
  );
}
