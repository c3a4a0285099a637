const KEY = "zone";
const watchers = new Set<() => void>();
let known: string | undefined;

/** The zone chosen in this browser, otherwise the browser's own. */
export function browserZone(): string {
  known ??= keptZone() ?? ownZone();
  return known;
}

/** The browser's own zone. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Shows all times in a zone and stores it in this browser; the browser's own is not stored. */
export function chooseZone(zone: string) {
  known = zone;
  try {
    if (zone === ownZone()) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, zone);
  } catch {
    // A browser without storage still shows the choice.
  }
  for (const watcher of watchers) watcher();
}

/** Calls back whenever another zone is chosen. */
export function watchZone(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** As read by the inline script; undefined if this browser does not know the zone. */
function keptZone(): string | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept ? new Intl.DateTimeFormat("en", { timeZone: kept }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}
