import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { describeError, log } from "../log/log.server";
import { secret } from "../secret.server";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The purpose of a secret: each has a key of its own, so a secret sealed for one cannot be opened for another. */
type Purpose = "authenticator secrets" | "calendar addresses" | "mail password";

const keyFor = (purpose: Purpose) => Buffer.from(hkdfSync("sha256", secret(), "", purpose, 32));

/** Encrypts a secret for its owner: nonce, tag and ciphertext. It cannot be opened for another owner. */
export function sealSecret(purpose: Purpose, ownerId: string, text: string) {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(purpose), iv).setAAD(Buffer.from(ownerId));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Decrypts a secret. Throws when it was sealed for another owner or with another SECRET, or was altered. */
export function openSecret(purpose: Purpose, ownerId: string, sealed: Buffer) {
  const opener = createDecipheriv(CIPHER, keyFor(purpose), sealed.subarray(0, IV_BYTES));
  opener.setAAD(Buffer.from(ownerId)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([opener.update(sealed.subarray(IV_BYTES + TAG_BYTES)), opener.final()]).toString("utf8");
}

/** Decrypts a secret, or logs the failure and returns null: most likely SECRET, or DATA_DIR/secret, is another site's. */
export function openSecretOrNull(...sealed: Parameters<typeof openSecret>) {
  try {
    return openSecret(...sealed);
  } catch (error) {
    log("error", "a sealed secret does not open: is SECRET, or DATA_DIR/secret, that of another site?", describeError(error));
    return null;
  }
}
