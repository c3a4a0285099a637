import { pageMeta } from "#app/document/page-meta";
import { HomePage } from "#app/features/home/home-page";
import { showHomepage } from "#app/features/home/homepage.server";
import { siteContentMessages } from "#app/features/site/messages";
import { structuredSite } from "#app/features/sitemap/structured-site";
import { viewerContext } from "#app/middleware/viewer";
import type { Route } from "./+types/home";

export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await showHomepage()), isAdmin: context.get(viewerContext)?.isAdmin ?? false };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ matches, description: siteContentMessages.homeDescription, path: "/", jsonLd: structuredSite });

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
