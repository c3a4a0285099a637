import { createHash } from "node:crypto";
import bootstrap from "./bootstrap.js?inline-script";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Pages of one kind use the same style sheet again and again (page-css). */
const hashes = new Map<string, string>();
const MAX_HASHES = 200;

function hashOf(css: string) {
  const hash = hashes.get(css) ?? sha256(css);
  if (hashes.size >= MAX_HASHES) hashes.clear();
  hashes.set(css, hash);
  return hash;
}

export const bootstrapScript = bootstrap;

const bootstrapHash = sha256(bootstrap);

/** Where browsers report what a page's policy blocked (`routes/machine/csp-reports.ts`). */
const REPORTS = "/csp-reports";

/**
 * The content security policy of a page with this inline style sheet. Its only inline script is a build constant. `formTargets` are origins
 * a form may lead to, because a browser without script follows the redirect to an external sign-in as part of the submission. Text becomes
 * markup only through the inline script's own policy, and never code: whatever our scripts could write into a page is inert.
 * `style-src-attr` is open because formatted texts carry style attributes; their values come from allow-lists (docs/decisions/004).
 */
export const contentSecurityPolicy = (css: string, formTargets: readonly string[] = []) =>
  [
    "default-src 'none'",
    `script-src 'self' ${bootstrapHash}`,
    `style-src-elem 'self' ${hashOf(css)}`,
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
    "require-trusted-types-for 'script'",
    "trusted-types default",
    `report-uri ${REPORTS}`,
  ].join("; ");
