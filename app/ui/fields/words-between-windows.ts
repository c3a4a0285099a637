import { useEffect } from "react";

/**
 * A link that is opened in a window of its own takes nothing of this window along. So the new one asks the others of the same person for its words, and one
 * that shows such a link gives them: nothing of it is kept or sent anywhere.
 */
const CHANNEL = "words";

type Said = { asks: string; by: string } | { gives: string; by: string; words: string };

/** What this window's links bring, by the name of the box that they lead to. */
const offered = new Map<string, string>();

/** Whoever is signed in here: a window of somebody else's gets nothing. */
const by = () => document.body.dataset.by ?? "";

/** As long as this part of the page stands, gives words to windows that its links were opened in. */
export function useOfferedWords(names: readonly string[], words: string) {
  const list = names.join("\n");
  useEffect(() => {
    if (!words || !list || !("BroadcastChannel" in window)) return;
    const each = list.split("\n");
    for (const name of each) offered.set(name, words);
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<Said>) => {
      const found = "asks" in data && data.by === by() && each.includes(data.asks) ? offered.get(data.asks) : undefined;
      if ("asks" in data && found) channel.postMessage({ gives: data.asks, by: by(), words: found } satisfies Said);
    };
    return () => {
      channel.close();
      for (const name of each) if (offered.get(name) === words) offered.delete(name);
    };
  }, [list, words]);
}

/** Asks the other windows for words, and takes the first that are given. Answers with how to stop. */
export function askWindows(name: string, take: (words: string) => void): () => void {
  if (!("BroadcastChannel" in window)) return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (!("gives" in data) || data.gives !== name || data.by !== by()) return;
    channel.close();
    take(data.words);
  };
  channel.postMessage({ asks: name, by: by() } satisfies Said);
  return () => channel.close();
}
