import type { IncomingMessage, ServerResponse } from "node:http";

const MOST_BYTES = 100 * 1024;
const MEGABYTE = 1024 * 1024;
const BODY_MILLISECONDS = 120_000;
const FILE_MILLISECONDS = 1_800_000;

/** Files that are read as they arrive, and counted then by whoever knows what to say of one that is too large. */
const COUNTED_LATER = 1024 * MEGABYTE;

/** Where more than a form is sent: a picture of at most 5 MB, a document of at most 10 MB, with room for the form around it. */
const LARGER: [path: RegExp, bytes: number][] = [
  [/^\/admin\/(videos(\/upload)?|logos)(\.data|\?|$)/, COUNTED_LATER],
  [/^\/(become-advisor|advisor-registration)(\.data|\?|$)/, 6 * MEGABYTE],
  [/^\/(advisor-)?profile(\/|\.data|\?|$)/, 6 * MEGABYTE],
  [/^\/messages\/[\w-]+(\.data|\?|$)/, 6 * MEGABYTE],
  [/^\/(business|finance|technology|marketing|legal|other|ai-assistant)(\.data|\?|$)/, 11 * MEGABYTE],
];

/** Answers 413 or 411 to a body that is too long or does not say how long it is. True when it has answered. */
export function refusesBody(request: IncomingMessage, response: ServerResponse) {
  const mostBytes = LARGER.find(([path]) => path.test(request.url ?? ""))?.[1] ?? MOST_BYTES;
  const length = request.headers["content-length"];
  if (length === undefined && request.headers["transfer-encoding"] === undefined) return false;
  if (length !== undefined && Number(length) <= mostBytes) return false;
  response.writeHead(length === undefined ? 411 : 413, { "content-type": "text/plain; charset=utf-8", connection: "close" });
  response.end(length === undefined ? "Length Required\n" : "Content Too Large\n");
  return true;
}

/** Ends a request whose body is still not here after two minutes; what takes long by its nature has half an hour. */
export function limitBodyTime(incoming: IncomingMessage, { most = BODY_MILLISECONDS, mostOfFile = FILE_MILLISECONDS } = {}) {
  if (incoming.headers["content-length"] === undefined && incoming.headers["transfer-encoding"] === undefined) return;
  const isFile = LARGER.some(([path]) => path.test(incoming.url ?? ""));
  const timer = setTimeout(() => incoming.destroy(), isFile ? mostOfFile : most).unref();
  for (const event of ["end", "close"]) incoming.once(event, () => clearTimeout(timer));
}
