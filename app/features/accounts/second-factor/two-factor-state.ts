/** How a person's second factor stands: off, being set up by this very session, or on. */
export type TwoFactorState =
  | { kind: "off" }
  | { kind: "setup"; secret: string; uri: string; picture: SecretPicture }
  | { kind: "on"; since: Date; codesLeft: number };

/** The dark squares of a QR code, as the path of a picture of so many squares a side. */
export interface SecretPicture {
  side: number;
  path: string;
}
