import type { ServerResponse } from "node:http";
import { config } from "#app/config.server";

const ALWAYS: [string, string][] = [
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ["x-frame-options", "DENY"],
];

// What is not a page of ours runs nothing; a page brings its own policy instead. The development server's pages bring none.
const NOTHING_RUNS: [string, string] = ["content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox"];
const STRICT_TRANSPORT: [string, string] = ["strict-transport-security", "max-age=31536000; includeSubDomains"];

let headers: [string, string][] | undefined;

/** What every answer carries, errors and files included. A page's own headers replace these by name. */
export function securityHeaders() {
  headers ??= [
    ...ALWAYS,
    ...(import.meta.env.DEV ? [] : [NOTHING_RUNS]),
    ...(config().baseUrl?.startsWith("https:") ? [STRICT_TRANSPORT] : []),
  ];
  return headers;
}

export function setSecurityHeaders(response: ServerResponse) {
  for (const [name, value] of securityHeaders()) response.setHeader(name, value);
}
