export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";
const watchers = new Set<() => void>();

/** The theme shown now: the server or the inline script has set it on the root element. */
export function chosenTheme(): Theme {
  const kept = document.documentElement.dataset.theme;
  return kept === "light" || kept === "dark" ? kept : "system";
}

/** Shows a theme and stores it in this browser, for when nobody is signed in. Without storage it applies to this page only. */
export function setTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // A browser without storage still shows the choice.
  }
  tellWatchers();
}

/** After signing out, shows the theme stored in this browser. */
export function showKeptTheme() {
  const root = document.documentElement;
  if (root.dataset.theme) return;
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) root.dataset.theme = kept;
  } catch {
    // Nothing stored: use the system's.
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
