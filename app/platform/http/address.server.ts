import type { IncomingMessage } from "node:http";
import { config } from "#app/config.server";
import { networkOf } from "#app/platform/limits/network";

/**
 * The caller's address for rate limits: that of the connection or, with TRUST_PROXY=n, the n-th from the right of X-Forwarded-For, without
 * the port that some proxies append. IPv6 addresses count by their /64.
 */
export function callerAddress(request: IncomingMessage) {
  const hops = config().trustProxy;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",");
  const address = (hops > 0 && forwarded.at(-hops)?.trim()) || request.socket.remoteAddress || "";
  return networkOf(address);
}
