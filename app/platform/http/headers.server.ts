import type { ServerResponse } from "node:http";
import { config } from "#app/config.server";

const ALWAYS: [string, string][] = [
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ["x-frame-options", "DENY"],
  // What is not a page of ours runs nothing; a page brings its own policy instead.
  ["content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox"],
];

let headers: [string, string][] | undefined;

/** What every answer carries, errors and files included. A page's own headers replace these by name. */
export function securityHeaders() {
  const isSecure = config().baseUrl?.startsWith("https:");
  headers ??= isSecure ? [...ALWAYS, ["strict-transport-security", "max-age=31536000; includeSubDomains"]] : ALWAYS;
  return headers;
}

export function setSecurityHeaders(response: ServerResponse) {
  for (const [name, value] of securityHeaders()) response.setHeader(name, value);
}
