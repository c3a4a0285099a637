import { pageMeta } from "#app/document/page-meta";
import { ClosedPage } from "#app/features/applications/applying/closed-page";
import { keepTyped } from "#app/features/applications/wizard/keep-typed";
import { SentApplication } from "#app/features/applications/wizard/sent-application";
import { WizardPage } from "#app/features/applications/wizard/wizard-page";
import type { FormLimits } from "#app/forms/limits";
import type { TextsHandle } from "#app/languages/needed-texts";
import { textsOfPage } from "#app/languages/shown-texts";
import { requireUser } from "#app/middleware/viewer";
import { MEGABYTE } from "#app/platform/sizes";
import type { Route } from "./+types/advisor-registration";
import { answerWizard } from "./wizard/answer-wizard.server";
import { loadWizard } from "./wizard/load-wizard.server";

export const handle = {
  hydrate: "load",
  texts: [
    "accounts-forms",
    "accounts-waiting",
    "applications-wizard",
    "applying",
    "names-wizard",
    "oauth-sign-in",
    "profiles-name",
    "profiles-photo",
  ],
} satisfies TextsHandle;

/** A certificate has at most 5 MB. */
export const formLimits: FormLimits = { files: { from: "people", bytes: 6 * MEGABYTE } };

export const middleware = [requireUser];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    matches,
    title: textsOfPage(matches).applications.title,
    description: textsOfPage(matches).applications.description,
    path: "/advisor-registration",
    isHidden: true,
  });

export const loader = ({ request, context }: Route.LoaderArgs) => loadWizard("advisor-registration", { request, context });

export const action = ({ request, context }: Route.ActionArgs) => answerWizard("advisor-registration", { request, context });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export default function AdvisorRegistration({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.sent) return <SentApplication sent={loaderData.sent} />;
  if (loaderData.closed) return <ClosedPage closed={loaderData.closed} />;
  return <WizardPage view={loaderData.view} answer={actionData} />;
}
