import type { IncomingMessage } from "node:http";
import { config } from "#app/config.server";
import { FORMER_DAYS } from "./connections/limits";
import { DAY_MS } from "./durations";

let listeningAt = "";

interface SetAddresses {
  standing: string;
  proposed: string;
  /** What stood before the changes of late, and since when it does not; null where there were none. */
  former: { address: string; since: Date } | null;
}

/** The addresses that admins have set: the one in force, one that nobody has confirmed yet, and that of before. */
let set: SetAddresses = { standing: "", proposed: "", former: null };

/** Sets the address for links while nobody has said one; called once, when the server listens. */
export function setListeningAddress(url: string) {
  listeningAt = url;
}

/** Applies the addresses that admins have set. Called by the connections' reader whenever they change. */
export function applyAddress(addresses: SetAddresses) {
  set = addresses;
}

/** The address that people use: BASE_URL, else what an admin has set and confirmed; undefined while nobody has said it. */
export const publicAddress = (): string | undefined => config().baseUrl ?? (set.standing || undefined);

/** The address that an admin has set and nobody has confirmed there yet. BASE_URL leaves none to propose. */
export const proposedAddress = (): string | undefined => (config().baseUrl ? undefined : set.proposed || undefined);

/** The address that stood until lately, unless the present one has stood for a day, or the environment names it; empty where there was none. */
export function formerAddress(at: Date): string | undefined {
  const isNew = !config().baseUrl && set.former && at.getTime() < set.former.since.getTime() + FORMER_DAYS * DAY_MS;
  return isNew ? set.former?.address : undefined;
}

/** Whether people reach the site encrypted: then its cookies are, too. */
export const isHttpsSite = (): boolean => publicAddress()?.startsWith("https:") ?? false;

const AUTH = /^\/auth(?:[/?.]|$)/;

/**
 * Whether a path is reached wherever the site is: signing in, and ending what a thief does, are not bound to an address that an admin has set. One of the
 * environment binds everything.
 */
export const isUnbound = (path: string): boolean => config().baseUrl === undefined && AUTH.test(path);

/**
 * What a request counts as addressed to, whatever its Host says, once the public address is known; and at a proposed address what its page, which
 * the browser names in Origin, is at.
 */
export function addressedTo({ headers: { origin }, url = "" }: IncomingMessage): { protocol?: string; host?: string } {
  const proposed = proposedAddress();
  if (origin !== undefined && isUnbound(url) && origin !== publicAddress()) return {};
  const address = proposed && origin === proposed ? proposed : publicAddress();
  return address ? { protocol: new URL(address).protocol, host: new URL(address).host } : {};
}

/** The site's own origin, for links in mails and canonical addresses: the public address, else the one the server listens on. Never the request's host. */
export const siteOrigin = () => publicAddress() ?? listeningAt;

/** An absolute link to a path of this site. */
export const siteLink = (path: string) => `${siteOrigin()}${path}`;
