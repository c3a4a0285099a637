import { useEffect, useId, useRef, useState } from "react";
import { Form, useFetcher, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { CategoryRequestForm } from "#app/features/catalog/category-requests/category-request-form";
import { Dialog } from "#app/ui/overlays/dialog";
import { type FoundAdvisor, isLiveSearch } from "./search-answer";
import { moveInList } from "./search-keys";
import { SearchResults } from "./search-results";
import { searchSite } from "./site-search";

interface SearchPanelProps {
  /** What the page was asked for; the dialog starts empty. */
  query?: string;
  /** The level of the headings inside. */
  heading: "h2" | "h3";
  advisors?: readonly FoundAdvisor[];
  /** Called when a choice was made and the dialog around has done its work. */
  onChoose?: () => void;
}

const ASKING_PAUSE_MS = 150;

/**
 * The search box and what it finds (visitor site, section 2: Search dialog). Enter on an exact category name goes there, on anything else it opens
 * the category request; what was chosen with the arrow keys wins. Without JavaScript the same form leads to /search, which decides the same.
 */
export function SearchPanel({ query = "", heading, advisors = [], onChoose }: SearchPanelProps) {
  const t = useTranslations("catalog");
  const navigate = useNavigate();
  const { box, text, found, setText } = useLiveSearch(query, advisors);
  const [asked, setAsked] = useState<string | null>(null);
  const requestId = useId();

  function handleSubmit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("q")).trim();
    const { exact } = searchSite(typed);
    if (exact) {
      onChoose?.();
      navigate(exact.path);
    } else if (typed !== "") setAsked(typed);
  }

  return (
    <div data-search="">
      <Form action="/search" role="search" onSubmit={handleSubmit}>
        <input type="hidden" name="go" value="1" />
        <input
          ref={box}
          type="search"
          name="q"
          aria-label={t("searchLabel")}
          placeholder={t("searchPlaceholder")}
          defaultValue={query}
          maxLength={300}
          autoComplete="off"
          className="control"
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={moveInList}
        />
      </Form>
      <SearchResults text={text} heading={heading} advisors={found} onChoose={onChoose} onRequest={setAsked} />
      <Dialog
        id={requestId}
        open={asked !== null}
        onOpenChange={(isOpen) => isOpen || setAsked(null)}
        title={t("requestTitle")}
        description={t("requestIntro")}
      >
        <CategoryRequestForm name={asked ?? ""} onClose={() => setAsked(null)} />
      </Dialog>
    </div>
  );
}

/** The text in the box, and the advisors the server knows for it. What was typed before React came is taken from the page. */
function useLiveSearch(query: string, given: readonly FoundAdvisor[]) {
  const fetcher = useFetcher<{ advisors: FoundAdvisor[] }>();
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [text, setText] = useState(query);
  useEffect(() => setText(box.current?.value ?? ""), []);
  return {
    box,
    text,
    found: isLiveSearch(text) ? (fetcher.data?.advisors ?? given) : [],
    setText(next: string) {
      setText(next);
      clearTimeout(timer.current);
      if (isLiveSearch(next))
        timer.current = setTimeout(() => fetcher.load(`/search?${new URLSearchParams({ q: next.trim() })}`), ASKING_PAUSE_MS);
    },
  };
}
