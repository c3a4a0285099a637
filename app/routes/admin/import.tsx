import { withPrivateHeaders } from "#app/document/private-headers";
import { ImportPage } from "#app/features/applications/invitations/import-page";
import { OpenInvitations } from "#app/features/applications/invitations/open-invitations";
import { openInvitations } from "#app/features/applications/invitations/open-invitations.server";
import type { FormLimits } from "#app/forms/limits";
import { requireRecentSignIn } from "#app/forms/recent-sign-in.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { sendsMail } from "#app/platform/mail/sends-mail.server";
import { MEGABYTE } from "#app/platform/sizes";
import type { Route } from "./+types/import";
import { answerImportAction } from "./import-actions.server";

/** A file has at most 256 KB. A larger one is read only far enough to report that. */
export const handle = { texts: ["copying", "invitations"] } satisfies TextsHandle;

export const formLimits: FormLimits = { files: { from: "admins", bytes: MEGABYTE } };

export const headers: Route.HeadersFunction = withPrivateHeaders;

/** Asks for a recent sign-in before the admin selects a file, because the redirect would lose the selection. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const at = now();
  await requireRecentSignIn(viewer, request, at);
  return { invitations: await openInvitations(at), areMailed: sendsMail(), zone: viewer.timeZone || "UTC" };
}

export const action = ({ request, context }: Route.ActionArgs) => answerImportAction(requireViewer(context, request), { request, context });

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ImportPage answer={actionData}>
      <OpenInvitations {...loaderData} />
    </ImportPage>
  );
}
