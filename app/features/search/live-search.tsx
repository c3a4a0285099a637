import { startTransition, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { type FoundAdvisor, isLiveSearch, type LiveState } from "./search-answer";

const ASKING_PAUSE_MS = 150;

/**
 * The text in the box, and the advisors that the server knows for it. What was typed before React came is taken from the page, and asked for like
 * what is typed later. Nothing counts as not found before the server has said so of this very text.
 */
export function useLiveSearch(query: string, given: readonly FoundAdvisor[]) {
  const fetcher = useFetcher<{ advisors: FoundAdvisor[] }>();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [answered, setAnswered] = useState(query.trim());
  const { load } = fetcher;
  const wanted = text.trim();
  const isLive = isLiveSearch(text);
  useEffect(() => setText(box.current?.value ?? ""), []);
  useEffect(() => {
    if (!isLiveSearch(wanted) || wanted === answered) return;
    // The answer and that it has come are drawn together.
    const ask = () => load(`/search?${new URLSearchParams({ q: wanted })}`).then(() => startTransition(() => setAnswered(wanted)));
    const timer = setTimeout(() => void ask(), ASKING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, answered, load]);
  const isLost = wanted !== query.trim() && fetcher.data === undefined;
  const live: LiveState = isLive && wanted !== answered ? "searching" : isLive && isLost ? "lost" : "answered";
  return { box, text, setText, live, advisors: isLive ? (fetcher.data?.advisors ?? given) : [] };
}
