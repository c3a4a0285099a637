import { useRouteLoaderData } from "react-router";

/** Who runs the site, as its settings say. */
export interface SiteIdentity {
  name: string;
  contact: { email: string; phone: string; city: string };
}

/** The site's name and contact, as the root's loader gave them to the frame. */
export function useSiteIdentity(): SiteIdentity {
  const root = useRouteLoaderData<{ frame: { site: SiteIdentity } }>("root");
  if (!root) throw new Error("the site's identity is read below the root route");
  return root.frame.site;
}
