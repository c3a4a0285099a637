import { data } from "react-router";
import { useTranslations } from "use-intl";
import { LoadFailure } from "#app/features/admin/load-failure";
import { listLogos } from "#app/features/admin/logos/logos.server";
import { LogosTab } from "#app/features/admin/logos/logos-tab";
import type { FormLimits } from "#app/forms/limits";
import { requireRecentSignIn } from "#app/forms/recent-sign-in.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { failureStatus } from "#app/platform/failure.server";
import { MEGABYTE } from "#app/platform/sizes";
import type { Route } from "./+types/logos";
import { answerLogoAction } from "./logo-actions.server";

export const handle = { texts: ["logos"] } satisfies TextsHandle;

/** A logo has at most 5 MB. A larger one is read only far enough to report that next to it. */
export const formLimits: FormLimits = { files: { from: "admins", bytes: 20 * MEGABYTE } };

/** Asks for a recent sign-in before the admin selects a file, because the redirect would lose the selection. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRecentSignIn(requireViewer(context, request), request, now());
  try {
    return { view: "logos" as const, logos: await listLogos() };
  } catch (error) {
    return data({ view: "failed" as const }, { status: failureStatus(error, "logos") });
  }
}

export const action = ({ request, context }: Route.ActionArgs) => answerLogoAction(requireViewer(context, request), { request, context });

export default function Logos({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("logos");
  if (loaderData.view === "failed") return <LoadFailure text={t("loadFailed")} />;
  return <LogosTab logos={loaderData.logos} answer={actionData} />;
}
