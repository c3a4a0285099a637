export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";
const watchers = new Set<() => void>();

/** What the page shows now: the server or the inline script has put the choice on the root element. */
export function chosenTheme(): Theme {
  const kept = document.documentElement.dataset.theme;
  return kept === "light" || kept === "dark" ? kept : "system";
}

/** Shows a theme and keeps it in this browser, for when nobody is signed in. Where storage is closed it holds for this page. */
export function setTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // A browser that keeps nothing still shows the choice.
  }
  tellWatchers();
}

/** Whoever has signed out sees what this browser keeps. */
export function showKeptTheme() {
  const root = document.documentElement;
  if (root.dataset.theme) return;
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) root.dataset.theme = kept;
  } catch {
    // Nothing is kept: the system's own.
  }
  tellWatchers();
}

export function watchTheme(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function tellWatchers() {
  for (const watcher of watchers) watcher();
}
