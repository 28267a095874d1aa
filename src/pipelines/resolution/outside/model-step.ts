/** The step `model`: a language model judges the borderline candidates of a record, each in both orders. */
import { type AskModel, answerOf, askInBothOrders } from "../../../adjudication/ask-in-both-orders.ts";
import { type Certification, logOddsIn } from "../../../adjudication/certification.ts";
import { PROMPT_DIGEST, PROMPT_VERSION, type Side } from "../../../adjudication/prompt.ts";
import type { Adjudicator, Judgement } from "../../../domain/matching/decide/outside-evidence.ts";
import type { CompanyRecord } from "../../../domain/record.ts";
import type { AskedCandidate, OutsideQuestion } from "./outside-question.ts";
import type { OutsideStep } from "./outside-step.ts";
import { StepError } from "./step-error.ts";

export interface ModelParts {
  /** As the operator names it to the provider. */
  readonly modelId: string;
  readonly provider: string;
  readonly ask: AskModel;
  /** How much its answers count; null: the model is not certified, and its judgements bind nothing. */
  readonly certification: Certification | null;
  readonly deadlineMs: number;
}

export function modelStep({ modelId, provider, ask, certification, deadlineMs }: ModelParts): OutsideStep {
  const adjudicator: Adjudicator = {
    model_id: modelId,
    prompt_version: PROMPT_VERSION,
    prompt_digest: PROMPT_DIGEST,
    certification: certification?.file.digest ?? null,
  };
  return {
    step: "model",
    identity: JSON.stringify([provider, adjudicator]),
    billed: true,
    deadlineMs,
    async ask({ record, candidates }: OutsideQuestion, signal) {
      const heard = await Promise.all(
        candidates.map(async (candidate) => {
          const pair = [withoutText(record), withoutText(sideOf(candidate))] as const;
          const answers = await askInBothOrders(ask, pair, signal);
          return { candidate, said: answerOf(answers) };
        }),
      );
      const judgements = heard.flatMap(({ candidate, said }): Judgement[] => {
        if ("fault" in said) return [];
        const { decision, confidence, rationale, rests_on: restsOn } = said;
        const logOdds = logOddsIn(certification, decision);
        return [{ candidateKey: candidate.key, decision, confidence, logOdds, rationale, restsOn }];
      });
      const [first] = heard;
      if (judgements.length === 0 && first && "fault" in first.said)
        throw new StepError(first.said.fault, `the model gave no answer: ${first.said.fault}`);
      return { judgements, adjudicator };
    },
  };
}

/**
 * Without the caller's free text. It is an unverified claim, which may address the model, and no pair on which models are
 * certified has one: what a model makes of it is not measured.
 */
const withoutText = ({ context: _, ...side }: Side): Side => side;

/** A candidate in the terms of a record; unknown fields are left out. */
export function sideOf({ facts, otherNames, record: sent }: AskedCandidate): Side {
  if (sent) return sent;
  const { legalName, country, city, postalCode } = facts;
  const names = (kind: string) => otherNames.filter((one) => one.kind === kind).map(({ name }) => name);
  const others = otherNames.filter(({ kind }) => kind !== "previous" && kind !== "trading");
  const record: { -readonly [Field in keyof CompanyRecord]: CompanyRecord[Field] | null } = {
    name: legalName,
    country,
    domain: facts.domain,
    registration_number: facts.registrationNumber,
    jurisdiction: facts.jurisdiction,
    lei: facts.lei,
    legal_form: facts.legalForm,
    incorporation_date: facts.incorporatedOn,
  };
  const known = Object.entries(record).filter(([, value]) => value !== null);
  const address = { ...(city !== null && { city }), ...(postalCode !== null && { postal_code: postalCode }) };
  return {
    ...(Object.fromEntries(known) as CompanyRecord),
    ...(Object.keys(address).length > 0 && { address }),
    ...(names("previous").length > 0 && { previous_names: names("previous") }),
    ...(names("trading").length > 0 && { trading_names: names("trading") }),
    ...(others.length > 0 && { other_names: others.map(({ name }) => name) }),
    ...(facts.legalStatus !== null && { status: facts.legalStatus }),
  };
}
