import { writeLlmsText } from "#app/features/sitemap/llms";
import { FURTHER_TEXTS } from "#app/features/sitemap/static-pages";
import { sentenceIn, translatorFor } from "#app/languages/all-texts.server";
import { nameIn } from "#app/languages/shown-texts";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLanguage } from "#app/platform/brand/current-defaults.server";
import { siteLink } from "#app/platform/origin.server";

export function loader() {
  const language = siteLanguage();
  const named = (english: string) => sentenceIn(language, FURTHER_TEXTS.get(english) ?? "") ?? nameIn(language, english);
  const text = writeLlmsText({ siteName: siteName(), link: siteLink, named, say: translatorFor(language, "openGraph") });
  return new Response(text, {
    headers: { "content-type": "text/plain; charset=utf-8", "content-language": language, "cache-control": "public, max-age=3600" },
  });
}
