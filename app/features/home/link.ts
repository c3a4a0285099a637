const SCHEMES = new Set(["http:", "https:"]);
const NO_SITE = "https://site.invalid";

/** Whether an admin's link is safe: http, https, or a path on this site. Anything else, above all `javascript:`, is not. */
export function isSafeLink(text: string): boolean {
  if (/[\p{Cc}\s\\]/u.test(text)) return false;
  if (text.startsWith("/")) return URL.parse(text, NO_SITE)?.origin === NO_SITE;
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null;
  return url !== null && SCHEMES.has(url.protocol) && url.username === "" && url.password === "";
}
