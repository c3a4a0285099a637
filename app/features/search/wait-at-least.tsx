import { remainingDisplayTime } from "./minimum-display-time";

interface AnswerWithPace {
  /** False when the server runs with PACE=0. */
  pace: boolean;
  /** False for a refusal, which is told at once. */
  ok?: boolean;
}

/** Waits for the work, and for what is left of its minimum display time. Only ever called in the browser. */
export async function takeAtLeast<Answer extends AnswerWithPace>(minimum: number, work: Promise<Answer>): Promise<Answer> {
  const began = performance.now();
  const answer = await work;
  const rest = remainingDisplayTime(minimum, performance.now() - began, answer.pace && answer.ok !== false && !prefersStillness());
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  return answer;
}

/** Whether the person asked their device for less motion. */
export function prefersStillness() {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
