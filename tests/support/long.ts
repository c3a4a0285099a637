import { test } from "vitest";

export const isLongRun = process.env.LONG_RUNS === "1";

/** Number of random cases in every run; the long runs set their own. */
export const rounds = (inEveryRun: number) => Number(process.env.ROUNDS ?? inEveryRun);

/** Of similar cases, every run takes the first, and the long runs take all. */
export const firstOf = <Case>(cases: readonly Case[]): readonly Case[] => (isLongRun ? cases : cases.slice(0, 1));

/**
 * A journey test that only the long runs (npm run test:hard) have: every state, size and theme of an area. Tests beside it marked `test`
 * check a sentence of the specification, and run in both.
 */
export const long: typeof test = isLongRun ? test : (Object.assign(() => undefined, { each: () => () => undefined }) as never);
