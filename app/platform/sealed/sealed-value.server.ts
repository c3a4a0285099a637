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
  const [given, due] = [Buffer.from(seal, "base64url"), sealOf(purpose, carried)];
  if (given.length !== due.length || !timingSafeEqual(given, due)) return null;
  return JSON.parse(Buffer.from(carried, "base64url").toString());
}

const sealOf = (purpose: string, carried: string) => keyedHash(`${purpose} ${carried}`);
