import { config } from "#app/config.server";

let listeningAt = "";

/** Sets the address for links while BASE_URL is unset; called once, when the server listens. */
export function setListeningAddress(url: string) {
  listeningAt = url;
}

/** The site's own origin, for links in mails and canonical addresses: BASE_URL, else the address the server listens on. Never the request's host. */
export const siteOrigin = () => config().baseUrl ?? listeningAt;

/** An absolute link to a path of this site. */
export const siteLink = (path: string) => `${siteOrigin()}${path}`;
