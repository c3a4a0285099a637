import type { Asks } from "#app/features/rules/asks";
import { currentRules } from "#app/features/rules/current-rules";
import { type Answers, OWN_STEP } from "../answers";
import { type AskedUpload, askedAnswers, blankRequired, messageOfBlank } from "../asks";
import { type AskedQuestion, fieldOfQuestion, type OwnField, wrongAnswer } from "../own-questions/own-question";
import { applicationSchemaFor, type CheckedApplication } from "../schema";
import { type AnswerField, type StepId, stepOfField, stepsOf, type Wizard } from "./wizard";

/** Something that prevents submission: a missing or invalid field, or the lack of an account. */
export interface Missing {
  field: AnswerField | "account" | AskedUpload | OwnField;
  step: StepId;
  message: string;
}

interface Applicant {
  wizard: Wizard;
  isSignedIn: boolean;
  /** Which uploads exist; undefined when only the form is checked. */
  given?: Record<AskedUpload, boolean>;
  /** The site's own questions. */
  questions?: readonly AskedQuestion[];
  /** Errors, by field, for names that could be mistaken for the site's own. */
  reserved?: Record<string, string>;
}

/** Returns everything missing or invalid, in the order of the wizard's steps and fields. Empty when the application can be submitted. */
export function findMissing(
  typed: Answers,
  { wizard, isSignedIn, given, questions = [], reserved = {} }: Applicant,
  asks: Asks = currentRules().asks,
): Missing[] {
  const answers = askedAnswers(typed, asks);
  const found = [
    ...wrongFields(answers, asks),
    ...wholeWizard(answers, { wizard, isSignedIn }),
    ...NAMES.flatMap((field) => (reserved[field] ? [{ field, step: stepOfField(field), message: reserved[field] }] : [])),
    ...besideForm(given, asks),
    ...wrongToOwn(answers, questions),
  ];
  const order = stepsOf(wizard);
  const fields = Object.keys(answers);
  const rankOf = ({ step, field }: Missing) =>
    order.indexOf(step) * (fields.length + 1) +
    (isBeside(field) ? fields.length - 1 : isOwn(field) ? fields.length : fields.indexOf(field));
  return found.sort((one, other) => rankOf(one) - rankOf(other));
}

/** Validates the answers; null while anything is missing or invalid. */
export function checkAnswers(typed: Answers, asks: Asks = currentRules().asks): CheckedApplication | null {
  const answers = askedAnswers(typed, asks);
  const read = applicationSchemaFor(asks).safeParse(answers);
  return read.success && blankRequired(answers, asks).length === 0 ? read.data : null;
}

/** The step at which to resume: the first with something missing, else the last. */
export function resumeStep(answers: Answers, applicant: Applicant): StepId {
  return findMissing(answers, applicant)[0]?.step ?? "review";
}

/** The completed steps. The last one is completed when nothing is missing anywhere and the terms are accepted. */
export function doneSteps(
  wizard: Wizard,
  missing: readonly Pick<Missing, "step">[],
  { agreedToTerms }: Pick<Answers, "agreedToTerms">,
): StepId[] {
  const left = new Set(missing.map(({ step }) => step));
  return stepsOf(wizard).filter((step) => (step === "review" ? left.size === 0 && agreedToTerms : !left.has(step)));
}

function wrongFields(answers: Answers, asks: Asks): Missing[] {
  const read = applicationSchemaFor(asks).safeParse(answers);
  const messages = new Map<AnswerField, string>(blankRequired(answers, asks).map((field) => [field, messageOfBlank(field)]));
  for (const { path, message } of read.error?.issues ?? []) {
    const field = path[0] as AnswerField;
    if (!messages.has(field)) messages.set(field, message);
  }
  return [...messages].map(([field, message]) => ({ field, step: stepOfField(field), message }));
}

const NAMES = ["firstName", "lastName"] as const;

const isOwn = (field: Missing["field"]): field is OwnField => field.startsWith("own.");

/** Invalid answers to the site's own questions, in the order they are asked. */
const wrongToOwn = ({ own }: Answers, questions: readonly AskedQuestion[]): Missing[] =>
  questions.flatMap((question) => {
    const message = wrongAnswer(question, own[question.id] ?? "");
    return message ? [{ field: fieldOfQuestion(question.id), step: OWN_STEP, message }] : [];
  });

const isBeside = (field: Missing["field"]): field is AskedUpload => field === "certificates" || field === "photo";

function besideForm(given: Applicant["given"], asks: Asks): Missing[] {
  const found: Missing[] = [];
  if (!given) return found;
  if (asks.certificates === "required" && !given.certificates)
    found.push({ field: "certificates", step: "background", message: "applications.certificatesRequired" });
  if (asks.photo === "required" && !given.photo) found.push({ field: "photo", step: "review", message: "applications.photoRequired" });
  return found;
}

/** Requirements of some wizards only: a category if there is such a step, and an account. */
function wholeWizard({ category }: Answers, { wizard, isSignedIn }: Applicant): Missing[] {
  const found: Missing[] = [];
  if (category === "" && stepsOf(wizard).includes("category"))
    found.push({ field: "category", step: "category", message: "applications.categoryRequired" });
  if (!isSignedIn) found.push({ field: "account", step: "account", message: "applications.accountRequired" });
  return found;
}
