import { addressContext, viewerContext } from "#app/middleware/viewer";
import { openStream, openVisitorStream } from "#app/platform/events/streams.server";
import type { Route } from "./+types/live";

const PLAIN = { "content-type": "text/plain; charset=utf-8", "cache-control": "private, no-store" };
const RETRY_SECONDS = "60";

/**
 * Server-sent events that tell a signed-in person that something of theirs has changed; at most six streams per person. With ?of=site, for visitors with
 * JavaScript: only that content of every page has changed.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const isOfSite = new URL(request.url).searchParams.get("of") === "site";
  const viewer = isOfSite ? null : context.get(viewerContext);
  if (!viewer && !isOfSite) return new Response("Sign in first\n", { status: 401, headers: PLAIN });
  const stream = viewer ? openStream(viewer.userId, request.signal) : openVisitorStream(context.get(addressContext), request.signal);
  if (!stream) return new Response("Too many open pages\n", { status: 429, headers: { ...PLAIN, "retry-after": RETRY_SECONDS } });
  return new Response(stream, {
    headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "private, no-store", "x-accel-buffering": "no" },
  });
}
