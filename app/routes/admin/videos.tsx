import { data } from "react-router";
import { useTranslations } from "use-intl";
import { LoadFailure } from "#app/features/admin/load-failure";
import { listVideos } from "#app/features/admin/videos/videos.server";
import { VideosTab } from "#app/features/admin/videos/videos-tab";
import type { FormLimits } from "#app/forms/limits";
import { requireRecentSignIn } from "#app/forms/recent-sign-in.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { failureStatus } from "#app/platform/failure.server";
import { MEGABYTE } from "#app/platform/sizes";
import type { Route } from "./+types/videos";
import { answerVideoAction } from "./video-actions.server";

export const handle = { texts: ["names-home", "siteContent", "videos"] } satisfies TextsHandle;

/** A video has at most 100 MB. A larger Content-Length is rejected unread, with an error on the page. */
export const formLimits: FormLimits = { files: { from: "admins", bytes: 1024 * MEGABYTE } };

/** Asks for a recent sign-in before the admin selects a file, because the redirect would lose the selection. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  await requireRecentSignIn(viewer, request, now());
  try {
    return { view: "videos" as const, ...(await listVideos(viewer)), zone: viewer.timeZone || "UTC" };
  } catch (error) {
    return data({ view: "failed" as const }, { status: failureStatus(error, "videos") });
  }
}

export const action = ({ request, context }: Route.ActionArgs) => answerVideoAction(requireViewer(context, request), { request, context });

export default function Videos({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("videos");
  if (loaderData.view === "failed") return <LoadFailure text={t("loadFailed")} />;
  return <VideosTab {...loaderData} answer={actionData} />;
}
