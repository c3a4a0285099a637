import { useEffect, useEffectEvent, useRef } from "react";
import type { DataRouter } from "react-router";
import { useRouter } from "./refresh";

/**
 * Does something once for each answer of a form that stays on its page: `useAnswer(fetcher.data, tell)`. An effect with `[fetcher.data]` may be
 * lost. The router keeps that data beside React's state, so a render in which nothing else has changed can read it early; React drops such a
 * render's effects and keeps their dependencies, and the effect never comes. This one is asked after every render.
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
 * Does something once for each answer that brings a part along, such as a toast: `useEachLoad(({ root }) => root?.flash, tell)`. Asked of the router
 * and not of what React draws: a page that is asked for anew at once may be drawn with the second answer only, which has no such part any more.
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

/** `useEachLoad` for a router. Gives back what ends it. */
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
