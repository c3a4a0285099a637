import { timingSafeEqual } from "node:crypto";
import { keyedHash } from "../secret.server";

/** Signs a text for embedding in a page: anybody can read it, nobody can alter it or use it for another purpose. */
export function sealText(purpose: string, text: string): string {
  const carried = Buffer.from(text).toString("base64url");
  return `${carried}.${sealOf(purpose, carried).toString("base64url")}`;
}

/** Returns the text; null unless this site signed it for that purpose. */
export function openSealed(purpose: string, sealed: string): string | null {
  const [carried = "", mark = ""] = sealed.split(".", 2);
  const [given, due] = [Buffer.from(mark, "base64url"), sealOf(purpose, carried)];
  if (given.length !== due.length || !timingSafeEqual(given, due)) return null;
  return Buffer.from(carried, "base64url").toString();
}

const sealOf = (purpose: string, carried: string) => keyedHash(`${purpose} ${carried}`);
