import type { MetaDescriptor } from "react-router";
import { LANGUAGES } from "#app/languages/languages";
import { withoutEnd } from "#app/platform/text/trim-end";
import { isAdopted } from "./after-hydration";

export interface PageMeta {
  /** The `matches` of the route's `meta`: the root's data holds the name and the origin of the site. */
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  /** Title of the page without the site's name. Omit it where the page is the site itself. */
  title?: string;
  description: string;
  /** Canonical path of this page, whatever address it was opened with: '/pricing'. */
  path: string;
  /** Picture on this site, 1200 × 630, for shared links. Defaults to the site's own. */
  image?: string;
  /** Open Graph type of the page's subject. */
  type?: "website" | "article" | "profile";
  /** Structured data (schema.org); pass a function of the site if it needs absolute addresses. Embedded in the page as inert data without any `<`. */
  jsonLd?: JsonLd | JsonLd[] | ((site: Site) => JsonLd | JsonLd[]);
  /** A variant of another page, or a page for one person: not to be indexed. */
  isHidden?: boolean;
}

export type JsonLd = Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"];

export interface Site {
  name: string;
  origin: string;
  tagline?: string;
  /** The languages that readers can choose; undefined for all. */
  languages?: readonly string[];
}

const PICTURE = "/files/og.png";
const MAX_DESCRIPTION_LENGTH = 160;

/** Returns the page's metadata for search engines and link previews, for every route's `meta`. */
export function pageMeta({ matches, title, description, path, image, type = "website", jsonLd, isHidden }: PageMeta): MetaDescriptor[] {
  const site = siteOf(matches);
  if (!site) return title ? [{ title }] : [];
  const fullTitle = title ? `${title} · ${site.name}` : [site.name, site.tagline].filter(Boolean).join(" · ");
  const page = `${site.origin}${path}`;
  const address = withLanguage(page, askedLanguage(matches));
  const picture = `${site.origin}${image ?? PICTURE}`;
  const summary = shorten(description);
  return [
    { title: fullTitle },
    { name: "description", content: summary },
    { tagName: "link", rel: "canonical", href: address },
    ...(isHidden ? [{ name: "robots", content: "noindex" }] : inOtherLanguages(page, site.languages ?? LANGUAGES)),
    { property: "og:type", content: type },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title ?? site.name },
    { property: "og:description", content: summary },
    { property: "og:url", content: address },
    { property: "og:image", content: picture },
    { property: "og:image:alt", content: title ?? site.name },
    { name: "twitter:card", content: "summary_large_image" },
    // For readers of the server-rendered page. In the browser this would turn text into markup, which no page allows.
    ...(jsonLd && !isAdopted()
      ? [typeof jsonLd === "function" ? jsonLd(site) : jsonLd].flat().map((each) => ({ "script:ld+json": each }))
      : []),
  ];
}

/** Links to the page in each language, and to the one that picks the reader's language; none where there is one language. */
const inOtherLanguages = (page: string, languages: readonly string[]): MetaDescriptor[] =>
  languages.length === 1
    ? []
    : ["x-default", ...languages].map((language) => ({
        tagName: "link",
        rel: "alternate",
        hrefLang: language,
        href: language === "x-default" ? page : withLanguage(page, language),
      }));

const withLanguage = (page: string, language: string | undefined) =>
  language === undefined ? page : `${page}${page.includes("?") ? "&" : "?"}lang=${language}`;

/** Returns the language that the page's address asks for. */
const askedLanguage = (matches: PageMeta["matches"]) =>
  (matches.find((match) => match?.id === "root")?.loaderData as { asked?: string } | undefined)?.asked;

/** Returns schema.org breadcrumbs, from the first place to the page itself. */
export function breadcrumbs(origin: string, places: readonly { name: string; path: string }[]): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: places.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** Returns the site as loaded by the root; null on a page whose root failed to load. */
function siteOf(matches: PageMeta["matches"]): Site | null {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { frame?: { site?: Site } } | undefined;
  return root?.frame?.site ?? null;
}

/** Returns one paragraph, cut at a word. */
function shorten(text: string) {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  if (plain.length <= MAX_DESCRIPTION_LENGTH) return plain;
  const cut = plain.slice(0, MAX_DESCRIPTION_LENGTH - 1);
  return `${withoutEnd(cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)), /[\s,;:.]/)}…`;
}
