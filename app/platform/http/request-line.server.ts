import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";

/** The router would take PUT, PATCH and DELETE for a form that was posted. */
const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"]);

/** What is wrong with the first lines of a request, as a status; null when they are sound. */
export function requestLineProblem({ method = "", url = "", headers, rawHeaders }: IncomingMessage): 400 | 405 | null {
  if (!METHODS.has(method)) return 405;
  if (hasTwoHosts(rawHeaders)) return 400;
  return addressOf(url) && URL.canParse(`http://${headers.host ?? "localhost"}/`) && !/[/?#@\\]/.test(headers.host ?? "") ? null : 400;
}

/** How long whoever asked for a tunnel may take to read that there is none. */
const REFUSAL_MS = 1000;

/**
 * Answers CONNECT, which Node gives to nobody's listener of requests: this is no proxy. Node has let go of the connection, so nobody else ends it: what
 * else is sent over it is read and thrown away until it is cut, or it would keep the server from stopping.
 */
export function refuseTunnel(_: IncomingMessage, socket: Duplex) {
  socket.on("error", () => socket.destroy());
  socket.resume();
  setTimeout(() => socket.destroy(), REFUSAL_MS).unref();
  socket.end(
    "HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
  );
}

/** Node goes by the first one, and a proxy may have gone by the other. */
const hasTwoHosts = (rawHeaders: readonly string[] = []) =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.length === 4 && name.toLowerCase() === "host").length > 1;

/**
 * The path and query of a request in the one spelling that everything decides on: without dots and doubled slashes at its beginning, and without the
 * character that no text of the database holds: in a path, where it is never found, another stands for it. Null for what is no address of ours.
 */
export function addressOf(target: string): string | null {
  const url = target.startsWith("/") ? URL.parse(`http://site${target.replace(/^[/\\]+/, "/")}`) : absolute(target);
  if (!url) return null;
  return decodable(url.pathname.replace(/^\/+/, "/").replaceAll("%00", "%EF%BF%BD")) + url.search.replaceAll("%00", "");
}

/** A path whose percent signs mean no text stands for itself: the router would complain of it, in the log, at its length. */
const decodable = (path: string) => (isDecodable(path) ? path : path.replaceAll("%", "%25"));

function isDecodable(path: string) {
  try {
    // What is made of it is looked at: of a call whose answer nobody wants the build leaves nothing.
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** A proxy may ask for a whole address, which counts by its path alone. */
function absolute(target: string) {
  const url = URL.parse(target);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
