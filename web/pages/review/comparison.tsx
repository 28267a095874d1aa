/** The record and its candidates side by side, field by field. A sign and a word mark agreement. */

import { attributeLabel, Value } from "../../components/attribute.tsx";
import { Bidi } from "../../components/bidi.tsx";
import { KeyHint } from "../../components/key-hint.tsx";
import { Probability } from "../../components/probability.tsx";
import { guardWords } from "../../evidence/words.ts";
import { addressOf } from "../../frame/address.ts";
import type { ReviewItemResponse } from "../../frame/client.ts";
import { may } from "../../frame/session.ts";
import { type Choice, candidateName, candidatesOf } from "./choice.ts";
import { submittedOf } from "./submitted.ts";

type Candidate = NonNullable<ReviewItemResponse["candidates"]>[number];
type Agreement = "same" | "similar" | "different";

/** The order of the rows; other rows follow them. */
const order = [
  "identity.legal_name",
  "identity.trading_names",
  "identity.previous_names",
  "identity.alternative_names",
  "identity.legal_form",
  "registration.company_number",
  "registration.jurisdiction",
  "registration.lei",
  "registration.vat_number",
  "registration.duns",
  "registration.cik",
  "registration.isin",
  "registration.tickers",
  "registration.status",
  "registration.incorporated_on",
  "registration.dissolved_on",
  "location.country",
  "location.registered_address",
  "location.headquarters_address",
  "digital.domain",
  "digital.website",
  "contact.phone",
  "contact.email",
];

/** Fields that repeat other rows or do not distinguish companies. */
const leftOut = /^(identity\.identifiers|financials\.|firmographics\.)/;

interface ComparisonProps {
  readonly item: ReviewItemResponse;
  readonly choice: Choice | null;
  readonly choose: (choice: Choice) => void;
  readonly open: boolean;
}

export function Comparison({ item, choice, choose, open }: ComparisonProps) {
  const { record, others } = submittedOf(item);
  const candidates = candidatesOf(item);
  const stated = candidates.flatMap((candidate) => Object.keys(factsOf(candidate)));
  const attributes = [...new Set([...Object.keys(record), ...stated])]
    .filter((attribute) => !leftOut.test(attribute))
    .sort((a, b) => rankOf(a) - rankOf(b));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
    <section class="comparison" tabIndex={0} aria-label="Record and candidates side by side">
      <table>
        <thead>
          <tr>
            <th scope="col" class="field">
              Field
            </th>
            <th scope="col" class="record">
              Record
            </th>
            {candidates.map((candidate, at) => (
              <Head
                key={candidate.candidate_index}
                candidate={candidate}
                at={at}
                isChosen={choice === at}
                choose={open ? () => choose(at) : null}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {attributes.map((attribute) => (
            <tr key={attribute}>
              <th scope="row" class="field">
                {attributeLabel(attribute)}
              </th>
              <td class="record">
                {record[attribute] === undefined ? <Absent /> : <Value value={record[attribute]} />}
              </td>
              {candidates.map((candidate, at) => (
                <Cell
                  key={candidate.candidate_index}
                  candidate={candidate}
                  attribute={attribute}
                  isChosen={choice === at}
                />
              ))}
            </tr>
          ))}
          {Object.entries(others).map(([field, value]) => (
            <tr key={field}>
              <th scope="row" class="field">
                {attributeLabel(field)}
              </th>
              <td class="record">
                <Value value={value} />
              </td>
              {candidates.map(({ candidate_index: at }) => (
                <td key={at} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/**
 * The facts of a candidate. Of a company that only a live register knows no more is kept than the shortlist shows: its
 * row is read again when it is matched.
 */
function factsOf({
  company,
  legal_name,
  domain,
  legal_status,
}: Candidate): Readonly<Record<string, unknown>> {
  if (company) return company.record;
  const shown = {
    "identity.legal_name": legal_name,
    "digital.domain": domain,
    "registration.status": legal_status,
  };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== null));
}

function rankOf(attribute: string): number {
  const at = order.indexOf(attribute);
  return at < 0 ? order.length : at;
}

interface HeadProps {
  readonly candidate: Candidate;
  readonly at: number;
  readonly isChosen: boolean;
  /** null: no choice can be made. */
  readonly choose: (() => void) | null;
}

function Head({ candidate, at, isChosen, choose }: HeadProps) {
  const { entity_id: id, external, probability, refused } = candidate;
  const name = candidateName(candidate);
  return (
    <th scope="col" class={isChosen ? "chosen" : ""}>
      <div class="stack-tight">
        <span class="name">
          {id !== null && may("read", "resolve") ? (
            <a href={addressOf("/companies/:entity_id", { entity_id: id })}>
              <Bidi>{name}</Bidi>
            </a>
          ) : (
            <Bidi>{name}</Bidi>
          )}
        </span>
        <span class="row tight">
          <span class={`badge ${external ? "" : "accent"}`}>{external ? "in a register" : "yours"}</span>
          {refused === null ? null : (
            <span class="badge bad" title={guardWords(refused)}>
              refused<span class="visually-hidden">: {guardWords(refused)}</span>
            </span>
          )}
        </span>
        {probability === null ? null : (
          <span title="The probability of the two by themselves, without the other candidates">
            <Probability value={probability} /> <span class="soft small">alone</span>
          </span>
        )}
        {choose === null ? null : (
          <button
            class={`button small ${isChosen ? "primary" : ""}`}
            type="button"
            aria-pressed={isChosen}
            onClick={choose}
          >
            {at < 9 ? <KeyHint>{at + 1}</KeyHint> : null}
            <span>{isChosen ? "Chosen" : "Choose"}</span>
            <span class="visually-hidden"> candidate {at + 1}</span>
          </button>
        )}
      </div>
    </th>
  );
}

function Cell({
  candidate,
  attribute,
  isChosen,
}: {
  readonly candidate: Candidate;
  readonly attribute: string;
  readonly isChosen: boolean;
}) {
  const value = factsOf(candidate)[attribute];
  const agreement = candidate.comparison?.agreement[attribute];
  return (
    <td class={isChosen ? "chosen" : ""}>
      {value === undefined ? <Absent /> : <Value value={value} />}
      {agreement === undefined ? null : <Mark agreement={agreement} />}
    </td>
  );
}

function Absent() {
  return (
    <span class="soft">
      <span aria-hidden="true">–</span>
      <span class="visually-hidden">not stated</span>
    </span>
  );
}

const signs: Readonly<Record<Agreement, string>> = { same: "=", similar: "≈", different: "≠" };

function Mark({ agreement }: { readonly agreement: Agreement }) {
  return (
    <span class={`agreement ${agreement}`}>
      <span aria-hidden="true">{signs[agreement]}</span> {agreement}
    </span>
  );
}
