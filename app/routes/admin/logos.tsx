import { data } from "react-router";
import { useTranslations } from "use-intl";
import { failureStatus } from "#app/features/admin/failures.server";
import { LoadFailure } from "#app/features/admin/load-failure";
import { listLogos } from "#app/features/admin/logos/logos.server";
import { LogosTab } from "#app/features/admin/logos/logos-tab";
import { requireViewer } from "#app/middleware/viewer";
import type { Route } from "./+types/logos";
import { answerLogoPost } from "./logo-posts.server";

export async function loader() {
  try {
    return { view: "logos" as const, logos: await listLogos() };
  } catch (error) {
    return data({ view: "failed" as const }, { status: failureStatus(error, "logos") });
  }
}

export const action = ({ request, context }: Route.ActionArgs) => answerLogoPost(requireViewer(context, request), request);

export default function Logos({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("logos");
  if (loaderData.view === "failed") return <LoadFailure text={t("loadFailed")} />;
  return <LogosTab logos={loaderData.logos} answer={actionData} />;
}
