import type { Viewer } from "#app/features/accounts/viewer";
import { type Currency, isCurrency } from "#app/features/money/money";
import type { Language } from "#app/languages/languages";
import { DAY_MS } from "#app/platform/durations";
import { isHttpsSite } from "#app/platform/origin.server";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { CONVERSATION_DAYS } from "../limits";

/** Who talks to the assistant: a signed-in person, or a browser with a conversation token. Never built from form input. */
export interface Speaker {
  userId: string | null;
  /** Hash of the cookie's token; null without one, and for signed-in people. */
  tokenHash: Buffer | null;
  address: string;
  /** IANA zone from the person's settings, or from their browser; null while unknown. */
  zone?: string | null;
  /** The currency in which they see amounts; null or undefined if unknown. */
  currency?: Currency | null;
  /** Language of the answers; the first language by default. */
  language?: Language;
}

const TOKEN = /^[\w-]{43}$/;

/** Returns the speaker of a request, from its session, cookie and network address. */
export function speakerOf(request: Request, viewer: Viewer | null, address: string, language?: Language): Speaker {
  const token = viewer ? null : readCookie(request);
  return {
    userId: viewer?.userId ?? null,
    tokenHash: token === null ? null : tokenHash(token),
    address,
    zone: viewer?.timeZone || null,
    currency: isCurrency(viewer?.currency) ? viewer.currency : null,
    language,
  };
}

/** Returns an speaker that can own a conversation: a browser without a token gets a new one, to be set as a cookie. */
export function ownerOf(speaker: Speaker): { owner: Speaker; cookie: string | null } {
  if (speaker.userId !== null || speaker.tokenHash !== null) return { owner: speaker, cookie: null };
  const token = randomToken();
  return { owner: { ...speaker, tokenHash: tokenHash(token) }, cookie: cookieOf(token) };
}

const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isHttpsSite() ? "; Secure" : ""}`;
const cookieName = () => (isHttpsSite() ? "__Host-conversation" : "conversation");

function readCookie(request: Request): string | null {
  const prefix = `${cookieName()}=`;
  const found = request.headers
    .get("cookie")
    ?.split(/;\s*/)
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
  return found !== undefined && TOKEN.test(found) ? found : null;
}

/** Returns the Set-Cookie value that deletes the conversation cookie. */
export const endedConversationCookie = () => `${cookieName()}=; ${attributes()}; Max-Age=0`;

/** The cookie lives as long as the conversation. */
function cookieOf(token: string): string {
  return `${cookieName()}=${token}; ${attributes()}; Max-Age=${(CONVERSATION_DAYS * DAY_MS) / 1000}`;
}
