import type { DrawnCode } from "#app/platform/qr-code-path";

/** How a person's second factor stands: off, being set up by this very session, or on, and until when where an admin has ordered its end. */
export type TwoFactorState =
  | { kind: "off" }
  | { kind: "setup"; secret: string; uri: string; picture: DrawnCode }
  | { kind: "on"; since: Date; codesLeft: number; endsAt: Date | null };
