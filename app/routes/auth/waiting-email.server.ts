import { config } from "#app/config.server";
import { EMAIL_MAX_CHARACTERS } from "#app/features/accounts/schema";

const NAME = "waiting-email";
const DAY_SECONDS = 86_400;

/**
 * Remembers, in this browser and for the life of the link, which address waits to be confirmed: for 'Send again' and for
 * correcting it. Its path is the whole site, because a page's own data is asked for at `/auth.data`.
 */
export function waitingEmailCookie(email: string) {
  const secure = config().baseUrl?.startsWith("https:") ? "; Secure" : "";
  return `${NAME}=${Buffer.from(email).toString("base64url")}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${DAY_SECONDS}${secure}`;
}

export const endedWaitingEmailCookie = `${NAME}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;

export function readWaitingEmail(request: Request) {
  const found = /(?:^|;\s*)waiting-email=([\w-]+)/.exec(request.headers.get("cookie") ?? "")?.[1];
  const email = found ? Buffer.from(found, "base64url").toString() : "";
  return email && email.length <= EMAIL_MAX_CHARACTERS ? email : null;
}
