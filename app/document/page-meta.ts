import type { MetaDescriptor } from "react-router";
import { LANGUAGES } from "#app/languages/languages";
import { withoutEnd } from "#app/platform/trim-end";
import { isAdopted } from "./after-hydration";

export interface PageMeta {
  /** The `matches` of the route's `meta`: the root's data says how the site is called and where it is. */
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  /** What the page is called, without the name of the site. Left out where the page is the site itself. */
  title?: string;
  description: string;
  /** The address that stands for this page, whatever it was opened with: '/pricing'. */
  path: string;
  /** A picture of this site, 1200 × 630, for where the page is shared. The site's own when left out. */
  image?: string;
  /** What kind of thing the page is about, in the words of Open Graph. */
  type?: "website" | "article" | "profile";
  /** Structured data (schema.org), made from the site where it names absolute addresses. Goes into the page as inert data in which no `<` stands. */
  jsonLd?: JsonLd | JsonLd[] | ((site: Site) => JsonLd | JsonLd[]);
  /** A view of something that stands elsewhere, or a page for one person: not to be listed. */
  isHidden?: boolean;
}

export type JsonLd = Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"];

export interface Site {
  name: string;
  origin: string;
  tagline?: string;
}

const PICTURE = { path: "/files/og.png", width: "1200", height: "630" };
const LONGEST_DESCRIPTION = 160;

/** What a page says of itself to search engines and to those it is shared with: for every route's `meta`. */
export function pageMeta({ matches, title, description, path, image, type = "website", jsonLd, isHidden }: PageMeta): MetaDescriptor[] {
  const site = siteOf(matches);
  if (!site) return title ? [{ title }] : [];
  const fullTitle = title ? `${title} · ${site.name}` : [site.name, site.tagline].filter(Boolean).join(" · ");
  const page = `${site.origin}${path}`;
  const address = withLanguage(page, askedLanguage(matches));
  const picture = `${site.origin}${image ?? PICTURE.path}`;
  const summary = shorten(description);
  return [
    { title: fullTitle },
    { name: "description", content: summary },
    { tagName: "link", rel: "canonical", href: address },
    ...(isHidden ? [{ name: "robots", content: "noindex" }] : inOtherLanguages(page)),
    { property: "og:type", content: type },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title ?? site.name },
    { property: "og:description", content: summary },
    { property: "og:url", content: address },
    { property: "og:image", content: picture },
    { property: "og:image:width", content: PICTURE.width },
    { property: "og:image:height", content: PICTURE.height },
    { property: "og:image:alt", content: title ?? site.name },
    { name: "twitter:card", content: "summary_large_image" },
    // For who reads the page as the server made it. Made in the browser it would be markup out of text, which no page allows.
    ...(jsonLd && !isAdopted()
      ? [typeof jsonLd === "function" ? jsonLd(site) : jsonLd].flat().map((each) => ({ "script:ld+json": each }))
      : []),
  ];
}

/** The page in each language, and the one that finds the reader's by itself. */
const inOtherLanguages = (page: string): MetaDescriptor[] => [
  { tagName: "link", rel: "alternate", hrefLang: "x-default", href: page },
  ...LANGUAGES.map((language) => ({ tagName: "link" as const, rel: "alternate", hrefLang: language, href: withLanguage(page, language) })),
];

const withLanguage = (page: string, language: string | undefined) =>
  language === undefined ? page : `${page}${page.includes("?") ? "&" : "?"}lang=${language}`;

/** The language that the page's address asks for. */
const askedLanguage = (matches: PageMeta["matches"]) =>
  (matches.find((match) => match?.id === "root")?.loaderData as { asked?: string } | undefined)?.asked;

/** Where a page stands, as schema.org has it: from the first place to the page itself. */
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

/** The site as the root's loader tells it; null on a page whose root could not be loaded. */
function siteOf(matches: PageMeta["matches"]): Site | null {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { frame?: { site?: Site } } | undefined;
  return root?.frame?.site ?? null;
}

/** One paragraph, cut at a word. */
function shorten(text: string) {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  if (plain.length <= LONGEST_DESCRIPTION) return plain;
  const cut = plain.slice(0, LONGEST_DESCRIPTION - 1);
  return `${withoutEnd(cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)), /[\s,;:.]/)}…`;
}
