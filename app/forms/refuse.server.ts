import { data } from "react-router";
import { failureStatus } from "#app/platform/failure.server";
import { endedAs } from "#app/platform/http/ended-as";
import { logSeldom } from "#app/platform/log/log-seldom.server";

/** The response that shows a form again: its errors, what was typed, and when a retry is worthwhile. */
export const refuse = <Answer>(answer: Answer, status: number, retryAfterSeconds?: number | null) =>
  data(answer, { status, headers: retryAfter(retryAfterSeconds) });

/** Rejects a request with a status: 400 for an unknown form, 403 for one not permitted, 413 for one too large, 429 and 503 for one too many. */
export function refuseForm(status: 400 | 401 | 403 | 413 | 429 | 503 = 400): never {
  // No page of ours sends one. A 401 or 503 is not logged: being signed out meanwhile, or coming at a bad moment, is no fault of the sender.
  if (status !== 401 && status !== 503) logSeldom("warn", "form refused", { status });
  throw endedAs(status);
}

export const retryAfter = (seconds: number | null | undefined) => (seconds ? { "retry-after": String(seconds) } : undefined);

type Result = { ok: true } | { ok: false; reason: string };

interface Answers<Given extends Result, Done, Refused, Failed> {
  done: (result: Extract<Given, { ok: true }>) => Done;
  refused: (result: Extract<Given, { ok: false }>) => Refused;
  failed: (status: 500 | 503) => Failed;
}

/** Runs the work of a form and answers with its result. Logs an unexpected error under `what`. */
export async function carryOut<Given extends Result, Done, Refused, Failed>(
  what: string,
  run: () => Promise<Given>,
  { done, refused, failed }: Answers<Given, Done, Refused, Failed>,
) {
  const work = async () => {
    const result = await run();
    return result.ok ? done(result as Extract<Given, { ok: true }>) : refused(result as Extract<Given, { ok: false }>);
  };
  return attempt(what, work, failed);
}

/** Like `carryOut`, for work that either succeeds or throws. */
export async function attempt<Done, Failed>(what: string, work: () => Promise<Done>, failed: (status: 500 | 503) => Failed) {
  try {
    return await work();
  } catch (error) {
    return failed(failureStatus(error, what));
  }
}
