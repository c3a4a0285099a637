import type { ServerResponse } from "node:http";
import { isHttpsSite } from "#app/platform/origin.server";

const ALWAYS: [string, string][] = [
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ["x-frame-options", "DENY"],
];

// Responses that are not pages of ours run nothing; a page sets its own policy instead. The development server's pages have none.
const NOTHING_RUNS: [string, string] = ["content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox"];
const STRICT_TRANSPORT: [string, string] = ["strict-transport-security", "max-age=31536000; includeSubDomains"];

const OF_EVERY_ANSWER: [string, string][] = [...ALWAYS, ...(import.meta.env.DEV ? [] : [NOTHING_RUNS])];
const ENCRYPTED: [string, string][] = [...OF_EVERY_ANSWER, STRICT_TRANSPORT];

/** The headers of every response, including errors and files. A page's own headers override them by name. */
export const securityHeaders = () => (isHttpsSite() ? ENCRYPTED : OF_EVERY_ANSWER);

export function setSecurityHeaders(response: ServerResponse) {
  for (const [name, value] of securityHeaders()) response.setHeader(name, value);
}
