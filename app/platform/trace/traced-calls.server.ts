import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Span } from "./span";
import { beginSpan, endSpan } from "./spans.server";
import { writeTraceparent } from "./trace-context";

/** Diagnostics channel message of Node's fetch. */
interface Told {
  request: { origin: string; method: string; addHeader: (name: string, value: string) => void };
  response?: { statusCode: number };
  error?: Error;
}

const FIRST_FAILURE = 400;

/**
 * Records every fetch within traced work as a span with its host and status, without its path, and propagates the trace. Advisors'
 * calendars are fetched in another way, so that strangers' hosts learn nothing. Returns a function that stops it.
 */
export function traceCalls() {
  const spans = new WeakMap<object, Span>();
  const listeners: Record<string, (told: Told) => void> = {
    "undici:request:create": ({ request }) => {
      const { hostname, port } = new URL(request.origin);
      const facts = { "http.request.method": request.method, "server.address": hostname, ...(port ? { "server.port": Number(port) } : {}) };
      const span = beginSpan(`${request.method} ${hostname}`, { kind: "client", facts });
      if (!span) return;
      spans.set(request, span);
      request.addHeader("traceparent", writeTraceparent(span));
    },
    "undici:request:headers": ({ request, response }) => {
      const status = response?.statusCode ?? 0;
      const span = spans.get(request);
      if (span) Object.assign(span.facts, { "http.response.status_code": status });
      if (span) span.hasFailed = status >= FIRST_FAILURE;
    },
    "undici:request:trailers": ({ request }) => end(spans.get(request)),
    "undici:request:error": ({ request, error }) => end(spans.get(request), error),
  };
  const all = Object.entries(listeners).map(([name, listener]) => [name, (told: unknown) => listener(told as Told)] as const);
  for (const [name, listener] of all) subscribe(name, listener);
  return () => {
    for (const [name, listener] of all) unsubscribe(name, listener);
  };
}

function end(span: Span | undefined, error?: Error) {
  if (span) endSpan(span, error ? { "error.type": error.name } : {}, span.hasFailed || error !== undefined);
}
