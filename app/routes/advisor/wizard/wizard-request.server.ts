import type { RouterContextProvider } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { type Answers, NO_ANSWERS } from "#app/features/applications/answers";
import { answersOf } from "#app/features/applications/applications.server";
import { readDraftCookie } from "#app/features/applications/drafts/draft-cookie.server";
import { type DraftOwner, findDraft } from "#app/features/applications/drafts/drafts.server";
import { readStep, type StepId, type Wizard, type WizardKind } from "#app/features/applications/wizard/wizard";
import { readForm } from "#app/forms/read.server";
import { requireViewer, viewerContext } from "#app/middleware/viewer";

export interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
  wizard: Wizard;
  step: StepId;
  viewer: Viewer | null;
  url: URL;
}

/** Which wizard and which step a request is about, and who asks: /advisor-registration is for the signed-in alone. */
export function readAsked(kind: WizardKind, { request, context }: Pick<Asked, "request" | "context">): Asked {
  const url = new URL(request.url);
  const wizard = { kind, isFromProfile: kind === "advisor-registration" && url.searchParams.get("from") === "profile" };
  const viewer = kind === "advisor-registration" ? requireViewer(context, request) : context.get(viewerContext);
  return { request, context, url, wizard, viewer, step: readStep(wizard, url.searchParams.get("step")) };
}

/** What was posted, by field; the button that was pressed; and a file. What is no form is refused with 400. */
export async function readPosted({ request, context }: Asked) {
  const { intent, certificate, ...fields } = await readForm(request, context);
  const [pressed = "next", subject = ""] = String(intent ?? "next").split(":");
  return { pressed, subject, fields, file: certificate instanceof File ? certificate : null };
}

export type Posted = Awaited<ReturnType<typeof readPosted>>;

/** What has been typed so far, and by a visitor: which address waits to be confirmed. */
export async function findAnswers({ viewer, request }: Asked): Promise<{ answers: Answers; awaitingEmail: string | null }> {
  if (viewer) return { answers: await answersOf(viewer), awaitingEmail: null };
  const owner = visitorOf(request);
  const draft = owner && (await findDraft(owner));
  return { answers: { ...NO_ANSWERS, ...draft?.answers }, awaitingEmail: draft?.awaitingEmail ?? null };
}

function visitorOf(request: Request): DraftOwner | null {
  const token = readDraftCookie(request);
  return token ? { token } : null;
}
