import { isHttpsSite } from "#app/platform/origin.server";

/** Cookie prefixes that browsers enforce: `__Host-` for this exact host and path `/`, `__Secure-` for HTTPS only. */
type Prefix = "__Host-" | "__Secure-";

/** The name of a cookie on this site: prefixed over HTTPS, since browsers reject the prefixes otherwise. */
export const cookieName = (name: string, prefix: Prefix = "__Host-") => (isHttpsSite() ? prefix + name : name);

/** The value of a request's cookie; '' when missing. */
export function readCookie(request: Request, name: string): string {
  const cookies = request.headers.get("cookie")?.split(/;\s*/) ?? [];
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}
