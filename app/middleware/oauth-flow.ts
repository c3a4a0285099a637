import { redirect } from "react-router";
import { startOAuthFlow } from "#app/features/accounts/oauth/oauth-flows.server";
import { isConfigured } from "#app/features/accounts/oauth/provider-client.server";
import { FLOW_MINUTES, type Provider } from "#app/features/accounts/oauth/providers";
import { now } from "#app/platform/clock.server";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { describeError } from "#app/platform/log/log.server";
import { logSeldom } from "#app/platform/log/log-seldom.server";
import { isHttpsSite } from "#app/platform/origin.server";
import { cookieName, readCookie } from "./cookie-names";
import { type Flash, redirectWithToast } from "./flash";

interface Way {
  /** The page with the button, where problems are shown. */
  here: string;
  /** A path that passed `safeNext`. */
  returnTo: string | null;
  /** The user who connects or re-authenticates; omitted for signing in. */
  userId?: string;
  isAgain?: boolean;
  /** The caller's network, for the rate limit. */
  address: string;
}

/** Redirects the browser to a provider. When it is not configured or unreachable, shows the specified messages (visitor-site.md 2 and 8). */
export async function beginOAuth(provider: Provider, { here, returnTo, userId, isAgain = false, address: from }: Way) {
  const connecting = isAgain ? undefined : userId;
  if (!isConfigured(provider))
    return redirectWithToast(here, provider === "linkedin" ? comingSoon(connecting) : notOffered(provider, connecting));
  const taken = await consumeLimit("oauth-flow", { address: from }, now());
  if (!taken.ok) return redirectWithToast(here, { text: "accounts.tooManyAttempts", tone: "danger" });
  try {
    const { token, address } = await startOAuthFlow({ provider, returnTo, userId: userId ?? null, isAgain }, now());
    return redirect(address, { status: 303, headers: { "set-cookie": oauthCookie(token) } });
  } catch (error) {
    logSeldom("warn", "provider not reached", { provider, ...describeError(error) });
    return redirectWithToast(here, oauthFailure(provider, connecting));
  }
}

const NAMES: Record<Provider, string> = { google: "Google", linkedin: "LinkedIn" };

/** A toast about a provider, with its name inserted. */
export const providerToast = (provider: Provider, text: string, tone?: Flash["tone"]): Flash => ({
  text,
  values: { provider: NAMES[provider] },
  tone,
});

/** The toast after a failed OAuth flow. */
export const oauthFailure = (provider: Provider, userId?: string | null) =>
  providerToast(provider, userId ? "oauth.connectFailed" : "oauth.signInFailed", "danger");

/** The specified message, with what is true beside it: it failed because this site has not set the provider up. */
const notOffered = (provider: Provider, userId?: string): Flash => {
  const failed = oauthFailure(provider, userId);
  return userId ? failed : { ...failed, title: failed.text, text: "oauth.notOffered" };
};

const comingSoon = (userId?: string): Flash =>
  userId
    ? { title: "oauth.soonTitle", text: "oauth.soonText" }
    : { title: "accounts.linkedinSoonTitle", text: "accounts.linkedinSoonText" };

const NAME = "flow";

const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isHttpsSite() ? "; Secure" : ""}`;

/** Set-Cookie for a new flow: binds it to this browser until it returns. */
export const oauthCookie = (token: string) => `${cookieName(NAME)}=${token}; ${attributes()}; Max-Age=${FLOW_MINUTES * 60}`;

export const endedOAuthCookie = () => `${cookieName(NAME)}=; ${attributes()}; Max-Age=0`;

/** The token that binds an OAuth flow to the browser that began it. */
export const readOAuthCookie = (request: Request) => readCookie(request, cookieName(NAME));
