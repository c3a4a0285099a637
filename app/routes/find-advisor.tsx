import { config } from "#app/config.server";
import { pageMeta } from "#app/document/page-meta";
import { readDirectoryQuery } from "#app/features/advisors/directory-query";
import { FindAdvisorPage } from "#app/features/catalog/find-advisor-page";
import { catalogMessages } from "#app/features/catalog/messages";
import type { Route } from "./+types/find-advisor";

/** /find-advisor, and /advisors with the same page: the first is the canonical one. */
export function loader({ url }: Route.LoaderArgs) {
  return { query: readDirectoryQuery(url.searchParams).q ?? "", pace: config().pace };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, title: catalogMessages.findTitle, description: catalogMessages.findDescription, path: "/find-advisor" });

export default function FindAdvisor({ loaderData: { query, pace } }: Route.ComponentProps) {
  return <FindAdvisorPage query={query} pace={pace} />;
}
