import { useRouteLoaderData } from "react-router";

/** The site's identity, from its settings. */
export interface SiteIdentity {
  name: string;
  contact: { email: string; phone: string; city: string };
  /** Undefined while the site has its default tagline. */
  tagline?: string;
  /** Language of the site's own words; undefined when it is the first of the languages. */
  language?: string;
  /** '#rrggbb'; undefined while the site has its default colours. */
  accent?: string;
  /** Whether the bridge drawings are hidden. */
  isPlain?: boolean;
}

/** The site's name and contact details, from the root loader. */
export function useSiteIdentity(): SiteIdentity {
  const root = useRouteLoaderData<{ frame: { site: SiteIdentity } }>("root");
  if (!root) throw new Error("the site's identity is read below the root route");
  return root.frame.site;
}
