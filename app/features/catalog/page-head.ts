/** What a page says about itself to search engines and to those it is shared with. */
export interface PageHead {
  site: string;
  title: string;
  description: string;
  /** Absolute address that stands for this page, whatever filters it was opened with. */
  canonical: string;
  /** Whether the page is one of many views of the same thing, and not to be listed itself. */
  isView?: boolean;
}

/** The tags of the page's head, for a route's `meta`. Nothing when the page could not be loaded. */
export function headTags(head: PageHead | undefined) {
  if (!head) return [];
  const { site, title, description, canonical, isView } = head;
  const fullTitle = title === site ? site : `${title} · ${site}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link" as const, rel: "canonical", href: canonical },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:site_name", content: site },
    ...(isView ? [{ name: "robots", content: "noindex, follow" }] : []),
  ];
}
