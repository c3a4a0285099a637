import { useEffect, useEffectEvent, useRef } from "react";

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
