import { startTransition, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { CalmWords } from "#app/features/danger/danger-line";
import { type FoundAdvisor, isLiveSearch, type LiveState } from "./search-answer";
import { type Meant, NOTHING_MEANT } from "./site-search";

const ASKING_PAUSE_MS = 150;

interface Given {
  advisors?: readonly FoundAdvisor[];
  /** Shown instead of the results. */
  calm: CalmWords | null;
  /** Meaning of a text that names nothing directly. */
  meant?: Meant;
  /** Ids of the categories that fit a text, when none has its name. */
  fitting?: readonly string[];
}

interface Asking {
  path?: string;
  /** Whether to ask the server about a text. */
  isAsked?: (text: string) => boolean;
}

/**
 * Returns the text in the box, and the server's results for it from `path`. Text typed before hydration is taken from the page and searched
 * like later input. Nothing counts as not found before the server has answered for this very text.
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
    // Sets the results and the 'answered' state in one render.
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
