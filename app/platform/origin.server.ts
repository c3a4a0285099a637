import type { IncomingMessage } from "node:http";
import { config } from "#app/config.server";

let listeningAt = "";

/** The addresses that admins have set: the one in force, and one that nobody has confirmed yet. */
let set = { standing: "", proposed: "" };

/** Sets the address for links while nobody has said one; called once, when the server listens. */
export function setListeningAddress(url: string) {
  listeningAt = url;
}

/** Applies the addresses that admins have set. Called by the connections' reader whenever they change. */
export function applyAddress(addresses: typeof set) {
  set = addresses;
}

/** The address that people use: BASE_URL, else what an admin has set and confirmed; undefined while nobody has said it. */
export const publicAddress = (): string | undefined => config().baseUrl ?? (set.standing || undefined);

/** The address that an admin has set and nobody has confirmed there yet. BASE_URL leaves none to propose. */
export const proposedAddress = (): string | undefined => (config().baseUrl ? undefined : set.proposed || undefined);

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
