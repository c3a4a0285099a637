import { db } from "#app/db/client.server";
import type { AdvisorCard } from "./advisor-card";
import { nextFreeStarts } from "./next-free.server";

/** Adjusts cards for the owner of the given holds: the cached version counts held hours as taken. */
export async function withOwnHours(
  cards: readonly AdvisorCard[],
  holds: readonly { id: string; advisorId: string }[],
  now: Date,
): Promise<AdvisorCard[]> {
  const held = new Set(holds.map(({ advisorId }) => advisorId));
  const concerned = cards.filter(({ id, availabilityStatus }) => held.has(id) && availabilityStatus !== "away").map(({ id }) => id);
  if (concerned.length === 0) return [...cards];
  const exceptHolds = holds.map(({ id }) => id);
  const free = await nextFreeStarts(db, concerned, now, exceptHolds);
  return cards.map((card) => {
    const start = free.get(card.id);
    return concerned.includes(card.id) ? { ...card, nextFree: start === undefined ? null : new Date(start).toISOString() } : card;
  });
}
