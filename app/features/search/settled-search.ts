/** Says in the address of a search that it is no longer being typed. */
export const SETTLED = "settled";

const SETTLED_AFTER_MS = 2000;
const noted = new Set<string>();

/** Notifies the server, once a page, that a text found nothing and was left so; to be stopped where somebody types on. A failure is nobody's loss. */
export function notifyWhenSettled(text: string): () => void {
  const note = () => {
    if (noted.has(text)) return;
    noted.add(text);
    void fetch(`/search.data?${new URLSearchParams({ q: text, [SETTLED]: "1" })}`).catch(() => undefined);
  };
  const timer = setTimeout(note, SETTLED_AFTER_MS);
  return () => clearTimeout(timer);
}
