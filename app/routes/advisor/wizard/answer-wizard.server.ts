import type { Viewer } from "#app/features/accounts/viewer";
import { type Answers, readAnswers, withPreset } from "#app/features/applications/answers";
import { applicationState, submitApplication } from "#app/features/applications/applications.server";
import { mayApply } from "#app/features/applications/applying/may-apply.server";
import { draftCookie, readDraftCookie } from "#app/features/applications/drafts/draft-cookie.server";
import {
  claimDraft,
  discardAwaitedDraft,
  saveDraft,
  saveVisitorDraft,
  type TooManyDrafts,
} from "#app/features/applications/drafts/drafts.server";
import { resumeStep } from "#app/features/applications/wizard/missing";
import { nextStep, previousStep, stepAddress, type WizardKind } from "#app/features/applications/wizard/wizard";
import { missingAddress } from "#app/features/applications/wizard/wizard-view";
import { whyClosed } from "#app/features/applying/applying";
import { redirectWithToast } from "#app/middleware/flash";
import { languageContext } from "#app/middleware/reading-language";
import { addressContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { failureStatus } from "#app/platform/failure.server";
import { endedAs } from "#app/platform/http/ended-as";
import { answerAccount, isOfAccount } from "./account-step.server";
import { changeCertificates } from "./certificate-step.server";
import { go, say } from "./wizard-answers.server";
import { type Asked, findAnswers, type Posted, readAsked, readPosted } from "./wizard-request.server";

/** Handles the forms of both wizards: each button saves its step and then goes to its target. */
export async function answerWizard(kind: WizardKind, { request, context }: Pick<Asked, "request" | "context">) {
  const asked = readAsked(kind, { request, context });
  const posted = await readPosted(asked);
  const why = whyClosed();
  if (why && !(await mayApply(asked.viewer, now()))) return say({ alert: { key: `applying.${why}` } }, 403);
  if (!asked.viewer && isOfAccount(asked, posted.pressed)) return answerAccount(asked, posted);
  if (isOfWaiting(posted)) return answerWaiting(asked, posted);
  const changes = readChanges(asked, posted);
  if (!changes) throw endedAs(400);
  try {
    if (asked.viewer && (await hasSent(asked.viewer)))
      return redirectWithToast(stepAddress(asked.wizard), { text: "applications.alreadySent" });
    return await saveAndGo(asked, posted, changes);
  } catch (error) {
    if (error instanceof Response) throw error;
    const alert = { key: posted.pressed === "submit" ? "applications.submitFailed" : "applications.saveFailed" };
    return say({ alert }, failureStatus(error, "application"));
  }
}

const isOfWaiting = ({ pressed }: Posted) => pressed === "take-draft" || pressed === "discard-draft";

/** After confirming an address, the person decides whether a draft typed with it in another browser is theirs. */
async function answerWaiting({ viewer, wizard, step }: Asked, { pressed, subject }: Posted) {
  if (viewer && pressed === "take-draft") await claimDraft(viewer, { awaited: subject }, now());
  else if (viewer) await discardAwaitedDraft(viewer, subject);
  return go(stepAddress(wizard, step), {});
}

/** Whether the person has a pending application or is an advisor already. */
async function hasSent({ userId, advisorId }: Viewer) {
  return advisorId !== null || (await applicationState(userId))?.status === "pending";
}

/** Cards of the category step are buttons that name their category. The read-only email field is submitted but ignored. */
function readChanges({ step }: Asked, { pressed, subject, fields: { email, ...fields } }: Posted) {
  if (email !== undefined && step !== "personal-info") return null;
  return readAnswers(step, pressed === "choose" && step === "category" ? { category: subject } : fields);
}

async function saveAndGo(asked: Asked, posted: Posted, changes: Partial<Answers>) {
  const { wizard, step, viewer } = asked;
  const saved = await save(asked, changes);
  if (!saved.ok) return say({ alert: { key: saved.reason } }, 429, { "retry-after": String(saved.retryAfterSeconds) });
  const { headers } = saved;
  switch (posted.pressed) {
    case "save":
      return say({ saved: true }, 200, headers);
    case "previous":
      return go(stepAddress(wizard, previousStep(wizard, step, viewer !== null)), headers);
    case "submit":
      return submit(asked, changes, headers);
    case "add-certificate":
    case "remove-certificate":
      return changeCertificates(asked, posted);
    default:
      return advance(asked, changes, headers);
  }
}

type Saved = { ok: true; headers: Record<string, string> } | TooManyDrafts;

async function save(asked: Asked, changes: Partial<Answers>): Promise<Saved> {
  const { viewer, request, context } = asked;
  const { answers } = await findAnswers(asked);
  const preset = withPreset(answers, changes);
  if (viewer) {
    await saveDraft(viewer, preset, now());
    return { ok: true, headers: {} };
  }
  const kept = await saveVisitorDraft(readDraftCookie(request), preset, context.get(addressContext), now());
  return kept.ok ? { ok: true, headers: { "set-cookie": draftCookie(kept.token) } } : kept;
}

/** Next never blocks, except that the category step requires a category (signed-in-areas.md 2). */
async function advance({ wizard, step, viewer }: Asked, changes: Partial<Answers>, headers: Record<string, string>) {
  if (step === "category" && !changes.category) return say({ errors: { category: "applications.categoryRequired" } }, 400, headers);
  return go(stepAddress(wizard, nextStep(wizard, step, viewer !== null)), headers);
}

/** Submits the application; if anything is missing, goes to the first missing field instead and keeps the input. */
async function submit(asked: Asked, { agreedToTerms }: Partial<Answers>, headers: Record<string, string>) {
  const { wizard, viewer } = asked;
  if (!agreedToTerms) return say({ errors: { agreedToTerms: "applications.termsRequired" } }, 400, headers);
  if (!viewer) {
    const { answers } = await findAnswers(asked);
    return go(missingAddress(wizard, { step: resumeStep(answers, { wizard, isSignedIn: false }) }), headers);
  }
  const result = await submitApplication(viewer, wizard, now(), asked.context.get(languageContext));
  if (result.ok) return redirectWithToast(stepAddress(wizard, undefined, { submitted: "1" }), { text: "applications.submitted" });
  if (result.reason === "closed") return redirectWithToast(stepAddress(wizard), { text: `applying.${result.why}` });
  if (result.reason === "alreadySent") return redirectWithToast(stepAddress(wizard), { text: "applications.alreadySent" });
  const [first] = result.missing;
  return go(missingAddress(wizard, { step: first?.step ?? asked.step }), headers);
}
