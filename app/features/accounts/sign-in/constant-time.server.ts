import { setTimeout as wait } from "node:timers/promises";

const ANSWER_MILLISECONDS = 120;

/** Delays the answer to a fixed minimum time, so that timing does not reveal whether an address is known. */
export async function inConstantTime<Result>(work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, wait(ANSWER_MILLISECONDS)]);
  return result;
}
