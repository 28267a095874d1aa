import type { Answer, Question, Steps } from "./questions.ts";

/** Takes steps on this thread until they end. */
export async function takeSteps<Result>(
  steps: Steps<Result>,
  answer: (question: Question) => Promise<Answer>,
): Promise<Result> {
  let step = steps.next();
  while (!step.done) step = steps.next(await answer(step.value));
  return step.value;
}
