import { useEffect } from "react";

/**
 * A link opened in a new window carries nothing over from this one. So the new window asks the same person's other windows for its text,
 * and one that shows such a link provides it: nothing of it is stored or sent anywhere.
 */
const CHANNEL = "words";

type Said = { asks: string; by: string } | { gives: string; by: string; words: string };

/** The person signed in here: another person's windows get nothing. */
const by = () => document.body.dataset.by ?? "";

/** Provides text to windows that ask for one of these names. Returns the function that stops it. */
export function offerWords(names: readonly string[], words: string): () => void {
  if (!words || !("BroadcastChannel" in globalThis)) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if ("asks" in data && data.by === by() && names.includes(data.asks))
      channel.postMessage({ gives: data.asks, by: by(), words } satisfies Said);
  };
  return () => channel.close();
}

/** The same while mounted. */
export function useOfferedWords(names: readonly string[], words: string) {
  const list = names.join("\n");
  useEffect(() => offerWords(list.split("\n"), words), [list, words]);
}

/** Asks the other windows for text, and takes the first answer. Returns the function that stops it. */
export function askWindows(name: string, take: (words: string) => void): () => void {
  if (!("BroadcastChannel" in globalThis)) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (!("gives" in data) || data.gives !== name || data.by !== by()) return;
    channel.close();
    take(data.words);
  };
  channel.postMessage({ asks: name, by: by() } satisfies Said);
  return () => channel.close();
}
