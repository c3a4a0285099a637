import { remainingDisplayTime } from "./minimum-display-time";

interface AnswerWithPace {
  /** False when the server runs with PACE=0. */
  pace: boolean;
  /** False for a refusal, which is shown at once. */
  ok?: boolean;
}

/** Awaits the work, and the rest of its minimum display time. For the browser only. */
export async function takeAtLeast<Answer extends AnswerWithPace>(minimum: number, work: Promise<Answer>): Promise<Answer> {
  const began = performance.now();
  const answer = await work;
  const rest = remainingDisplayTime(minimum, performance.now() - began, answer.pace && answer.ok !== false && !prefersStillness());
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  return answer;
}

/** Returns whether the person's device asks for reduced motion. */
export function prefersStillness() {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
