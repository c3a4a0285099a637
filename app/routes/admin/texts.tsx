import { data } from "react-router";
import { useTranslations } from "use-intl";
import { LoadFailure } from "#app/features/admin/load-failure";
import { readTexts } from "#app/features/admin/texts/texts.server";
import { readTextListParams } from "#app/features/admin/texts/texts-form";
import { TextsPage } from "#app/features/admin/texts/texts-page";
import type { TextsHandle } from "#app/languages/needed-texts";
import { languageContext } from "#app/middleware/reading-language";
import { requireViewer } from "#app/middleware/viewer";
import { failureStatus } from "#app/platform/failure.server";
import { inPlace } from "#app/ui/connection/reload-in-place";
import type { Route } from "./+types/texts";
import { answerTextsPost } from "./texts-posts.server";

export const handle = { texts: ["ownTexts"] } satisfies TextsHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { timeZone } = requireViewer(context, request);
  const params = readTextListParams(new URL(request.url).searchParams, context.get(languageContext));
  try {
    return { view: "texts" as const, params, zone: timeZone || "UTC", ...(await readTexts(params)) };
  } catch (error) {
    return data({ view: "failed" as const }, { status: failureStatus(error, "texts") });
  }
}

export const action = ({ request, context }: Route.ActionArgs) => answerTextsPost(requireViewer(context, request), { request, context });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => inPlace(serverAction());

export default function Texts({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("ownTexts");
  if (loaderData.view === "failed") return <LoadFailure text={t("loadFailed")} />;
  return <TextsPage {...loaderData} answer={actionData} />;
}
