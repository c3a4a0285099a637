export interface Toast {
  title?: string;
  text: string;
  tone?: "success" | "danger";
  /** A toast with the same key replaces the previous one. */
  key?: string;
}

export interface ShownToast extends Toast {
  id: number;
}

const SHOWN_AT_MOST = 3;

let shown: readonly ShownToast[] = [];
let last = 0;
const watchers = new Set<() => void>();

/** Shows a toast. Only called in the browser: this list belongs to the page, not the server. */
export function showToast(toast: Toast) {
  last += 1;
  const others = shown.filter((other) => !toast.key || other.key !== toast.key);
  replace([...others, { ...toast, id: last }].slice(-SHOWN_AT_MOST));
}

export function dismissToast(id: number) {
  replace(shown.filter((toast) => toast.id !== id));
}

/** Removes a toast that no longer applies. */
export function withdrawToast(key: string) {
  if (shown.some((toast) => toast.key === key)) replace(shown.filter((toast) => toast.key !== key));
}

/** Removes toasts about earlier actions when the person does the next thing, or navigates. Failures stay until dismissed. */
export function retireToasts() {
  if (shown.some(({ tone }) => tone !== "danger")) replace(shown.filter(({ tone }) => tone === "danger"));
}

/** Shows the result of a form. A success also removes earlier failures. */
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
