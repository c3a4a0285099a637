import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type FetcherSubmitFunction, useFetcher } from "react-router";
import { useAnswer } from "#app/ui/connection/answer";
import type { Transport } from "./retry-queue";

interface QueueOfPage<Queue, Item, Answer> {
  /** Creates the queue; called once. */
  make: (transport: Pick<Transport<Item>, "send" | "later">) => Queue;
  /** Posts an item. */
  post: (item: Item, submit: FetcherSubmitFunction) => void;
  /** Passes the server's response to the queue. */
  answered: (queue: Queue, answer: Answer) => void;
  /** Key of the fetcher, when several parts of the page observe it. */
  fetcherKey?: string;
}

/**
 * Creates a queue that posts as long as its page is mounted, and connects it to the router, its responses, and the network's `online` event. Everything that is
 * sent automatically (fields, drafts, messages) goes through it.
 */
export function useQueue<Queue extends { retryNow: () => void }, Item, Answer>(page: QueueOfPage<Queue, Item, Answer>): Queue {
  const fetcher = useFetcher<Answer>({ key: page.fetcherKey });
  const isHere = useRef(false);
  const post = useRef<(item: Item) => void>(() => undefined);
  const [queue] = useState(() =>
    page.make({
      send: (item) => post.current(item),
      later: (work, milliseconds) => setTimeout(() => isHere.current && work(), milliseconds),
    }),
  );
  // Runs before the child effects, which send what was changed before hydration.
  useLayoutEffect(() => {
    post.current = (item) => page.post(item, fetcher.submit);
  });
  // An answer counts only once the page has revalidated: until then the item would be in neither the queue nor the page.
  useAnswer(fetcher.state === "idle" ? fetcher.data : undefined, (answer) => page.answered(queue, answer as Answer));
  useEffect(() => {
    isHere.current = true;
    addEventListener("online", queue.retryNow);
    return () => {
      isHere.current = false;
      removeEventListener("online", queue.retryNow);
    };
  }, [queue]);
  return queue;
}
