import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type FetcherSubmitFunction, useFetcher } from "react-router";
import { useAnswer } from "#app/ui/connection/answer";
import type { Transport } from "./retry-queue";

interface QueueOfPage<Queue, Item, Answer> {
  /** Makes the queue, once. */
  make: (transport: Pick<Transport<Item>, "send" | "later">) => Queue;
  /** Posts an item. */
  post: (item: Item, submit: FetcherSubmitFunction) => void;
  /** Gives the queue what the server said to it. */
  answered: (queue: Queue, answer: Answer) => void;
  /** Of the fetcher, where more than one part of the page looks at it. */
  fetcherKey?: string;
}

/**
 * A queue that posts as long as its page is there: ties what knows nothing of React to the router, to its answers, and to the network that comes
 * back. Everything that sends by itself what people wrote (fields, drafts, messages) goes through it.
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
  // Before the effects of what stands within the page: what was changed before React came is sent by those.
  useLayoutEffect(() => {
    post.current = (item) => page.post(item, fetcher.submit);
  });
  // An answer counts once the page has been asked anew: until then what was sent would be in neither place.
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
