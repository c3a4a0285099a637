import type { IncomingMessage } from "node:http";
import { beginSpan } from "./spans.server";
import { readTraceparent } from "./trace-context";

/** Begins the span of a request to a route pattern of `app/routes.ts`. Continues a trusted proxy's trace; strangers cannot start traces here. */
export const beginRequestSpan = ({ method = "", headers }: IncomingMessage, route: string, isTrusted: boolean) =>
  beginSpan(`${method} ${route}`, {
    kind: "server",
    facts: { "http.request.method": method, "http.route": route },
    parent: isTrusted ? readTraceparent(headers.traceparent) : null,
  });
