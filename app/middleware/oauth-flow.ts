import { redirect } from "react-router";
import { config } from "#app/config.server";
import { startTrip } from "#app/features/accounts/oauth/oauth-flows.server";
import { isConfigured } from "#app/features/accounts/oauth/provider-client.server";
import { type Provider, TRIP_MINUTES } from "#app/features/accounts/oauth/providers";
import { now } from "#app/platform/clock.server";
import { describeError, log } from "#app/platform/log/log.server";
import { type Flash, redirectWithToast } from "./flash";

interface Way {
  /** Where the person pressed the button: what stands in the way is said there. */
  here: string;
  /** A path that `safeNext` let through. */
  returnTo: string | null;
  /** Who connects; left out for signing in. */
  userId?: string;
}

/** Sends the browser to a provider. Without configuration, and when it cannot be reached, the specified messages are shown (visitor-site.md 2 and 8). */
export async function setOut(provider: Provider, { here, returnTo, userId }: Way) {
  if (!isConfigured(provider)) return redirectWithToast(here, provider === "linkedin" ? comingSoon(userId) : tripFailure(provider, userId));
  try {
    const { token, address } = await startTrip({ provider, returnTo, userId: userId ?? null }, now());
    return redirect(address, { status: 303, headers: { "set-cookie": tripCookie(token) } });
  } catch (error) {
    log("warn", "provider not reached", { provider, ...describeError(error) });
    return redirectWithToast(here, tripFailure(provider, userId));
  }
}

const NAMES: Record<Provider, string> = { google: "Google", linkedin: "LinkedIn" };

/** A message about a provider, with its name in it. */
export const providerToast = (provider: Provider, text: string, tone?: Flash["tone"]): Flash => ({
  text,
  values: { provider: NAMES[provider] },
  tone,
});

/** What is said when a trip came to nothing. */
export const tripFailure = (provider: Provider, userId?: string | null) =>
  providerToast(provider, userId ? "identities.connectFailed" : "identities.signInFailed", "danger");

const comingSoon = (userId?: string): Flash =>
  userId
    ? { title: "identities.soonTitle", text: "identities.soonText" }
    : { title: "accounts.linkedinSoonTitle", text: "accounts.linkedinSoonText" };

const NAME = "trip";

const attributes = () => `Path=/; HttpOnly; SameSite=Lax${config().baseUrl?.startsWith("https:") ? "; Secure" : ""}`;

const tripCookie = (token: string) => `${NAME}=${token}; ${attributes()}; Max-Age=${TRIP_MINUTES * 60}`;

export const endedTripCookie = () => `${NAME}=; ${attributes()}; Max-Age=0`;

/** The token that binds a trip to the browser that began it. */
export const readTripCookie = (request: Request) => /(?:^|;\s*)trip=([\w-]+)/.exec(request.headers.get("cookie") ?? "")?.[1] ?? "";
