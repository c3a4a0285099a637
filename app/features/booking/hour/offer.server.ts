import { timingSafeEqual } from "node:crypto";
import { db } from "#app/db/client.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { candidatesFor } from "#app/features/matching/candidates.server";
import { keyedHash } from "#app/platform/secret.server";
import { presentSurge } from "../present-surge.server";

/** At which rate somebody can ask for a time: what the server said, so that it costs that much as long as it stands. */
export interface Offer {
  /** Of the quote that is made of it: sent twice, it is one request. */
  id: string;
  advisorId: string;
  topicId: string;
  /** Epoch ms. */
  startsAt: number;
  currency: string;
  /** Minor units. */
  hourlyRate: number;
  surgeTenths: number;
  /** Of the rules that were in force. */
  rulesVersion: number;
  /** Epoch ms. */
  expiresAt: number;
}

const seal = (text: string) => keyedHash(`offer of an hour ${text}`);

/** An offer as a page carries it: everybody can read it, and nobody can change it. Looking at a price stores nothing that way. */
export function sealOffer(offer: Offer): string {
  const text = Buffer.from(JSON.stringify(offer)).toString("base64url");
  return `${text}.${seal(text).toString("base64url")}`;
}

/** The offer again; null for what this server has not said. */
export function openOffer(sealed: string): Offer | null {
  const [text = "", mark = ""] = sealed.split(".", 2);
  const [given, due] = [Buffer.from(mark, "base64url"), seal(text)];
  if (given.length !== due.length || !timingSafeEqual(given, due)) return null;
  return JSON.parse(Buffer.from(text, "base64url").toString()) as Offer;
}

/** Whether an offer still says what an hour costs: until it ends, and as long after that as the hour costs the same. */
export async function isInForce(viewer: Viewer | null, { topicId, advisorId, expiresAt, ...offered }: Offer, now: Date): Promise<boolean> {
  if (expiresAt > now.getTime()) return true;
  const [candidate] = await candidatesFor(db, { topicId, clientId: viewer?.userId ?? null, advisorId });
  const present = await presentSurge(db, topicId, now);
  const isSameRate = candidate?.hourlyRate === offered.hourlyRate && candidate.currency === offered.currency;
  return isSameRate && present.surgeTenths === offered.surgeTenths && present.rulesVersion === offered.rulesVersion;
}
