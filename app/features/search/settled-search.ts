/** Query parameter that marks a search as no longer being typed. */
export const SETTLED = "settled";

const SETTLED_AFTER_MS = 2000;
const noted = new Set<string>();

/** Notifies the server, once per page load, that a text without results was left in the box. Returns a cancel function; failures are ignored. */
export function notifyWhenSettled(text: string): () => void {
  const note = () => {
    if (noted.has(text)) return;
    noted.add(text);
    void fetch(`/search.data?${new URLSearchParams({ q: text, [SETTLED]: "1" })}`).catch(() => undefined);
  };
  const timer = setTimeout(note, SETTLED_AFTER_MS);
  return () => clearTimeout(timer);
}
