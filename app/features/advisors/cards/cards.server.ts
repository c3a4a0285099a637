import type { Connection } from "#app/db/client.server";
import { cachedReads } from "#app/platform/http/read-cache.server";
import { type AdvisorCard, makeAdvisorCard, type Whereabouts } from "./advisor-card";
import { nextFreeStarts } from "./next-free.server";
import { readPublicAdvisors } from "./public-advisors.server";

/** Returns the cards of some advisors in the order of their ids, with their next free time as of `now`. An advisor who is away has none. */
export async function cardsOf(
  connection: Connection,
  ids: readonly string[],
  now: Date,
  viewer: Whereabouts | null,
): Promise<AdvisorCard[]> {
  const found = await cachedReads("card", ids, (missing) => readPeople(connection, missing, now));
  return ids.flatMap((id) => {
    const known = found.get(id);
    return known ? [makeAdvisorCard(known.person, known.free, viewer)] : [];
  });
}

async function readPeople(connection: Connection, ids: readonly string[], now: Date) {
  const people = await readPublicAdvisors(connection, ids);
  const present = people.filter(({ availabilityStatus }) => availabilityStatus !== "away").map(({ id }) => id);
  const free = await nextFreeStarts(connection, present, now);
  return new Map(people.map((person) => [person.id, { person, free: free.get(person.id) ?? null }]));
}
