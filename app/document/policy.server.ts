import { createHash } from "node:crypto";
import bootstrap from "./bootstrap.js?inline-script";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export const bootstrapScript = bootstrap;

const bootstrapHash = sha256(bootstrap);

/**
 * The content security policy of a page with this inline style sheet. Its one inline script is a constant of the build.
 * `formTargets` are origins that a form may lead to, because a browser without script follows a redirect to a sign-in elsewhere as a part of it.
 * `style-src-attr` is open because formatted texts carry style attributes; their values come from allow-lists (docs/decisions/004).
 */
export const contentSecurityPolicy = (css: string, formTargets: readonly string[] = []) =>
  [
    "default-src 'none'",
    `script-src 'self' ${bootstrapHash}`,
    `style-src-elem 'self' ${sha256(css)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ["form-action 'self'", ...formTargets].join(" "),
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
