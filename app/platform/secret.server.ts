import { createHash, createHmac, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { config } from "#app/config.server";
import { makeDataFolder } from "#app/db/embedded/data-folder.server";
import { PRIVATE_FILE } from "./files/private-folder.server";

let kept: string | undefined;

/** The installation's secret: SECRET, else one generated at the first start and kept in DATA_DIR/secret (readable by its owner only). */
export function secret() {
  const { secret: named, dataDir } = config();
  if (named) return named;
  kept ??= keepSecret(path.join(dataDir, "secret"));
  return kept;
}

/** A keyed hash for what must be recognised but not stored in clear: attempt keys, addresses. */
export const keyedHash = (text: string) => createHmac("sha256", secret()).update(text).digest();

/** A random token of 256 bits for cookies and links, URL-safe. */
export const randomToken = () => randomBytes(32).toString("base64url");

/** The hash under which a token is stored. */
export const tokenHash = (token: string) => createHash("sha256").update(token).digest();

/**
 * Reads the secret from a file, or creates one that only its owner can read. Exported for tests.
 * @internal
 */
export function keepSecret(file: string) {
  makeDataFolder(path.dirname(file));
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: PRIVATE_FILE, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
