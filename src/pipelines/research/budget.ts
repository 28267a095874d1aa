/** What one run of the research agent may use up, as the operator configures it. */
export interface ResearchBudget {
  /** Turns of the model. */
  readonly steps: number;
  readonly seconds: number;
  /** Of pages, unpacked. */
  readonly bytes: number;
  /** Of the model, in and out, over all turns. */
  readonly tokens: number;
}

/** Tokens of a turn's answer. */
export const TURN_TOKENS = 2_000;

/** Characters that count as a token where the provider does not count: few, so that the budget is not overspent. */
const CHARACTERS = 3;

/** How much of a budget is used up. */
export class Spending {
  requests = 0;
  pages = 0;
  bytes = 0;
  inputTokens = 0;
  outputTokens = 0;
  turns = 0;
  readonly #budget: ResearchBudget;

  constructor(budget: ResearchBudget) {
    this.#budget = budget;
  }

  turn(
    { inputTokens, outputTokens }: { inputTokens: number | null; outputTokens: number | null },
    sent: { readonly characters: number; readonly received: number },
  ): void {
    this.turns++;
    this.requests++;
    this.inputTokens += inputTokens ?? Math.ceil(sent.characters / CHARACTERS);
    this.outputTokens += outputTokens ?? Math.ceil(sent.received / CHARACTERS);
  }

  /** Whether the next turn has to be the last: of all that a further one could use there is only so much left. */
  isLast(): boolean {
    const used = this.inputTokens + this.outputTokens;
    const average = this.turns === 0 ? 0 : used / this.turns;
    return this.turns >= this.#budget.steps - 1 || used + 2 * average + TURN_TOKENS >= this.#budget.tokens;
  }

  isOver(): boolean {
    return this.turns >= this.#budget.steps || this.inputTokens + this.outputTokens >= this.#budget.tokens;
  }

  leftOfBytes(): number {
    return Math.max(0, this.#budget.bytes - this.bytes);
  }
}
