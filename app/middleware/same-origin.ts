import { data, type MiddlewareFunction } from "react-router";
import { config } from "#app/config.server";
import { log } from "#app/platform/log/log.server";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses every write that another site could have caused: the Origin must be ours, or the browser must say same-origin. */
export const requireSameOrigin: MiddlewareFunction<Response> = ({ request }) => {
  if (SAFE_METHODS.has(request.method) || isOurs(request)) return;
  log("warn", "cross-origin write refused", { path: new URL(request.url).pathname, origin: request.headers.get("origin") });
  throw data(null, { status: 403 });
};

function isOurs(request: Request) {
  const site = request.headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("origin");
  if (!origin) return site === "same-origin";
  const { baseUrl } = config();
  return baseUrl ? origin === new URL(baseUrl).origin : URL.parse(origin)?.host === request.headers.get("host");
}
