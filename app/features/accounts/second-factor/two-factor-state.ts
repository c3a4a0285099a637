import type { DrawnCode } from "#app/platform/qr-code-path";

/** How a person's second factor stands: off, being set up by this very session, or on. */
export type TwoFactorState =
  | { kind: "off" }
  | { kind: "setup"; secret: string; uri: string; picture: DrawnCode }
  | { kind: "on"; since: Date; codesLeft: number };
