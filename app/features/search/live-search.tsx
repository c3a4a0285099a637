import { startTransition, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { CalmWords } from "#app/features/danger/danger-line";
import { type FoundAdvisor, isLiveSearch, type LiveState } from "./search-answer";
import { type Meant, NOTHING_MEANT } from "./site-search";

const ASKING_PAUSE_MS = 150;

interface Given {
  advisors?: readonly FoundAdvisor[];
  /** What is to be read in place of all that is found. */
  calm: CalmWords | null;
  /** What a text is about that calls nothing by its name. */
  meant?: Meant;
  /** The ids of the categories that a text is about, where none is called so. */
  fitting?: readonly string[];
}

interface Asking {
  path?: string;
  /** Whether the server is asked of a text. */
  isAsked?: (text: string) => boolean;
}

/**
 * The text in the box, and what the server at `path` knows for it. What was typed before React came is taken from the page, and asked for like
 * what is typed later. Nothing counts as not found before the server has said so of this very text.
 */
export function useLiveSearch(query: string, given: Given, { path = "/search", isAsked = isLiveSearch }: Asking = {}) {
  const fetcher = useFetcher<Given>();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [answered, setAnswered] = useState(query.trim());
  const { load } = fetcher;
  const wanted = text.trim();
  const isLive = isAsked(text);
  useEffect(() => setText(box.current?.value ?? ""), []);
  useEffect(() => {
    if (!isLive || wanted === answered) return;
    // The answer and that it has come are drawn together.
    const ask = () => load(`${path}?${new URLSearchParams({ q: wanted })}`).then(() => startTransition(() => setAnswered(wanted)));
    const timer = setTimeout(() => void ask(), ASKING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, answered, isLive, load, path]);
  const isLost = wanted !== query.trim() && fetcher.data === undefined;
  const live: LiveState = isLive && wanted !== answered ? "searching" : isLive && isLost ? "lost" : "answered";
  const { advisors = [], calm, meant = NOTHING_MEANT, fitting = [] } = fetcher.data ?? given;
  const known = isLive ? { advisors, calm, meant, fitting } : { advisors: [], calm: null, meant: NOTHING_MEANT, fitting: [] };
  return { box, text, setText, live, ...known };
}
