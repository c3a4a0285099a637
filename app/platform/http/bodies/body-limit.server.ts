import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";

/** Time for the longest form without files, 64 KB, over a line of 20 kilobits a second. */
const BODY_MILLISECONDS = 30_000;
const FILE_MILLISECONDS = 1_800_000;
/** A file must arrive at this rate at least (4 kilobits a second), or the request ends. */
const WATCHED_MILLISECONDS = 60_000;
const MIN_BYTES = 30_000;

/** Returns the refusal of a body that is longer than `maxBytes` (413) or does not declare its length (411), before it is read. Null when it is acceptable. */
export function refuseBody({ headers }: Request, maxBytes: number): Response | null {
  const length = headers.get("content-length");
  if (length === null && headers.get("transfer-encoding") === null) return null;
  if (length !== null && Number(length) <= maxBytes) return null;
  const [status, text] = length === null ? [411, "Length Required\n"] : [413, "Content Too Large\n"];
  return new Response(text, { status: Number(status), headers: { "content-type": "text/plain; charset=utf-8", connection: "close" } });
}

/**
 * Ends a request with a 408 when its body has not arrived within half a minute; uploads have half an hour, as long as data keeps coming. Drains an unread body
 * once it is answered, so that nothing of the request is kept and a keep-alive connection survives. Returns a function that ends the request earlier.
 */
export function limitBodyTime(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isFile: boolean,
  { most = BODY_MILLISECONDS, maxOfFile = FILE_MILLISECONDS, watched = WATCHED_MILLISECONDS } = {},
) {
  if (!hasBody(incoming)) return undefined;
  const { socket } = incoming;
  const giveUp = () => endWaiting(incoming, outgoing);
  const timer = setTimeout(giveUp, isFile ? maxOfFile : most).unref();
  let bytesThen = socket.bytesRead;
  const watch = setInterval(() => {
    if (socket.bytesRead - bytesThen < MIN_BYTES) giveUp();
    bytesThen = socket.bytesRead;
  }, watched).unref();
  const stopWaiting = () => {
    clearTimeout(timer);
    clearInterval(watch);
    socket.off("close", stopWaiting);
  };
  for (const event of ["end", "close"]) incoming.once(event, stopWaiting);
  socket.once("close", stopWaiting);
  outgoing.once("close", () => {
    if (!incoming.readableEnded) incoming.removeAllListeners("data").resume();
  });
  return giveUp;
}

const TOO_SLOW = 408;

/** Writes to the socket itself: whoever reads the body is still waiting and learns of the end when the socket closes. */
function endWaiting(incoming: IncomingMessage, outgoing: ServerResponse) {
  const { socket } = incoming;
  if (outgoing.headersSent || !socket.writable) return void incoming.destroy();
  const text = `${STATUS_CODES[TOO_SLOW]}\n`;
  const told = { "content-type": "text/plain; charset=utf-8", "content-length": text.length, connection: "close" };
  const headers = Object.entries({ ...outgoing.getHeaders(), ...told });
  const lines = headers.flatMap(([name, value]) => [value].flat().map((each) => `${name}: ${each}`));
  socket.end([`HTTP/${incoming.httpVersion} ${TOO_SLOW} ${STATUS_CODES[TOO_SLOW]}`, ...lines, "", text].join("\r\n"), () =>
    incoming.destroy(),
  );
}

export const hasBody = ({ headers }: IncomingMessage) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
