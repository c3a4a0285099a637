import { config } from "#app/config.server";

let listeningAt = "";

/** Told once, when the server listens: the address that links carry while BASE_URL is not set. */
export function setListeningAddress(url: string) {
  listeningAt = url;
}

/** The site's own origin, for links in mails and canonical addresses: BASE_URL, else where the server listens. Never the request's host. */
export const siteOrigin = () => config().baseUrl ?? listeningAt;

/** An absolute link to a path of this site. */
export const siteLink = (path: string) => `${siteOrigin()}${path}`;
