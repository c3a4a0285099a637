import type { Page } from "playwright-core";
import type { useBrowser } from "./browser";
import { signIn } from "./demo";
import type { SiteUnderTest } from "./site";

const PASSWORD = "Correct-horse-7";
/** Email of a site's admin: open the site with ADMIN_EMAILS set to this. */
export const ADMIN_EMAIL = "root@example.com";

interface Server {
  readonly url: string;
  readonly site: SiteUnderTest;
}
type Browser = ReturnType<typeof useBrowser>;

/** Creates the admin's account, once per site. */
export const makeAdmin = ({ site }: Server) => site.person(ADMIN_EMAIL, PASSWORD);

/** Opens a window with the admin signed in, in the admin area. */
export async function visitAdmin(
  server: Server,
  browser: Browser,
  options: { width?: number; scheme?: "light" | "dark"; javaScript?: boolean } = {},
): Promise<Page> {
  const page = await browser.visit({ baseURL: server.url, ...options });
  await signIn(page, { email: ADMIN_EMAIL, password: PASSWORD }, "/admin");
  return page;
}
