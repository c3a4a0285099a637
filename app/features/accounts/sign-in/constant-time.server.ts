import { setTimeout as wait } from "node:timers/promises";

const ANSWER_MILLISECONDS = 120;

/** Answers no sooner than a fixed time after it was asked, so that how long an answer takes does not tell whether an address is known. */
export async function inConstantTime<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, wait(ANSWER_MILLISECONDS)]);
  return result;
}
