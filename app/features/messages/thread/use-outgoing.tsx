import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useAnswer } from "#app/ui/connection/answer";
import { keepWords, readKept } from "#app/ui/fields/kept-words";
import { afterAnswer, nextOf, type Outgoing, readOutgoing } from "./outgoing";
import type { PostAnswer, ThreadView } from "./thread-view";

const KEY_BYTES = 16;

/**
 * The messages of a thread that are on their way: shown at once, sent one after the other, kept by the window until the server has them.
 * The server knows each by its key, so one whose answer was lost is sent again and stored once.
 */
export function useOutgoing({ id, messages, lastNumber }: Pick<ThreadView, "id" | "messages" | "lastNumber">, draftToken: string) {
  const name = `outgoing ${id}`;
  const fetcher = useFetcher<PostAnswer>();
  const [items, setItems] = useState<Outgoing[]>([]);
  const sent = useRef<string | null>(null);

  function change(items: Outgoing[]) {
    keepWords(name, items.length > 0 ? JSON.stringify(items) : "");
    setItems(items);
  }

  const restore = useEffectEvent(() => setItems(readOutgoing(readKept(name))));
  useEffect(() => restore(), []);

  const send = useEffectEvent(() => {
    const next = nextOf(items);
    if (!next || sent.current !== null) return;
    sent.current = next.key;
    const fields = { intent: "send", text: next.text, key: next.key, seen: String(lastNumber) };
    void fetcher.submit(fields, { method: "post", action: `/messages/${id}?${new URLSearchParams({ stay: "", draft: draftToken })}` });
  });
  const settle = (answer: PostAnswer) => {
    if (sent.current === null || answer.key !== sent.current) return;
    sent.current = null;
    const problem = answer.ok ? null : (answer.errors.text ?? answer.errors.form ?? "messages.failed");
    change(afterAnswer(items, answer.key, problem));
  };
  // In this order: what is being settled must not be taken for what comes next.
  useEffect(() => {
    if (items.length > 0 && fetcher.state === "idle") send();
  }, [items, fetcher.state]);
  // The answer counts once the page has been asked anew: until then the message would be in neither place.
  useAnswer(fetcher.state === "idle" ? fetcher.data : undefined, settle);

  const retry = useEffectEvent(() => change(items.map((item) => (item.problem === "messages.unsent" ? { ...item, problem: null } : item))));
  useEffect(() => {
    const again = () => retry();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);

  const shownKeys = new Set(messages.map(({ key }) => key));
  return {
    shown: items.filter(({ key }) => !shownKeys.has(key)),
    add: (text: string) => change([...items, { key: newKey(), text, at: new Date().toISOString(), problem: null }]),
    sendAgain: (key: string) => change(items.map((item) => (item.key === key ? { ...item, problem: null } : item))),
    takeBack: (key: string) => change(items.filter((item) => item.key !== key)),
  };
}

/** `randomUUID` is only there on secure pages; a site on a local network may be none. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join("");
