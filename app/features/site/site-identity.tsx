import { useRouteLoaderData } from "react-router";

/** Who runs the site, as its settings say. */
export interface SiteIdentity {
  name: string;
  contact: { email: string; phone: string; city: string };
  /** Left out while the site says what it comes with. */
  tagline?: string;
  /** '#rrggbb'; left out while the site has the colours it comes with. */
  accent?: string;
  /** Whether the drawings of bridges are left out. */
  isPlain?: boolean;
}

/** The site's name and contact, as the root's loader gave them to the frame. */
export function useSiteIdentity(): SiteIdentity {
  const root = useRouteLoaderData<{ frame: { site: SiteIdentity } }>("root");
  if (!root) throw new Error("the site's identity is read below the root route");
  return root.frame.site;
}
