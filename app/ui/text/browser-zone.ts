const KEY = "zone";
const watchers = new Set<() => void>();
let known: string | undefined;

/** The zone that was chosen in this browser, else the browser's own. */
export function browserZone(): string {
  known ??= keptZone() ?? ownZone();
  return known;
}

/** What the browser says by itself. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Shows all times in a zone and keeps it in this browser; with the browser's own, nothing is kept. */
export function chooseZone(zone: string) {
  known = zone;
  try {
    if (zone === ownZone()) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, zone);
  } catch {
    // A browser that keeps nothing still shows the choice.
  }
  for (const watcher of watchers) watcher();
}

/** Calls back whenever another zone is chosen. */
export function watchZone(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** As the inline script reads it; nothing where it is no zone that this browser knows. */
function keptZone(): string | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept ? new Intl.DateTimeFormat("en", { timeZone: kept }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}
