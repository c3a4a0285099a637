import { data } from "react-router";
import { failureStatus } from "#app/platform/failure.server";
import { endedAs } from "#app/platform/http/ended-as";
import { logSeldom } from "#app/platform/log/log-seldom.server";

/** The answer to a form that is shown again: what is wrong, what was typed, and when it is worth another try. */
export const refuse = <Answer>(answer: Answer, status: number, retryAfterSeconds?: number | null) =>
  data(answer, { status, headers: retryAfter(retryAfterSeconds) });

/** What is no form of ours, as its status says: 400 for a strange one, 403 for another's, 413 for one that is too large, 429 and 503 for one too many. */
export function refuseForm(status: 400 | 401 | 403 | 413 | 429 | 503 = 400): never {
  // No page of ours sends one. That somebody was signed out meanwhile, or came at a bad moment, says nothing of them.
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

/** Runs the verb of a form and answers with what became of it. What nobody expected is logged under the name of the work. */
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

/** The same for a verb that either does its work or throws. */
export async function attempt<Done, Failed>(what: string, work: () => Promise<Done>, failed: (status: 500 | 503) => Failed) {
  try {
    return await work();
  } catch (error) {
    return failed(failureStatus(error, what));
  }
}
