import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "#app/ui/connection/refresh";
import { lookForNews } from "./look-for-news";

/** Polls, so that this tab shows what happened once the link is followed elsewhere; not while a code stands in its field, whose error a refresh would remove. */
export function useNewsOfLink() {
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => lookForNews(() => !isCodeTyped() && refresh(), { page: document, tab: window }), []);
}

const isCodeTyped = () => Boolean(document.querySelector<HTMLInputElement>('input[name="code"]')?.value);
