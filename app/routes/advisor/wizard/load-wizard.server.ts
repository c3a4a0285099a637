import { data, redirect } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import type { ApplicationState } from "#app/features/applications/application-state";
import { applicationState } from "#app/features/applications/applications.server";
import type { ClosedView } from "#app/features/applications/applying/closed-page";
import { mayApply } from "#app/features/applications/applying/may-apply.server";
import { findCertificates } from "#app/features/applications/certificates/certificates.server";
import { endedDraftCookie, readDraftCookie } from "#app/features/applications/drafts/draft-cookie.server";
import { claimDraft, findAwaitedDraft } from "#app/features/applications/drafts/drafts.server";
import { askedQuestions } from "#app/features/applications/own-questions/own-questions.server";
import { findMissing } from "#app/features/applications/wizard/missing";
import { nextStep, stepAddress, type WizardKind } from "#app/features/applications/wizard/wizard";
import { gotItTo, type SentView, type WizardView } from "#app/features/applications/wizard/wizard-view";
import { pricedIn } from "#app/features/money/accepted-currencies";
import { findProfile } from "#app/features/profiles/details/profile.server";
import { reservedNames } from "#app/features/profiles/own-name/reserved-names.server";
import { currentRules } from "#app/features/rules/current-rules";
import { languageContext } from "#app/middleware/reading-language";
import { now } from "#app/platform/clock.server";
import { type Asked, findAnswers, readAsked } from "./wizard-request.server";

type Loaded =
  | { sent: SentView; closed: null; view: null }
  | { sent: null; closed: ClosedView; view: null }
  | { sent: null; closed: null; view: WizardView };

/** Loads a page of either wizard: its form, or the state of an application that was sent already. */
export async function loadWizard(kind: WizardKind, { request, context }: Pick<Asked, "request" | "context">) {
  const asked = readAsked(kind, { request, context });
  const handedOver = await takeOver(asked);
  const state = asked.viewer && (await applicationState(asked.viewer.userId));
  const sent = await findSent(asked, state);
  if (sent) return answer({ sent, closed: null, view: null }, handedOver);
  const closed = await findClosed(asked, state);
  if (closed) return answer({ sent: null, closed, view: null }, handedOver);
  if (asked.viewer && asked.step === "account")
    throw redirect(stepAddress(asked.wizard, nextStep(asked.wizard, "account", true)), handedOver);
  return answer({ sent: null, closed: null, view: await viewOf(asked, state, handedOver) }, handedOver);
}

const answer = (loaded: Loaded, { headers }: { headers: Headers }) => data(loaded, { headers });

/**
 * Moves the draft of this browser to the account that is now signed in. After a confirmation the address names the draft, too: one typed in another
 * browser waits until the person says it is theirs.
 */
async function takeOver({ viewer, request, url, wizard, step }: Asked) {
  const headers = new Headers();
  const token = readDraftCookie(request);
  const draftId = url.searchParams.get("draft");
  if (!viewer || (!token && !draftId)) return { headers, waiting: null };
  if (token) await claimDraft(viewer, { token }, now());
  if (token) headers.append("set-cookie", endedDraftCookie());
  if (!draftId) return { headers, waiting: null };
  const typed = await findAwaitedDraft(viewer, draftId);
  if (!typed) throw redirect(stepAddress(wizard, step), { headers });
  const { firstName = "", lastName = "", location = "", expertise = "" } = typed;
  return { headers, waiting: { id: draftId, firstName, lastName, location, expertise } };
}

async function findSent({ viewer, wizard, url }: Asked, state: ApplicationState | null): Promise<SentView | null> {
  if (!viewer) return null;
  const isPending = state?.status === "pending";
  if (!isPending && viewer.advisorId === null) return null;
  const { category } = await findProfile(viewer);
  return {
    state: isPending ? state : { status: "approved" },
    isJustSubmitted: isPending && url.searchParams.has("submitted"),
    gotItTo: gotItTo(wizard, category),
    zone: viewer.timeZone || "UTC",
    photo: isPending && !viewer.avatarUrl && currentRules().asks.photo !== "off" ? photoOf(viewer) : null,
  };
}

async function findClosed({ viewer }: Asked, state: ApplicationState | null): Promise<ClosedView | null> {
  if (await mayApply(viewer, now())) return null;
  return { maySignIn: !viewer && currentRules().applicants === "invited", rejection: state?.status === "rejected" ? state : null };
}

const photoOf = ({ name, avatarUrl }: Viewer) => ({ name, avatarUrl });

async function viewOf(asked: Asked, state: ApplicationState | null, { waiting }: Pick<WizardView, "waiting">): Promise<WizardView> {
  const { viewer, wizard, step, url } = asked;
  const { answers, awaitingEmail } = await findAnswers(asked);
  const { asks } = currentRules();
  const questions = await askedQuestions(asked.context.get(languageContext));
  const certificates = viewer ? await findCertificates(viewer.userId) : [];
  const given = viewer ? { certificates: certificates.length > 0, photo: viewer.avatarUrl !== null } : undefined;
  return {
    wizard,
    step,
    answers,
    isSignedIn: viewer !== null,
    email: viewer?.email ?? "",
    currency: pricedIn(viewer?.currency ?? ""),
    missing: findMissing(answers, {
      wizard,
      isSignedIn: viewer !== null,
      given,
      questions,
      reserved: reservedNames(viewer ?? { isAdmin: false }, answers),
    }),
    questions,
    isChecked: url.searchParams.has("check"),
    photo: viewer && step === "review" && asks.photo !== "off" ? photoOf(viewer) : null,
    certificates,
    account: {
      tab: url.searchParams.get("tab") === "sign-in" ? "sign-in" : "sign-up",
      waitingEmail: url.searchParams.has("sent") ? awaitingEmail : null,
    },
    rejection: state?.status === "rejected" ? state : null,
    waiting,
  };
}
