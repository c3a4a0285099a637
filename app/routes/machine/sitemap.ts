import { writeSitemap } from "#app/features/sitemap/sitemap-files.server";
import type { Route } from "./+types/sitemap";

export async function loader({ request }: Route.LoaderArgs) {
  const sitemap = await writeSitemap(new URL(request.url).searchParams.get("part"));
  if (sitemap === null) return new Response("Not Found\n", { status: 404 });
  return new Response(sitemap, { headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" } });
}
