import type { RequestListener, ServerResponse } from "node:http";
import { countUnderWay } from "../../count-under-way";
import { RETRY_SECONDS } from "../../failure.server";
import { sharersOf } from "../../limits/network";
import { callerAddress } from "../address.server";
import { setSecurityHeaders } from "../headers.server";
import { hasBody } from "./body-limit.server";

/** More than an office sends at one moment: a form has come in a blink. */
const MOST_OF_ONE = 64;

const underWay = countUnderWay(MOST_OF_ONE);

/**
 * A listener that hears of no more requests of one network than may have their bodies on their way: one more is a 503, and its connection ends. Each counts until its body has
 * come or is not waited for any more.
 */
export const boundBodies =
  (listen: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    if (!hasBody(incoming)) return listen(incoming, outgoing);
    const end = underWay(sharersOf(callerAddress(incoming)));
    if (!end) return refuse(outgoing);
    let isOver = false;
    const endOnce = () => {
      if (!isOver) end();
      isOver = true;
    };
    for (const event of ["end", "close"]) incoming.once(event, endOnce);
    outgoing.once("close", endOnce);
    listen(incoming, outgoing);
  };

function refuse(outgoing: ServerResponse) {
  setSecurityHeaders(outgoing);
  const headers = { "content-type": "text/plain; charset=utf-8", "retry-after": String(RETRY_SECONDS), connection: "close" };
  outgoing.writeHead(503, headers).end("Service Unavailable\n");
}
