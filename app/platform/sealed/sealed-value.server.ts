import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "../secret.server";

/** Signs a value for a page or a cookie to carry: anybody can read it, nobody can alter it or use it for another purpose. */
export function sealValue(purpose: string, value: unknown): string {
  const carried = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${carried}.${sealOf(purpose, carried).toString("base64url")}`;
}

/** Returns the value; null unless this site signed it for that purpose. */
export function openSealed(purpose: string, sealed: string): unknown {
  const [carried = "", seal = ""] = sealed.split(".", 2);
  // Most requests carry no such cookie, and a seal takes longer than the rest of reading one.
  if (!seal) return null;
  if (!isSame(Buffer.from(seal, "base64url"), sealOf(purpose, carried))) return null;
  return JSON.parse(Buffer.from(carried, "base64url").toString());
}

/** Whether what was given is what is due, in a time that does not tell how much of it is right. */
export const isSame = (given: Buffer, due: Buffer): boolean => given.length === due.length && timingSafeEqual(given, due);

const sealOf = (purpose: string, carried: string) => keyedHash(`${purpose} ${carried}`);
