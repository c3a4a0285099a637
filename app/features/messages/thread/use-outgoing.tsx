import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { RetryQueue } from "#app/features/autosave/retry-queue";
import { useQueue } from "#app/features/autosave/use-queue";
import { readStoredText, storeText } from "#app/ui/fields/stored-text";
import { type Outgoing, readOutgoing, resultOf, type SendAnswer } from "./outgoing";
import type { ThreadView } from "./thread-view";

const KEY_BYTES = 16;
const NONE: readonly Outgoing[] = [];

/** A message being sent, as shown: with a problem it waits for the person, or for the connection. */
export interface ShownOutgoing extends Outgoing {
  problem: string | null;
}

/**
 * Messages being sent in a thread: shown at once, sent one after the other, kept by the window until the server has them. The server
 * identifies each by its key, so one whose response was lost is sent again and stored once.
 */
export function useOutgoing({ id, messages, lastNumber }: Pick<ThreadView, "id" | "messages" | "lastNumber">, draftToken: string) {
  const name = `outgoing ${id}`;
  const queue = useQueue<RetryQueue<Outgoing>, Outgoing, SendAnswer>({
    make: (transport) => new RetryQueue(transport),
    post({ text, key }, submit) {
      const fields = { intent: "send", text, key, seen: String(lastNumber) };
      void submit(fields, { method: "post", action: `/messages/${id}?${new URLSearchParams({ stay: "", draft: draftToken })}` });
    },
    answered: (queue, answer) => queue.settle(resultOf(answer)),
  });
  const items = useSyncExternalStore(queue.subscribe, queue.items, () => NONE);

  const restore = useEffectEvent(() => {
    const isThere = new Set(queue.items().map(({ key }) => key));
    for (const item of readOutgoing(readStoredText(name))) if (!isThere.has(item.key)) queue.put(item);
  });
  const keep = useEffectEvent(() => storeText(name, queue.items().length > 0 ? JSON.stringify(queue.items()) : ""));
  useEffect(() => {
    restore();
    return queue.subscribe(() => keep());
  }, [queue]);

  const shownKeys = new Set(messages.map(({ key }) => key));
  return {
    shown: items
      .filter(({ key }) => !shownKeys.has(key))
      .map((item): ShownOutgoing => ({ ...item, problem: problemOf(queue.haltOf(item.key)) })),
    add: (text: string) => queue.put({ key: newKey(), text, at: new Date().toISOString() }),
    sendAgain: (key: string) => queue.release(key),
    takeBack: (key: string) => queue.drop(key),
  };
}

function problemOf(halt: ReturnType<RetryQueue<Outgoing>["haltOf"]>) {
  if (halt === null) return null;
  return "held" in halt ? halt.held : "messages.unsent";
}

/** `randomUUID` exists only on secure pages; a site on a local network may not be one. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
