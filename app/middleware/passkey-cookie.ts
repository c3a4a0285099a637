import { CEREMONY_MINUTES } from "#app/features/accounts/limits";
import { isHttpsSite } from "#app/platform/origin.server";

const cookieName = () => (isHttpsSite() ? "__Host-passkey" : "passkey");
const attributes = () => `Path=/; HttpOnly; SameSite=Strict${isHttpsSite() ? "; Secure" : ""}`;

/** The token that binds a passkey challenge to the browser that requested it. */
export function readPasskeyCookie(request: Request) {
  const cookies = request.headers.get("cookie")?.split(/;\s*/) ?? [];
  const prefix = `${cookieName()}=`;
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) ?? "";
}

export const passkeyCookie = (token: string) => `${cookieName()}=${token}; ${attributes()}; Max-Age=${CEREMONY_MINUTES * 60}`;

export const endedPasskeyCookie = () => `${cookieName()}=; ${attributes()}; Max-Age=0`;
