import type { IncomingMessage } from "node:http";
import { config } from "#app/config.server";
import { networkOf } from "#app/platform/limits/network";

/**
 * The caller's address as limits count it: the connection's own, or with TRUST_PROXY=n the n-th from the right of
 * X-Forwarded-For, without the port that some proxies write behind it. An IPv6 address counts by its /64.
 */
export function callerAddress(request: IncomingMessage) {
  const hops = config().trustProxy;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "").split(",");
  const address = (hops > 0 && forwarded.at(-hops)?.trim()) || request.socket.remoteAddress || "";
  return networkOf(address);
}
