import { data } from "react-router";
import { useTranslations } from "use-intl";
import { LoadFailure } from "#app/features/admin/load-failure";
import { readTexts } from "#app/features/admin/texts/texts.server";
import { readTextListParams } from "#app/features/admin/texts/texts-form";
import { TextsPage } from "#app/features/admin/texts/texts-page";
import { readHeldForm } from "#app/forms/recent-sign-in.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { languageContext } from "#app/middleware/reading-language";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { failureStatus } from "#app/platform/failure.server";
import { inPlace } from "#app/ui/connection/reload-in-place";
import type { Route } from "./+types/texts";
import { answerTextsAction, heldText } from "./texts-actions.server";

export const handle = { texts: ["ownTexts"] } satisfies TextsHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { searchParams } = new URL(request.url);
  const params = readTextListParams(searchParams, context.get(languageContext));
  try {
    const held = heldText(await readHeldForm(viewer, searchParams, now()));
    return { view: "texts" as const, zone: viewer.timeZone || "UTC", held, ...(await readTexts(params)) };
  } catch (error) {
    return data({ view: "failed" as const }, { status: failureStatus(error, "texts") });
  }
}

export const action = ({ request, context }: Route.ActionArgs) => answerTextsAction(requireViewer(context, request), { request, context });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => inPlace(serverAction());

export default function Texts({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("ownTexts");
  if (loaderData.view === "failed") return <LoadFailure text={t("loadFailed")} />;
  const { held, ...page } = loaderData;
  return <TextsPage {...page} answer={actionData ?? held} />;
}
