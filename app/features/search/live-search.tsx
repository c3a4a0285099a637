import { startTransition, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { CalmWords } from "#app/features/danger/danger-line";
import { type FoundAdvisor, isLiveSearch, type LiveState, liveState } from "./search-answer";
import { type Meant, NOTHING_MEANT } from "./site-search";

const ASKING_PAUSE_MS = 150;
/** How soon to ask again while the browser believes that it is online. */
const LOST_PAUSE_MS = 5000;

interface Given {
  /** The text that the answer is about, as it was asked. */
  asked?: string;
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
 * like later input. Nothing counts as found or not found before the server has answered for this very text; until it can be reached it is asked again.
 */
export function useLiveSearch(query: string, given: Given, { path = "/search", isAsked = isLiveSearch }: Asking = {}) {
  const fetcher = useFetcher<Given>();
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [ended, setEnded] = useState<string | null>(query.trim());
  const { load } = fetcher;
  const wanted = text.trim();
  const isLive = isAsked(text);
  useEffect(() => setText(box.current?.value ?? ""), []);
  useEffect(() => {
    if (!isLive || wanted === ended) return;
    // Sets the results and the 'ended' state in one render.
    const ask = () => load(`${path}?${new URLSearchParams({ q: wanted })}`).then(() => startTransition(() => setEnded(wanted)));
    const timer = setTimeout(() => void ask(), ASKING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, ended, isLive, load, path]);
  const live: LiveState = isLive ? liveState({ wanted, ended, ofPage: query.trim(), ofAnswer: fetcher.data?.asked }) : "answered";
  useEffect(() => {
    if (live !== "lost") return;
    const askAgain = () => setEnded(null);
    addEventListener("online", askAgain);
    const timer = setTimeout(() => navigator.onLine && askAgain(), LOST_PAUSE_MS);
    return () => {
      removeEventListener("online", askAgain);
      clearTimeout(timer);
    };
  }, [live]);
  // While one word is searched for the results of the one before stay, unless its search was lost.
  const known = ended === query.trim() ? given : NOTHING_FOUND;
  const answer = !isLive ? NOTHING_FOUND : fetcher.data?.asked === ended ? fetcher.data : known;
  const { advisors = [], calm, meant = NOTHING_MEANT, fitting = [] } = answer;
  return { box, text, setText, live, advisors, calm, meant, fitting };
}

const NOTHING_FOUND: Given = { calm: null };
