import type { Viewer } from "#app/features/accounts/viewer";
import {
  type QuestionAnswer,
  type QuestionRefusal,
  questionFormSchema,
  questionStepSchema,
} from "#app/features/admin/questions/question-form";
import { saveQuestion, stepQuestion } from "#app/features/admin/questions/questions.server";
import type { Fields } from "#app/forms/admin-form.server";
import { carryOut, refuse } from "#app/forms/refuse.server";
import { typedFields } from "#app/forms/typed";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import type { Outcome } from "#app/platform/outcome";
import { fieldErrors } from "#app/ui/fields/form-values";

const PAGE = "/admin?view=settings#own-questions";
const MAX_SHOWN_AGAIN_LENGTH = 2000;

/** Handler of the forms on the site's own questions. */
export const QUESTION_ACTIONS = { "own-question": answerQuestion };

async function answerQuestion(viewer: Viewer, fields: Fields) {
  if (fields.step !== "save") {
    const step = questionStepSchema.safeParse(fields);
    if (!step.success) return comeBack(fields, { alert: { key: "admin.notUnderstood" } }, 400);
    return act(fields, () => stepQuestion(viewer, step.data, now()));
  }
  const form = questionFormSchema.safeParse(fields);
  if (form.success) return act(fields, () => saveQuestion(viewer, form.data));
  const { "": whole, id, version, ...errors } = fieldErrors(questionFormSchema, fields);
  const alert = whole ?? id ?? version;
  return comeBack(fields, { errors, ...(alert && { alert: { key: alert } }) }, 400);
}

const act = (fields: Fields, run: () => Promise<Outcome<QuestionRefusal>>) =>
  carryOut("own question", run, {
    done: () => redirectWithToast(PAGE, { text: "ownQuestions.changed" }),
    refused: ({ reason }) => comeBack(fields, { alert: { key: `ownQuestions.${reason}` } }, 409),
    failed: (status) => comeBack(fields, { alert: { key: "ownQuestions.failed" } }, status),
  });

const comeBack = (fields: Fields, answer: Pick<QuestionAnswer, "alert" | "errors">, status: number) =>
  refuse<QuestionAnswer>({ ...heldQuestion(fields), ...answer }, status);

/** Refills a stored form without an error. */
export const heldQuestion = (fields: Fields): QuestionAnswer => ({
  form: "question",
  id: typeof fields.id === "string" ? fields.id : "",
  typed: typedOf(fields),
});

/** Submitted values by field name. */
const typedOf = (fields: Fields) => typedFields(fields, MAX_SHOWN_AGAIN_LENGTH);
