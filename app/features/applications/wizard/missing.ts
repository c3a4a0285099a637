import type { Answers } from "../answers";
import { applicationSchema, type CheckedApplication } from "../schema";
import { type AnswerField, type StepId, stepOfField, stepsOf, type Wizard } from "./wizard";

/** What keeps an application from being sent: a field that is missing or wrong, or an account. */
export interface Missing {
  field: AnswerField | "account";
  step: StepId;
  message: string;
}

interface Applicant {
  wizard: Wizard;
  isSignedIn: boolean;
}

/** Everything that is missing or wrong, in the order of the wizard's steps and fields. Empty when the application may be sent. */
export function findMissing(answers: Answers, { wizard, isSignedIn }: Applicant): Missing[] {
  const found = [...wrongFields(answers), ...wholeWizard(answers, { wizard, isSignedIn })];
  const order = stepsOf(wizard);
  const fields = Object.keys(answers);
  const rankOf = ({ step, field }: Missing) => order.indexOf(step) * fields.length + fields.indexOf(field);
  return found.sort((one, other) => rankOf(one) - rankOf(other));
}

/** The answers as an application, or null while anything of it is missing or wrong. */
export function checkAnswers(answers: Answers): CheckedApplication | null {
  const read = applicationSchema.safeParse(answers);
  return read.success ? read.data : null;
}

/** Where somebody who comes back goes on: the first step with something missing, else the last. */
export function resumeStep(answers: Answers, applicant: Applicant): StepId {
  return findMissing(answers, applicant)[0]?.step ?? "review";
}

function wrongFields(answers: Answers): Missing[] {
  const read = applicationSchema.safeParse(answers);
  if (read.success) return [];
  const messages = new Map<AnswerField, string>();
  for (const { path, message } of read.error.issues) {
    const field = path[0] as AnswerField;
    if (!messages.has(field)) messages.set(field, message);
  }
  return [...messages].map(([field, message]) => ({ field, step: stepOfField(field), message }));
}

/** What only some wizards ask for: a category where there is such a step, and an account. */
function wholeWizard({ category }: Answers, { wizard, isSignedIn }: Applicant): Missing[] {
  const found: Missing[] = [];
  if (category === "" && stepsOf(wizard).includes("category"))
    found.push({ field: "category", step: "category", message: "applications.categoryRequired" });
  if (!isSignedIn) found.push({ field: "account", step: "account", message: "applications.accountRequired" });
  return found;
}
