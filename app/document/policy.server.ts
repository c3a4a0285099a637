import { createHash } from "node:crypto";
import bootstrap from "./bootstrap.js?inline-script";
import css from "./site.css?inline";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export const siteCss = css;
export const bootstrapScript = bootstrap;

/**
 * The content security policy of every page: one constant of the build, because its only inline script and style are constants.
 * `style-src-attr` is open because formatted texts carry style attributes; their values come from allow-lists (docs/decisions/005).
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src 'self' ${sha256(bootstrap)}`,
  `style-src-elem 'self' ${sha256(css)}`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join("; ");
