import { data, type RouterContextProvider } from "react-router";
import type { ZodType } from "zod";
import type { Viewer } from "#app/features/accounts/viewer";
import { type FieldAnswer, type FieldChanges, readChanges } from "#app/features/autosave/field-changes";
import { type Flash, redirectWithToast, setPageToast } from "#app/middleware/flash";
import { requireViewer, viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { describeFailure } from "./failure.server";
import { isFormWithFiles } from "./limits";
import { readForm } from "./read.server";
import { refuseForm, retryAfter } from "./refuse.server";

/** A form posted to a tab: its intent, whether a script sent it and expects data instead of a page, and its fields. */
export interface PostedForm {
  viewer: Viewer;
  intent: string;
  isScript: boolean;
  values: Record<string, unknown>;
  /** The address of the form's page. */
  page: string;
  /** Its query, of what it shows. */
  search: string;
  /** Shows a toast on the page of this response, when that is a whole page. */
  say: ((flash: Flash) => void) | null;
}

/**
 * Reads the signed-in person's form. Signed-out scripts get a 401, so that nothing typed is lost; other requests are redirected to sign in.
 * Files of signed-out people are not read.
 */
export async function readPosted(request: Request, context: Readonly<RouterContextProvider>): Promise<PostedForm> {
  const { pathname, search } = new URL(request.url);
  if (!context.get(viewerContext) && isFormWithFiles(request.headers.get("content-type") ?? "")) {
    if (pathname.endsWith(".data")) return refuseForm(401);
    requireViewer(context, request);
  }
  const { intent, via, ...values } = await readForm(request, context);
  const isScript = via === "script";
  if (isScript && !context.get(viewerContext)) return refuseForm(401);
  const viewer = requireViewer(context, request);
  const say = isScript || pathname.endsWith(".data") ? null : (flash: Flash) => setPageToast(context, flash);
  return { viewer, isScript, values, page: pathname.replace(/\.data$/, ""), search, intent: String([intent].flat().at(-1) ?? ""), say };
}

interface FieldForm<Field extends string> {
  fields: Record<Field, ZodType<string>>;
  save: (changes: FieldChanges<Field>) => Promise<FieldAnswer>;
  /** Message keys of the toast. */
  title?: string;
  saved: string;
  failed: string;
}

/** Handles a form that saves only its changed fields: 400 for invalid ones, 409 for those changed elsewhere; both return what was typed. */
export async function answerFields<Field extends string>(posted: PostedForm, { fields, save, title, saved, failed }: FieldForm<Field>) {
  const read = readChanges(fields, posted.values);
  if (!read) return refuseForm();
  if (Object.keys(read.errors).length > 0) return refuseEntry(posted, { errors: read.errors }, 400);
  return answerWork(posted, failed, async () => {
    const answer = await save(read.changes);
    if (!answer.ok) return refuseEntry(posted, answer, 409);
    return posted.isScript ? data(answer) : redirectWithToast(posted.page, { title, text: saved });
  });
}

/**
 * Runs the work of a form. Logs an unexpected error and shows the specified message, with what was typed; a script may retry when the
 * server is only busy.
 */
export async function answerWork<Answer>(posted: PostedForm, failed: string, work: () => Promise<Answer>) {
  try {
    const { userId, address } = posted.viewer;
    const taken = await consumeLimit("own-form", { userId, address }, now());
    return taken.ok ? await work() : answerFailed(posted, failed, 429, taken.retryAfterSeconds);
  } catch (error) {
    if (error instanceof Response) throw error;
    return answerFailed(posted, failed, describeFailure(error).status);
  }
}

function answerFailed(posted: PostedForm, failed: string, status: 429 | 500 | 503, retryAfterSeconds?: number) {
  const { isScript, page, say } = posted;
  const toast = { text: failed, tone: "danger" } as const;
  // The client app's page stays as it is when it is redirected to itself.
  if (!isScript && !say) throw redirectWithToast(page, toast);
  if (say) {
    say(toast);
    return refuseEntry(posted, {}, status);
  }
  const headers = retryAfter(retryAfterSeconds);
  return status === 500 ? data({ failed: true as const }, { status }) : data({ away: "busy" as const }, { status, headers });
}

interface Refusal {
  errors?: Record<string, string>;
  stale?: Record<string, string>;
}

/** Returns the form with what was typed and its errors. */
export const refuseEntry = (posted: PostedForm, { errors, stale }: Refusal, status: number) =>
  data({ ok: false as const, intent: posted.intent, errors, stale, entered: enteredOf(posted) }, { status });

/** The typed values by field, except passwords. */
export const enteredOf = ({ values }: PostedForm) =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string" && !/password/i.test(entry[0])),
  );
