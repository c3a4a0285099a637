import { db } from "#app/db/client.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { candidatesFor } from "#app/features/matching/candidates.server";
import { MINUTE_MS } from "#app/platform/durations";
import { openSealed, sealValue } from "#app/platform/sealed/sealed-value.server";
import { QUOTE_MINUTES } from "../deadlines";
import { presentSurge } from "../present-surge.server";

/** A rate the server has offered for a time; it applies until the offer expires. */
export interface Offer {
  /** Becomes the id of the quote made from the offer, so that sending it twice makes one request. */
  id: string;
  advisorId: string;
  topicId: string;
  /** Epoch ms. */
  startsAt: number;
  currency: string;
  /** Minor units. */
  hourlyRate: number;
  surgeTenths: number;
  /** Version of the rules in force at the time. */
  rulesVersion: number;
  /** Epoch ms. */
  expiresAt: number;
  /** Whether the rate is that of an hour already held or of a stored quote, with whose end the offer expires. */
  isCarried?: boolean;
}

const PURPOSE = "offer of an hour";

/** Signs an offer for embedding in a page: anybody can read it, nobody can alter it. Viewing a price therefore stores nothing. */
export const sealOffer = (offer: Offer) => sealValue(PURPOSE, offer);

/** Returns the offer; null unless this server signed it. */
export const openOffer = (sealed: string) => openSealed(PURPOSE, sealed) as Offer | null;

/** Whether an offer is still valid: until it expires, and after that for as long as the price is unchanged. */
export const isInForce = async (viewer: Viewer | null, offer: Offer, now: Date): Promise<boolean> =>
  offer.expiresAt > now.getTime() || isPresentPrice(viewer, offer, now);

/**
 * Returns until when an hour can be held at an offer's price, null when it no longer applies. A price that has changed meanwhile ends with the hold or quote it
 * comes from: otherwise each hold would lend it to the next.
 */
export async function endOfHold(offer: Offer, now: Date): Promise<Date | null> {
  const isOpen = offer.expiresAt > now.getTime();
  if ((isOpen && !offer.isCarried) || (await isPresentPrice(null, offer, now))) return new Date(now.getTime() + QUOTE_MINUTES * MINUTE_MS);
  return isOpen ? new Date(offer.expiresAt) : null;
}

async function isPresentPrice(viewer: Viewer | null, { topicId, advisorId, ...offered }: Offer, now: Date): Promise<boolean> {
  const [candidate] = await candidatesFor(db, { topicId, clientId: viewer?.userId ?? null, advisorId });
  const present = await presentSurge(db, topicId, now);
  const isSameRate = candidate?.hourlyRate === offered.hourlyRate && candidate.currency === offered.currency;
  return isSameRate && present.surgeTenths === offered.surgeTenths && present.rulesVersion === offered.rulesVersion;
}
