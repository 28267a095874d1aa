/** The context of an item: its clarification, earlier reviewers, and earlier verdicts on the same companies. */
import { Bidi } from "../../components/bidi.tsx";
import { Moment } from "../../components/moment.tsx";
import { labelWords } from "../../evidence/words.ts";
import { addressOf } from "../../frame/address.ts";
import type { ReviewItemResponse } from "../../frame/client.ts";

export function Around({ item }: { readonly item: ReviewItemResponse }) {
  return (
    <div class="evidence">
      <ClarificationCard item={item} />
      <History item={item} />
    </div>
  );
}

function ClarificationCard({ item }: { readonly item: ReviewItemResponse }) {
  const { clarification } = item;
  if (clarification === null) return null;
  return (
    <section class="card stack">
      <h2>What would settle it</h2>
      <p>
        <Bidi>{clarification.question}</Bidi>
      </p>
      <ul class="list stack-tight">
        {clarification.candidate_clues.map(({ option, clue, source_id: source }) => (
          <li key={`${option} ${clue}`}>
            <strong>
              <Bidi>{option}</Bidi>
            </strong>{" "}
            <Bidi>{clue}</Bidi>
            {source === null ? null : (
              <span class="soft">
                {" ("}
                <Bidi>{source}</Bidi>
                {")"}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p class="soft small">
        Whoever sent the record can answer with <code>clarification_of</code>; the item then closes by itself.
      </p>
    </section>
  );
}

function History({ item }: { readonly item: ReviewItemResponse }) {
  const earlier = item.earlier_labels;
  return (
    <section class="card stack">
      <h2>Said before of these companies</h2>
      {item.client_ref === null ? null : (
        <p>
          Your reference: <Bidi>{item.client_ref}</Bidi>
        </p>
      )}
      {item.supersedes_review_id === null ? null : (
        <p>
          This record clarifies{" "}
          <a href={addressOf("/review/:review_id", { review_id: item.supersedes_review_id })}>
            an earlier item
          </a>
          .
        </p>
      )}
      {earlier.length === 0 ? (
        <p class="soft">
          Nobody has judged this record or one of its candidates in your store yet. Verdicts on them will
          stand here.
        </p>
      ) : (
        <ul class="list stack-tight">
          {earlier.map((label) => (
            <li key={label.label_id}>
              <strong>{labelWords[label.label] ?? label.label}</strong>{" "}
              {label.labeller_id === null ? null : (
                <>
                  by <Bidi>{label.labeller_id}</Bidi>{" "}
                </>
              )}
              <span class="soft">
                <Moment iso={label.labelled_at} />
              </span>
              {label.review_id === null || label.review_id === item.review_id ? null : (
                <>
                  {" "}
                  <a href={addressOf("/review/:review_id", { review_id: label.review_id })}>its item</a>
                </>
              )}
              {label.reason === null ? null : (
                <div class="soft quoted">
                  <Bidi>{label.reason}</Bidi>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The reviewers who looked at the item before and could not tell. */
export function LeftOpen({ item }: { readonly item: ReviewItemResponse }) {
  return (
    <>
      {item.cannot_tell.map((left) => (
        <p class="notice" key={left.labelled_at}>
          <span>
            <Bidi>{left.reviewer_id ?? "A reviewer"}</Bidi> could not tell, <Moment iso={left.labelled_at} />
            {left.reason === null ? null : (
              <>
                {": "}
                <Bidi>{left.reason}</Bidi>
              </>
            )}
          </span>
        </p>
      ))}
    </>
  );
}
