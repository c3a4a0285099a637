import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "#app/platform/secret.server";

const SEAL_BYTES = 16;

/** Signs a cookie's value, so that only this site can have written it. Anybody can read it: it holds nothing that its browser may not know. */
export function sealedValue(name: string, value: unknown): string {
  const text = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${text}.${sealOf(name, text).toString("base64url")}`;
}

/** The value that this site wrote into a cookie of that name; null for anything else, of whatever kind and length. */
export function unsealedValue(name: string, carried: string): unknown {
  const [text = "", seal = ""] = carried.split(".", 2);
  const given = Buffer.from(seal, "base64url");
  if (given.length !== SEAL_BYTES || !timingSafeEqual(given, sealOf(name, text))) return null;
  return JSON.parse(Buffer.from(text, "base64url").toString());
}

const sealOf = (name: string, text: string) => keyedHash(`cookie ${name} ${text}`).subarray(0, SEAL_BYTES);
