import type { RequestListener, ServerResponse } from "node:http";
import { countUnderWay } from "../../count-under-way";
import { RETRY_SECONDS } from "../../failure.server";
import { sharersOf } from "../../limits/network";
import { callerAddress } from "../address.server";
import { setSecurityHeaders } from "../headers.server";
import { hasBody } from "./body-limit.server";

/** More than an office sends at one moment: a form arrives in an instant. */
const MAX_OF_ONE = 64;

const underWay = countUnderWay(MAX_OF_ONE);

/**
 * Wraps a listener so that each network has a limited number of requests with unfinished bodies: one more gets a 503, and its connection
 * ends. A request counts until its body is complete or given up.
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
