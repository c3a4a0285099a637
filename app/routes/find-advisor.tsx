import { config } from "#app/config.server";
import { FindAdvisorPage } from "#app/features/catalog/find-advisor-page";
import { catalogMessages } from "#app/features/catalog/messages";
import { headTags } from "#app/features/catalog/page-head";
import { describePage } from "#app/features/catalog/page-head.server";
import type { Route } from "./+types/find-advisor";

/** /find-advisor, and /advisors with the same page: the first is the canonical one. */
export function loader({ url }: Route.LoaderArgs) {
  return {
    head: describePage(catalogMessages.findTitle, catalogMessages.findDescription, "/find-advisor"),
    query: url.searchParams.get("q") ?? "",
    pace: config().pace,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head);

export default function FindAdvisor({ loaderData: { query, pace } }: Route.ComponentProps) {
  return <FindAdvisorPage query={query} pace={pace} />;
}
