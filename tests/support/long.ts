import { test } from "vitest";

export const isLongRun = process.env.LONG_RUNS === "1";

/** How often chance is asked in every run; the long runs say themselves how often. */
export const rounds = (inEveryRun: number) => Number(process.env.ROUNDS ?? inEveryRun);

/** Of cases that differ in little every run has the first, and the long runs have all. */
export const firstOf = <Case>(cases: readonly Case[]): readonly Case[] => (isLongRun ? cases : cases.slice(0, 1));

/**
 * A test of a journey for the long runs (npm run test:hard) alone: every state, size and theme of an area. In the short runs it is not there;
 * what stands beside it as `test` holds a sentence of the specification, and runs in both.
 */
export const long: typeof test = isLongRun ? test : (Object.assign(() => undefined, { each: () => () => undefined }) as never);
