import { config } from "#app/config.server";
import { EMAIL_MAX_CHARACTERS } from "#app/features/accounts/schema";

const NAME = "waiting-email";
const DAY_SECONDS = 86_400;
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${config().baseUrl?.startsWith("https:") ? "; Secure" : ""}`;

/**
 * Remembers, in this browser and for the life of the link, which address waits to be confirmed: for 'Send again' and for
 * correcting it. Its path is the whole site, because a page's own data is asked for at `/auth.data`.
 */
export function waitingEmailCookie(email: string) {
  return `${NAME}=${Buffer.from(email).toString("base64url")}; ${attributes()}; Max-Age=${DAY_SECONDS}`;
}

export const endedWaitingEmailCookie = () => `${NAME}=; ${attributes()}; Max-Age=0`;

export function readWaitingEmail(request: Request) {
  const found = /(?:^|;\s*)waiting-email=([\w-]+)/.exec(request.headers.get("cookie") ?? "")?.[1];
  const email = found ? Buffer.from(found, "base64url").toString() : "";
  return email && email.length <= EMAIL_MAX_CHARACTERS ? email : null;
}
