import { data } from "react-router";
import { useTranslations } from "use-intl";
import { LoadFailure } from "#app/features/admin/load-failure";
import { EverywherePage } from "#app/features/admin/texts/everywhere/everywhere-page";
import { StillSaying } from "#app/features/admin/texts/replacing/still-saying";
import { TextsPage } from "#app/features/admin/texts/texts-page";
import type { TextsHandle } from "#app/languages/needed-texts";
import { requireViewer } from "#app/middleware/viewer";
import { failureStatus } from "#app/platform/failure.server";
import { inPlace } from "#app/ui/connection/reload-in-place";
import type { Route } from "./+types/texts";
import { answerTextsAction } from "./texts-actions.server";
import { viewTexts } from "./texts-views.server";

export const handle = { texts: ["ownTexts", "replacing"] } satisfies TextsHandle;

export async function loader(asked: Route.LoaderArgs) {
  requireViewer(asked.context, asked.request);
  try {
    return await viewTexts(asked);
  } catch (error) {
    return data({ view: "failed" as const }, { status: failureStatus(error, "texts") });
  }
}

export const action = ({ request, context }: Route.ActionArgs) => answerTextsAction(requireViewer(context, request), { request, context });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => inPlace(serverAction());

export default function Texts({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("ownTexts");
  if (loaderData.view === "failed") return <LoadFailure text={t("loadFailed")} />;
  const hint = <StillSaying still={loaderData.still} language={loaderData.params.language} />;
  if (loaderData.view === "everywhere") {
    const { params, groups, total, left } = loaderData;
    return (
      <EverywherePage params={params} groups={groups} total={total} left={left}>
        {hint}
      </EverywherePage>
    );
  }
  const { held, view: _, still: _still, ...page } = loaderData;
  return (
    <TextsPage {...page} answer={actionData ?? held}>
      {hint}
    </TextsPage>
  );
}
