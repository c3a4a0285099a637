interface SiteAddress {
  name: string;
  origin: string;
}

interface Described {
  [property: string]: string | Described;
}

/** Structured data (schema.org) of the site for search engines: its publisher and its search. */
export function structuredSite({ name, origin }: SiteAddress): Described[] {
  const publisher = { "@type": "Organization", "@id": `${origin}/#organization` };
  return [
    {
      "@context": "https://schema.org",
      ...publisher,
      name,
      url: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
    },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name,
      url: `${origin}/`,
      publisher,
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${origin}/search?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
