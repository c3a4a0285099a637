import { readViolation, ViolationCounts } from "#app/document/violations";
import { addressContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { log } from "#app/platform/log/log.server";
import type { Route } from "./+types/csp-reports";

const RETRY_SECONDS = "60";
const NEVER_KEPT = { "cache-control": "no-store" };

const counts = new ViolationCounts();

/** Reports accept POST only. */
export const loader = () => new Response(null, { status: 405, headers: { ...NEVER_KEPT, allow: "POST" } });

/** POST /csp-reports: a browser's report of a violation on a page of ours. Counts it; each kind is logged once an hour with its count. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!/^application\/csp-report\b/i.test(request.headers.get("content-type") ?? "")) return answer(415);
  const violation = readViolation(await request.json().catch(() => null));
  if (!violation) return answer(400);
  const counted = counts.count(violation, context.get(addressContext), now());
  if (counted.isTooMany) return answer(429, { "retry-after": RETRY_SECONDS });
  if (counted.toldCount !== null) log("warn", "refused by the content security policy", { ...violation, count: counted.toldCount });
  return answer(204);
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...NEVER_KEPT, ...headers } });
