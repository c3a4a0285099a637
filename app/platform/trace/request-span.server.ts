import type { IncomingMessage } from "node:http";
import { beginSpan } from "./spans.server";
import { readTraceparent } from "./trace-context";

/** Begins the span of a request of a route as `app/routes.ts` writes it. The trace of a proxy in front is gone on with where it is trusted; strangers start none of theirs here. */
export const beginRequestSpan = ({ method = "", headers }: IncomingMessage, route: string, isTrusted: boolean) =>
  beginSpan(`${method} ${route}`, {
    kind: "server",
    facts: { "http.request.method": method, "http.route": route },
    parent: isTrusted ? readTraceparent(headers.traceparent) : null,
  });
