import { data } from "react-router";
import { useTranslations } from "use-intl";
import { LoadFailure } from "#app/features/admin/load-failure";
import { ReplacingPage } from "#app/features/admin/texts/replacing/replacing-page";
import type { TextsHandle } from "#app/languages/needed-texts";
import { requireViewer } from "#app/middleware/viewer";
import { failureStatus } from "#app/platform/failure.server";
import { inPlace } from "#app/ui/connection/reload-in-place";
import type { Route } from "./+types/texts-replacing";
import { answerReplacingAction } from "./texts-replacing-actions.server";
import { viewReplacing } from "./texts-views.server";

export const handle = { texts: ["ownTexts", "replacing"] } satisfies TextsHandle;

export async function loader(asked: Route.LoaderArgs) {
  requireViewer(asked.context, asked.request);
  try {
    return await viewReplacing(asked);
  } catch (error) {
    return data({ view: "failed" as const }, { status: failureStatus(error, "replacing") });
  }
}

export const action = ({ request, context }: Route.ActionArgs) =>
  answerReplacingAction(requireViewer(context, request), { request, context });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => inPlace(serverAction());

export default function TextsReplacing({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("replacing");
  if (loaderData.view === "failed") return <LoadFailure text={t("loadFailed")} />;
  const { held, view: _, ...page } = loaderData;
  return <ReplacingPage {...page} answer={actionData ?? held} />;
}
