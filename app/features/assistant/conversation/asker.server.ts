import { config } from "#app/config.server";
import type { Viewer } from "#app/features/accounts/viewer";
import type { Language } from "#app/languages/languages";
import { DAY_MS } from "#app/platform/durations";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { CONVERSATION_DAYS } from "../limits";

/** Who talks to the assistant: a signed-in person, or a browser that carries a conversation's token. Never made from what a form claims. */
export interface Asker {
  userId: string | null;
  /** Of the browser's cookie; null without one, and for the signed-in. */
  tokenHash: Buffer | null;
  address: string;
  /** IANA zone, as the person's own settings have it, or their browser told it; null while nobody did. */
  zone?: string | null;
  /** Of what it is answered; that of the first language where nobody said one. */
  language?: Language;
}

const TOKEN = /^[\w-]{43}$/;

/** The asker of a request, from its session, its cookie and its network address. */
export function askerOf(request: Request, viewer: Viewer | null, address: string, language?: Language): Asker {
  const token = viewer ? null : readCookie(request);
  return {
    userId: viewer?.userId ?? null,
    tokenHash: token === null ? null : tokenHash(token),
    address,
    zone: viewer?.timeZone || null,
    language,
  };
}

/** The asker with something to own a conversation by: a browser without a token is given one, to be set as a cookie. */
export function ownerOf(asker: Asker): { owner: Asker; cookie: string | null } {
  if (asker.userId !== null || asker.tokenHash !== null) return { owner: asker, cookie: null };
  const token = randomToken();
  return { owner: { ...asker, tokenHash: tokenHash(token) }, cookie: cookieOf(token) };
}

const isSecure = () => config().baseUrl?.startsWith("https:") ?? false;
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isSecure() ? "; Secure" : ""}`;
const cookieName = () => (isSecure() ? "__Host-conversation" : "conversation");

function readCookie(request: Request): string | null {
  const prefix = `${cookieName()}=`;
  const found = request.headers
    .get("cookie")
    ?.split(/;\s*/)
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
  return found !== undefined && TOKEN.test(found) ? found : null;
}

/** Set-Cookie that ends what a browser's conversation is known by. */
export const endedConversationCookie = () => `${cookieName()}=; ${attributes()}; Max-Age=0`;

/** As long as the conversation is kept. */
function cookieOf(token: string): string {
  return `${cookieName()}=${token}; ${attributes()}; Max-Age=${(CONVERSATION_DAYS * DAY_MS) / 1000}`;
}
