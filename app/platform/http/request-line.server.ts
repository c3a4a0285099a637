import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

/** The router would treat PUT, PATCH and DELETE as a posted form. */
const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** The status with which to reject a request's first lines; null when they are valid. */
export function requestLineProblem({ method = "", url = "", headers, rawHeaders }: IncomingMessage): 400 | 405 | null {
  if (!METHODS.has(method)) return 405;
  if (hasTwoHosts(rawHeaders)) return 400;
  return addressOf(url) && URL.canParse(`http://${headers.host ?? "localhost"}/`) && !/[/?#@\\]/.test(headers.host ?? "") ? null : 400;
}

/** How long a client that requested a tunnel may take to read the refusal. */
const REFUSAL_MS = 1000;

/**
 * Rejects CONNECT, which Node does not pass to request listeners: this is no proxy. Node has detached the socket, so nobody else closes it:
 * further data is discarded until the socket is cut, or it would keep the server from stopping.
 */
export function refuseTunnel(_: IncomingMessage, socket: Duplex) {
  socket.on("error", () => socket.destroy());
  socket.resume();
  setTimeout(() => socket.destroy(), REFUSAL_MS).unref();
  socket.end(
    "HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
  );
}

/** Node uses the first Host header, while a proxy may have used the other. */
const hasTwoHosts = (rawHeaders: readonly string[] = []) =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.length === 4 && name.toLowerCase() === "host").length > 1;

/**
 * Normalizes the path and query of a request, so that all decisions see the same: resolves dots and doubled leading slashes, and removes
 * NUL, which the database cannot store (a path gets a replacement character, so it is never found). Null for an invalid address.
 */
export function addressOf(target: string): string | null {
  const url = target.startsWith("/") ? URL.parse(`http://site${target.replace(/^[/\\]+/, "/")}`) : absolute(target);
  if (!url) return null;
  return decodable(url.pathname.replace(/^\/+/, "/").replaceAll("%00", "%EF%BF%BD")) + url.search.replaceAll("%00", "");
}

/** Escapes the percent signs of a path that cannot be decoded: the router would log a warning with the whole path. */
const decodable = (path: string) => (isDecodable(path) ? path : path.replaceAll("%", "%25"));

function isDecodable(path: string) {
  try {
    // The result is used, because the build removes a call whose result is unused.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** A proxy may send an absolute address, of which only the path counts. */
function absolute(target: string) {
  const url = URL.parse(target);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
