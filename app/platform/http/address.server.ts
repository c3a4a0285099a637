import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import { config } from "#app/config.server";

/**
 * The caller's address as limits count it: the connection's own, or with TRUST_PROXY=n the n-th from the right of
 * X-Forwarded-For. IPv4 in IPv6 form is IPv4; an IPv6 address counts by its /64.
 */
export function callerAddress(request: IncomingMessage) {
  const hops = config().trustProxy;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim());
  const address = (hops > 0 && forwarded.at(-hops)) || request.socket.remoteAddress || "";
  return networkOf(address);
}

/** The part of an address that one caller holds: the whole IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string) {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = plain.toLowerCase().split("%")[0]!.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail.split(":").filter(Boolean);
  const whole = plain.includes("::") ? [...groups, ...Array(Math.max(0, 8 - groups.length - rest.length)).fill("0"), ...rest] : groups;
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
