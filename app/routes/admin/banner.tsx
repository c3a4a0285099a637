import { useTranslations } from "use-intl";
import { BannerEditor } from "#app/features/admin/banner/banner-editor";
import { BannerList } from "#app/features/admin/banner/banner-list";
import { LoadFailure } from "#app/features/admin/load-failure";
import { requireViewer } from "#app/middleware/viewer";
import type { Route } from "./+types/banner";
import { answerBannerAction } from "./banner/banner-actions.server";
import { readBanners } from "./banner/banner-views.server";

export function loader({ request, context }: Route.LoaderArgs) {
  return readBanners(requireViewer(context, request), new URL(request.url).searchParams);
}

export const action = ({ request, context }: Route.ActionArgs) => answerBannerAction(requireViewer(context, request), { request, context });

export default function Banner({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("admin");
  if (loaderData.view === "failed") return <LoadFailure text={t("loadBannersFailed")} />;
  const given = actionData ?? loaderData.held;
  const answer = given?.form === "banner" ? given : undefined;
  const { banners, edited, zone, brand } = loaderData;
  if (edited) return <BannerEditor key={edited.id} banner={edited} zone={zone} brand={brand} answer={answer} />;
  return (
    <div className="space-y-12">
      <BannerList banners={banners} zone={zone} answer={actionData} />
      <BannerEditor key={banners.length} zone={zone} brand={brand} answer={answer} />
    </div>
  );
}
