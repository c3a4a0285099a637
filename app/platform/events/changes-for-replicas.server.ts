import { databaseReplicas } from "#app/db/client.server";
import { PAGES_CHANNEL } from "#app/platform/http/page-cache.server";
import { onEvent } from "./events.server";
import { PEOPLE_CHANNEL, SITE_CHANNEL } from "./streams.server";

/**
 * Whoever is told that something has changed reads it from the primary until the replicas have it: a page that was drawn anew too soon would stay old. Nothing without replicas. Before those who tell people.
 */
export function watchChangesForReplicas() {
  if (!databaseReplicas()) return;
  for (const channel of [PAGES_CHANNEL, SITE_CHANNEL]) onEvent(channel, () => databaseReplicas()?.tell());
  onEvent(PEOPLE_CHANNEL, (people) => {
    for (const person of people ? people.split(" ") : [undefined]) databaseReplicas()?.tell(person);
  });
}
