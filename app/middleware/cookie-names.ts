import { config } from "#app/config.server";

/** What a browser holds a cookie to by its name: `__Host-` to this very host and the whole of it, `__Secure-` to an encrypted site. */
type Prefix = "__Host-" | "__Secure-";

/** The name that a cookie has here: with its prefix where the site is encrypted, since elsewhere browsers take none. */
export const cookieName = (name: string, prefix: Prefix = "__Host-") => (config().baseUrl?.startsWith("https:") ? prefix + name : name);

/** The value of a cookie that a request carries by that name; '' for none. */
export function readCookie(request: Request, name: string): string {
  const cookies = request.headers.get("cookie")?.split(/;\s*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}
