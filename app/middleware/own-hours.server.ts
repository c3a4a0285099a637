import type { Viewer } from "#app/features/accounts/viewer";
import type { AdvisorCard } from "#app/features/advisors/cards/advisor-card";
import { withOwnHours } from "#app/features/advisors/cards/own-hours.server";
import { findHolds } from "#app/features/booking/hour/hold-hour.server";
import { now } from "#app/platform/clock.server";
import { readHeldHours } from "./held-hours";

/** Search results as this browser sees them: an hour that it holds is free for it. Queries nothing when it holds none. */
export async function asHolderSees<Found extends { cards: AdvisorCard[] }>(found: Found, request: Request, viewer: Viewer | null) {
  const ids = readHeldHours(request);
  if (ids.length === 0 || found.cards.length === 0) return found;
  return { ...found, cards: await withOwnHours(found.cards, await findHolds(ids, viewer, now()), now()) };
}
