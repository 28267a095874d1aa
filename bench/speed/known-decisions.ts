import type { Comparable } from "../../src/domain/matching/comparable/comparable.ts";
import type { Case, DecisionWrite } from "../../src/pipelines/resolution/case.ts";
import type { Decisions } from "../../src/pipelines/resolution/decisions.ts";
import type { Answer, Question } from "../../src/pipelines/resolution/questions.ts";

/** The queries of a decision, and its result. */
interface Known {
  readonly questions: readonly Question[];
  readonly decided: DecisionWrite;
}

/**
 * Decisions that are made once and repeated for the same record: the same queries run and the same rows are
 * written, without the time of deciding.
 */
export class KnownDecisions implements Pick<Decisions, "decide"> {
  readonly #made: Pick<Decisions, "decide">;
  readonly #known = new Map<string, Known>();

  constructor(made: Pick<Decisions, "decide">) {
    this.#made = made;
  }

  async decide(
    work: Case,
    query: Comparable,
    answer: (question: Question) => Promise<Answer>,
  ): ReturnType<Decisions["decide"]> {
    const known = this.#known.get(work.digest);
    if (known) {
      for (const question of known.questions) await answer(question);
      const { write } = known.decided;
      const { tenantId, actor, now } = work.request;
      // Its entities are another tenant's here, and none of the data that it used is stale.
      const anew = { tenant_id: tenantId, acting_key_id: actor.keyId, at: now.toISOString() };
      return { ...known.decided, write: { ...write, ...anew, seen_version: Number.MAX_SAFE_INTEGER } };
    }
    const questions: Question[] = [];
    const decided = await this.#made.decide(work, query, (question) => {
      questions.push(question);
      return answer(question);
    });
    if (decided !== "again" && "write" in decided) this.#known.set(work.digest, { questions, decided });
    return decided;
  }
}
