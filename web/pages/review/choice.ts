/** The possible verdicts on an item, the consequence of each, and the reason that the evidence gives for it. */
import { attributeLabel } from "../../components/attribute.tsx";
import { guardWords, reasonWords } from "../../evidence/words.ts";
import type { ReviewItem } from "../../frame/client.ts";
import { nameOf } from "./submitted.ts";

/** The position of a candidate, or one of the two other verdicts. */
export type Choice = number | "none" | "cannot_tell";

/** A verdict before it is sent. */
export interface Decided {
  readonly item: ReviewItem;
  readonly choice: Choice;
  readonly reason: string;
  /** Whether "none of these" creates an entity from the record alone. */
  readonly createEntity: boolean;
}

type Candidate = NonNullable<ReviewItem["candidates"]>[number];

export const candidatesOf = (item: ReviewItem): readonly Candidate[] => item.candidates ?? [];

export const candidateName = (candidate: Candidate): string =>
  candidate.legal_name ?? "(name withheld by its licence)";

/** The longest reason that the service accepts, in characters. */
export const MOST_REASON = 2000;

const withoutLead = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** The agreeing and disagreeing fields as a sentence, which the reviewer edits. */
export function reasonFrom(item: ReviewItem, choice: Choice): string {
  const candidates = candidatesOf(item);
  if (choice === "cannot_tell") return `Cannot tell: ${reasonWords(item.reason).toLowerCase()}.`;
  if (choice === "none")
    return candidates.length === 0
      ? "No candidate was found."
      : `None of the ${candidates.length} candidates. ${agreementOf(candidates[0]!)}`.trim();
  const candidate = candidates[choice];
  return candidate === undefined ? "" : agreementOf(candidate) || `Judged to be ${candidateName(candidate)}.`;
}

function agreementOf(candidate: Candidate): string {
  const said = Object.entries(candidate.comparison?.agreement ?? {});
  const listed = (agreement: string) =>
    said.filter(([, one]) => one === agreement).map(([attribute]) => withoutLead(attributeLabel(attribute)));
  const sentences = [
    ["Same", listed("same")],
    ["Similar", listed("similar")],
    ["Different", listed("different")],
  ] as const;
  const text = sentences
    .filter(([, fields]) => fields.length > 0)
    .map(([word, fields]) => `${word}: ${fields.join(", ")}.`)
    .join(" ");
  return text === "" ? "" : `${candidateName(candidate).slice(0, 500)}. ${text}`;
}

/** The consequence of the verdict, as a sentence; `possible` is false where the service would refuse it. */
export function consequenceOf(
  item: ReviewItem,
  { choice, createEntity }: { readonly choice: Choice; readonly createEntity: boolean },
): { readonly text: string; readonly kind: "joins" | "adds" | "founds" | "leaves" | "impossible" } {
  if (choice === "cannot_tell")
    return { kind: "leaves", text: "Stays open, last in your queue, with your reason beside it." };
  if (choice === "none")
    return createEntity
      ? { kind: "founds", text: `Founds a new company on the record's own words: ${nameOf(item)}.` }
      : { kind: "leaves", text: "The record stays without a company." };
  const candidate = candidatesOf(item)[choice];
  if (candidate === undefined) return { kind: "impossible", text: "There is no such candidate." };
  const name = candidateName(candidate);
  if (candidate.refused !== null && candidate.refused !== "human_difference")
    return { kind: "impossible", text: `The guard refuses ${name}: ${guardWords(candidate.refused)}.` };
  return candidate.external
    ? { kind: "adds", text: `Adds ${name} from the registers to your companies, with this record.` }
    : { kind: "joins", text: `Joins the record to ${name}, which is yours.` };
}
