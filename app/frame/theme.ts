export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";
const watchers = new Set<() => void>();

/** What the page shows now: the inline script has put the kept choice on the root element. */
export function chosenTheme(): Theme {
  const kept = document.documentElement.dataset.theme;
  return kept === "light" || kept === "dark" ? kept : "system";
}

/** Shows a theme and keeps it in this browser. Where storage is closed it holds for this page. */
export function setTheme(theme: Theme) {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // A browser that keeps nothing still shows the choice.
  }
  for (const watcher of watchers) watcher();
}

export function watchTheme(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
