import { writeLlmsText } from "#app/features/sitemap/llms";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";

export function loader() {
  const text = writeLlmsText(siteName(), siteLink);
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" } });
}
