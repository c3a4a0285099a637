import type { Page } from "playwright-core";
import type { useBrowser } from "./browser";
import { signIn } from "./demo";
import type { SiteUnderTest } from "./site";

const PASSWORD = "Correct-horse-7";
/** Whom a site makes an admin: open it with ADMIN_EMAILS of this. */
export const ADMIN_EMAIL = "root@example.com";

interface Server {
  readonly url: string;
  readonly site: SiteUnderTest;
}
type Browser = ReturnType<typeof useBrowser>;

/** The admin's account, made once for a site. */
export const makeAdmin = ({ site }: Server) => site.person(ADMIN_EMAIL, PASSWORD);

/** A window in which the admin has signed in and stands in the admin area. */
export async function visitAdmin(
  server: Server,
  browser: Browser,
  options: { width?: number; scheme?: "light" | "dark"; javaScript?: boolean } = {},
): Promise<Page> {
  const page = await browser.visit({ baseURL: server.url, ...options });
  await signIn(page, { email: ADMIN_EMAIL, password: PASSWORD }, "/admin");
  return page;
}
