import { Probability } from "../../components/probability.tsx";
import { reasonWords, stageWords } from "../../evidence/words.ts";
import type { MatchResponse } from "../../frame/client.ts";

const headings = {
  match: "The same company",
  no_match: "Different companies",
  unresolved: "Cannot tell",
} as const;
const badges = { match: "good", no_match: "accent", unresolved: "caution" } as const;

/** The answer of `match` to two records; it is not stored. */
export function Comparison({ answer }: { readonly answer: MatchResponse }) {
  const { decision, probability, reason, disagreeing_fields: fields = [], usage } = answer;
  return (
    <section class="card stack">
      <div class="row">
        <h2 tabIndex={-1} id="answer">
          <span class={`badge ${badges[decision]}`}>{headings[decision]}</span>
        </h2>
        <Probability value={probability} />
      </div>
      {reason === null ? null : <p>{reasonWords(reason)}.</p>}
      {fields.length === 0 ? null : <p>They disagree on {fields.join(", ")}.</p>}
      <p class="soft">
        Stage: {stageWords(answer.stage)}, for {usage.credits_charged}{" "}
        {usage.credits_charged === 1 ? "credit" : "credits"}. Nothing was kept.
      </p>
    </section>
  );
}
