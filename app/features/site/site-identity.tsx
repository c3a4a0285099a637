import { useRouteLoaderData } from "react-router";
import type { Language } from "#app/languages/languages";

/** The site's identity, from its settings. */
export interface SiteIdentity {
  name: string;
  contact: {
    email: string;
    phone: string;
    city: string;
    /** Name of the person or company that runs the site, and its postal address in lines; undefined until an admin says so. */
    operator?: string;
    address?: string;
  };
  /** Undefined while the site has its default tagline. */
  tagline?: string;
  /** Language of the site's own words; undefined when it is the first of the languages. */
  language?: string;
  /** The languages that readers can choose; undefined for all. */
  languages?: readonly Language[];
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
