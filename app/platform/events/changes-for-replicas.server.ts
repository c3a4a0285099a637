import { databaseReplicas } from "#app/db/client.server";
import { PAGES_CHANNEL } from "#app/platform/http/page-cache.server";
import { onEvent } from "./events.server";
import { PEOPLE_CHANNEL, SITE_CHANNEL } from "./streams.server";

/** Sends reads to the primary after a change until replicas have it: an early render would stay stale. Call it before the listeners that notify. */
export function watchChangesForReplicas() {
  if (!databaseReplicas()) return;
  for (const channel of [PAGES_CHANNEL, SITE_CHANNEL]) onEvent(channel, () => databaseReplicas()?.tell());
  onEvent(PEOPLE_CHANNEL, (people) => {
    for (const person of people ? people.split(" ") : [undefined]) databaseReplicas()?.tell(person);
  });
}
