import { useTranslations } from "use-intl";
import { LoadFailure } from "#app/features/site-editing/load-failure";
import { SectionEditor } from "#app/features/site-editing/sections/section-editor";
import { SectionList } from "#app/features/site-editing/sections/section-list";
import { requireViewer } from "#app/middleware/viewer";
import type { Route } from "./+types/homepage";
import { readHomepageTab } from "./homepage-views.server";
import { answerSectionPost } from "./section-posts.server";

export function loader({ request, context }: Route.LoaderArgs) {
  return readHomepageTab(requireViewer(context, request), new URL(request.url).searchParams);
}

export const action = ({ request, context }: Route.ActionArgs) => answerSectionPost(requireViewer(context, request), request);

export default function Homepage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("siteEditing");
  if (loaderData.view === "failed") return <LoadFailure text={t("loadSectionsFailed")} />;
  if (loaderData.view === "section") return <SectionEditor {...loaderData} answer={actionData} />;
  return <SectionList sections={loaderData.sections} answer={actionData} />;
}
