import type { RouterContextProvider } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { type Answers, firstAnswers } from "#app/features/applications/answers";
import { answersOf } from "#app/features/applications/applications.server";
import { readDraftCookie } from "#app/features/applications/drafts/draft-cookie.server";
import { type DraftOwner, findDraft } from "#app/features/applications/drafts/drafts.server";
import { readStep, type StepId, type Wizard, type WizardKind } from "#app/features/applications/wizard/wizard";
import { readForm } from "#app/forms/read.server";
import { requireViewer, viewerContext } from "#app/middleware/viewer";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";

export interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
  wizard: Wizard;
  step: StepId;
  viewer: Viewer | null;
  url: URL;
}

/** Returns the wizard and step of a request, and its viewer; /advisor-registration requires a sign-in. */
export function readAsked(kind: WizardKind, { request, context }: Pick<Asked, "request" | "context">): Asked {
  const url = new URL(request.url);
  const wizard = { kind, isFromProfile: kind === "advisor-registration" && url.searchParams.get("from") === "profile" };
  const viewer = kind === "advisor-registration" ? requireViewer(context, request) : context.get(viewerContext);
  return { request, context, url, wizard, viewer, step: readStep(wizard, url.searchParams.get("step")) };
}

/** Returns the submitted fields, the pressed button and a file. Responds with a 400 to anything but a form. */
export async function readPosted({ request, context }: Asked) {
  const { intent, certificate, ...fields } = await readForm(request, context);
  const [pressed = "next", subject = ""] = String(intent ?? "next").split(":");
  return { pressed, subject, fields, file: certificate instanceof File ? certificate : null };
}

export type Posted = Awaited<ReturnType<typeof readPosted>>;

/** Returns the answers so far and, for visitors, the address that awaits confirmation. */
export async function findAnswers({ viewer, request }: Asked): Promise<{ answers: Answers; awaitingEmail: string | null }> {
  if (viewer) return { answers: await answersOf(viewer), awaitingEmail: null };
  const owner = visitorOf(request);
  const draft = owner && (await findDraft(owner));
  return { answers: { ...firstAnswers(siteLanguage()), ...draft?.answers }, awaitingEmail: draft?.awaitingEmail ?? null };
}

function visitorOf(request: Request): DraftOwner | null {
  const token = readDraftCookie(request);
  return token ? { token } : null;
}
