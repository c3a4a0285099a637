import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { secret } from "#app/platform/secret.server";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

const key = () => Buffer.from(hkdfSync("sha256", secret(), "", "authenticator secrets", 32));

/** Encrypts a secret for its person: nonce, tag and text. What is sealed for one person opens for no other. */
export function sealSecret(userId: string, text: string) {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key(), iv).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** The secret again. Throws when it was sealed for somebody else, with another SECRET, or was changed. */
export function openSecret(userId: string, sealed: Buffer) {
  const opener = createDecipheriv(CIPHER, key(), sealed.subarray(0, IV_BYTES));
  opener.setAAD(Buffer.from(userId)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([opener.update(sealed.subarray(IV_BYTES + TAG_BYTES)), opener.final()]).toString("utf8");
}
