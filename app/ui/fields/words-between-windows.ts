import { useEffect } from "react";

/**
 * A link that is opened in a window of its own takes nothing of this window along. So the new one asks the others of the same person for its words, and one
 * that shows such a link gives them: nothing of it is kept or sent anywhere.
 */
const CHANNEL = "words";

type Said = { asks: string; by: string } | { gives: string; by: string; words: string };

/** Whoever is signed in here: a window of somebody else's gets nothing. */
const by = () => document.body.dataset.by ?? "";

/** Gives words to windows that ask for them by one of these names. Answers with how to stop. */
export function offerWords(names: readonly string[], words: string): () => void {
  if (!words || !("BroadcastChannel" in globalThis)) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if ("asks" in data && data.by === by() && names.includes(data.asks))
      channel.postMessage({ gives: data.asks, by: by(), words } satisfies Said);
  };
  return () => channel.close();
}

/** The same as long as this part of the page stands. */
export function useOfferedWords(names: readonly string[], words: string) {
  const list = names.join("\n");
  useEffect(() => offerWords(list.split("\n"), words), [list, words]);
}

/** Asks the other windows for words, and takes the first that are given. Answers with how to stop. */
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
