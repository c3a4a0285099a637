import type { DrawnCode } from "#app/platform/qr-code-path";

/** State of a person's second factor: off, being set up by this session, or on, with its end if an admin has ordered one. */
export type TwoFactorState =
  | { kind: "off" }
  | { kind: "setup"; secret: string; uri: string; picture: DrawnCode }
  | { kind: "on"; since: Date; codesLeft: number; endsAt: Date | null };
