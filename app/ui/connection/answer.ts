import { useEffect, useEffectEvent, useRef } from "react";
import type { DataRouter } from "react-router";
import { useRouter } from "./refresh";

/**
 * Calls a handler once for each response to a form that stays on its page: `useAnswer(fetcher.data, tell)`. An effect with `[fetcher.data]`
 * may get lost: the router keeps that data outside React's state, so a render in which nothing else changed can read it early; React drops
 * that render's effects but keeps their dependencies, and the effect never runs. This one checks after every render.
 */
export function useAnswer<Answer>(answer: Answer | null | undefined, handle: (answer: Answer) => void) {
  const last = useRef<Answer>(undefined);
  const take = useEffectEvent(handle);
  useEffect(() => {
    if (answer === undefined || answer === null || answer === last.current) return;
    last.current = answer;
    take(answer);
  });
}

const handled = new WeakSet<object>();

/**
 * Calls a handler once for each response that has a given part, such as a toast: `useEachLoad(({ root }) => root?.flash, tell)`. It subscribes to the
 * router instead of React's renders: a page that reloads at once may render only the second response, which no longer has that part.
 */
export function useEachLoad<Part extends object>(read: ReadPart<Part>, handle: (part: Part) => void) {
  const router = useRouter();
  const readPart = useEffectEvent(read);
  const take = useEffectEvent(handle);
  useEffect(
    () =>
      watchLoads(
        router,
        (loaded) => readPart(loaded),
        (part) => take(part),
      ),
    [router],
  );
}

type ReadPart<Part> = (loaded: Record<string, unknown>) => Part | null | undefined;

/** `useEachLoad` for a router. Returns the unsubscribe function. */
export function watchLoads<Part extends object>(router: DataRouter, read: ReadPart<Part>, handle: (part: Part) => void) {
  const take = () => {
    const part = read(router.state.loaderData);
    if (!part || handled.has(part)) return;
    handled.add(part);
    handle(part);
  };
  take();
  return router.subscribe(take);
}
