export interface Toast {
  title?: string;
  text: string;
  tone?: "success" | "danger";
  /** A toast with the same key takes the place of the one before. */
  key?: string;
}

export interface ShownToast extends Toast {
  id: number;
}

const SHOWN_AT_MOST = 3;

let shown: readonly ShownToast[] = [];
let last = 0;
const watchers = new Set<() => void>();

/** Shows a toast. Only ever called in the browser: this list is the page's, not the server's. */
export function showToast(toast: Toast) {
  last += 1;
  const others = shown.filter((other) => !toast.key || other.key !== toast.key);
  replace([...others, { ...toast, id: last }].slice(-SHOWN_AT_MOST));
}

export function dismissToast(id: number) {
  replace(shown.filter((toast) => toast.id !== id));
}

/** Takes away what is no longer so. */
export function withdrawToast(key: string) {
  if (shown.some((toast) => toast.key === key)) replace(shown.filter((toast) => toast.key !== key));
}

/** Takes away what was said of what came before: somebody does the next thing, or goes elsewhere. What failed stays until it is dismissed. */
export function retireToasts() {
  if (shown.some(({ tone }) => tone !== "danger")) replace(shown.filter(({ tone }) => tone === "danger"));
}

/** Shows what came of a form. Once one went well, nothing says beside it what had failed before. */
export function showOutcome(toast: Toast) {
  if (toast.tone !== "danger") replace(shown.filter(({ tone }) => tone !== "danger"));
  showToast(toast);
}

export const toastList = {
  subscribe(watcher: () => void) {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  read: () => shown,
};

function replace(next: readonly ShownToast[]) {
  shown = next;
  for (const watcher of watchers) watcher();
}
