import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";

/** The longest form without files, 64 KB, over a line of 20 kilobits a second. */
const BODY_MILLISECONDS = 30_000;
const FILE_MILLISECONDS = 1_800_000;
/** A file comes by at least so many bytes in so long (4 kilobits a second), or nobody waits for the rest of it. */
const WATCHED_MILLISECONDS = 60_000;
const LEAST_BYTES = 30_000;

/** The answer to a body that is longer than `mostBytes` (413) or does not say how long it is (411), before it is read. Null when it may come. */
export function refuseBody({ headers }: Request, mostBytes: number): Response | null {
  const length = headers.get("content-length");
  if (length === null && headers.get("transfer-encoding") === null) return null;
  if (length !== null && Number(length) <= mostBytes) return null;
  const [status, text] = length === null ? [411, "Length Required\n"] : [413, "Content Too Large\n"];
  return new Response(text, { status: Number(status), headers: { "content-type": "text/plain; charset=utf-8", connection: "close" } });
}

/**
 * Ends a request whose body is still not here after half a minute, with a 408; what takes long by its nature has half an hour, as long as it comes on. A body that nobody has read is let go by
 * once it is answered, so that nothing of its request is kept, nor the connection ended that goes on with others. What it gives ends the request before that.
 */
export function limitBodyTime(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isFile: boolean,
  { most = BODY_MILLISECONDS, mostOfFile = FILE_MILLISECONDS, watched = WATCHED_MILLISECONDS } = {},
) {
  if (!hasBody(incoming)) return undefined;
  const { socket } = incoming;
  const giveUp = () => endWaiting(incoming, outgoing);
  const timer = setTimeout(giveUp, isFile ? mostOfFile : most).unref();
  let bytesThen = socket.bytesRead;
  const watch = setInterval(() => {
    if (socket.bytesRead - bytesThen < LEAST_BYTES) giveUp();
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

/** Told on the connection itself: whoever reads the body still waits for it, and hears of its end when that is closed. */
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
