import { data, type RouterContextProvider } from "react-router";
import type { ZodType } from "zod";
import { describeFailure } from "#app/features/accounts/failures.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { type FieldAnswer, type FieldChanges, readChanges } from "#app/features/autosave/field-changes";
import { formValues } from "#app/ui/fields/form-values";
import { redirectWithToast } from "./flash";
import { requireViewer, viewerContext } from "./viewer";

/** What was posted to a tab: what for, whether script sent it and wants an answer instead of a page, and the fields. */
export interface PostedForm {
  viewer: Viewer;
  intent: string;
  isScript: boolean;
  values: Record<string, unknown>;
  /** Where the form stands. */
  page: string;
}

/** Reads a form for its own person. For a script the signed-out get 401, so that nothing typed is lost; without one they are sent to sign in. */
export async function readPosted(request: Request, context: Readonly<RouterContextProvider>): Promise<PostedForm> {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  const { intent, via, ...values } = formValues(form);
  const isScript = via === "script";
  if (isScript && !context.get(viewerContext)) throw data(null, { status: 401 });
  const viewer = requireViewer(context, request);
  const page = new URL(request.url).pathname.replace(/\.data$/, "");
  return { viewer, isScript, values, page, intent: String([intent].flat().at(-1) ?? "") };
}

/** A form that no page of ours has. */
export function refusePosted(): never {
  throw new Response(null, { status: 400 });
}

interface FieldForm<Field extends string> {
  fields: Record<Field, ZodType<string>>;
  save: (changes: FieldChanges<Field>) => Promise<FieldAnswer>;
  /** Keys of the toast. */
  title?: string;
  saved: string;
  failed: string;
}

/** Answers a form whose fields are saved by what changed in them: wrong ones 400, those that changed elsewhere 409, and what was typed comes back. */
export async function answerFields<Field extends string>(posted: PostedForm, { fields, save, title, saved, failed }: FieldForm<Field>) {
  const read = readChanges(fields, posted.values);
  if (!read) return refusePosted();
  if (Object.keys(read.errors).length > 0) return refuse(posted, { errors: read.errors }, 400);
  return answerWork(posted, failed, async () => {
    const answer = await save(read.changes);
    if (!answer.ok) return refuse(posted, answer, 409);
    return posted.isScript ? data(answer) : redirectWithToast(posted.page, { title, text: saved });
  });
}

/** Runs the verb of a form. What nobody expected is logged and told by the specified message; a script may try again when we are only busy. */
export async function answerWork<Answer>({ isScript, page }: PostedForm, failed: string, work: () => Promise<Answer>) {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response) throw error;
    const { status } = describeFailure(error);
    if (!isScript) throw redirectWithToast(page, { text: failed, tone: "danger" });
    return status === 503 ? data({ away: "busy" as const }, { status }) : data({ failed: true as const }, { status });
  }
}

interface Refusal {
  errors?: Record<string, string>;
  stale?: Record<string, string>;
}

/** The form comes back with what was typed and what is wrong with it. */
export const refuse = (posted: PostedForm, { errors, stale }: Refusal, status: number) =>
  data({ ok: false as const, intent: posted.intent, errors, stale, entered: enteredOf(posted) }, { status });

/** What was typed, by field. */
export const enteredOf = ({ values }: PostedForm) =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
