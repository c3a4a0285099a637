import { streamOwnRecords } from "#app/features/accounts/own-records/stream-records.server";
import { requireRecentSignIn } from "#app/forms/recent-sign-in.server";
import { sentenceIn } from "#app/languages/all-texts.server";
import { languageContext } from "#app/middleware/reading-language";
import { requireOwnPage } from "#app/middleware/same-origin";
import { addressContext, requireViewer } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { headContext } from "#app/platform/http/bodies/asked-head";
import { setStreaming } from "#app/platform/http/streaming";
import type { Route } from "./+types/own-records";

/** Streams everything the site stores about the viewer as one file; requires a sign-in within the last 15 minutes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  requireOwnPage(request, "/profile/security");
  await requireRecentSignIn(viewer, request, now());
  const headers = new Headers({
    "content-type": "application/json; charset=utf-8",
    "content-disposition": 'attachment; filename="my-records.json"',
  });
  setStreaming(headers);
  if (context.get(headContext)) return new Response(null, { headers });
  const asker = { userId: viewer.userId, address: context.get(addressContext), signal: request.signal };
  const taken = await streamOwnRecords(asker, now());
  return taken.ok ? new Response(taken.records, { headers }) : comeBackLater(taken.retryAfterSeconds, context.get(languageContext));
}

function comeBackLater(seconds: number, language: Parameters<typeof sentenceIn>[0]) {
  const words = sentenceIn(language, "deletion.recordsTooOften", { minutes: Math.ceil(seconds / 60) });
  return new Response(`${words}\n`, {
    status: 429,
    headers: { "content-type": "text/plain; charset=utf-8", "retry-after": String(seconds), "cache-control": "private, no-store" },
  });
}
