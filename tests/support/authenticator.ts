import { Secret, TOTP } from "otpauth";

/** Returns the code that an authenticator app with this secret shows at an instant. */
export const codeAt = (secret: string, at: Date | number = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) }).generate({ timestamp: Number(at) });

/** Returns a code that is not valid for this secret around an instant. */
export function wrongCodeAt(secret: string, at: Date | number = Date.now()) {
  const near = [-60_000, -30_000, 0, 30_000, 60_000].map((shift) => codeAt(secret, Number(at) + shift));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !near.includes(code))!;
}
