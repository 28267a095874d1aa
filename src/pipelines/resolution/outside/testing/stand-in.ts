import type { DeeperStep } from "../../../../domain/matching/decide/deeper-stages.ts";
import type { Finding } from "../../../../domain/matching/decide/outside-evidence.ts";
import type { OutsideQuestion } from "../outside-question.ts";
import type { OutsideStep } from "../outside-step.ts";

/** Answers that the first candidate is the company. */
export const saysYes = ({ candidates }: OutsideQuestion): Finding => ({
  judgements: candidates.slice(0, 1).map(({ key }) => ({
    candidateKey: key,
    decision: "match",
    confidence: 0.5,
    logOdds: 5,
  })),
});

/** A step under the control of the test: when it answers, and with which answer. */
export class StandIn implements OutsideStep {
  readonly step: DeeperStep;
  readonly identity = "stand-in";
  readonly billed: boolean;
  deadlineMs = 60_000;
  agesMs: Readonly<Record<string, number>> = {};
  readonly asked: OutsideQuestion[] = [];
  answer: (question: OutsideQuestion) => Finding | Promise<Finding> = saysYes;
  #onAsked: (() => void)[] = [];

  constructor(step: DeeperStep = "model", billed = true) {
    this.step = step;
    this.billed = billed;
  }

  async ask(question: OutsideQuestion): Promise<Finding> {
    this.asked.push(question);
    for (const tell of this.#onAsked.splice(0)) tell();
    return this.answer(question);
  }

  /** Makes the step wait until the test releases it. */
  hold(): { readonly asked: Promise<void>; readonly release: () => void } {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    const { promise: asked, resolve: tell } = Promise.withResolvers<void>();
    this.#onAsked.push(tell);
    this.answer = async (question) => {
      await promise;
      return saysYes(question);
    };
    return { asked, release };
  }
}
