import { useEffect, useId, useState } from "react";
import { Form, useNavigate } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { CategoryRequestForm } from "#app/features/catalog/category-requests/category-request-form";
import type { CalmWords } from "#app/features/danger/danger-line";
import { FIRST_LANGUAGE, languageOr } from "#app/languages/languages";
import { useNames } from "#app/languages/names";
import { loadTexts } from "#app/languages/needed-texts";
import { CalmCard } from "#app/ui/calm-card";
import { UnseenSubmit } from "#app/ui/fields/unseen-submit";
import { Dialog } from "#app/ui/overlays/dialog";
import { AskAssistant } from "./ask-assistant";
import { FoundGroup } from "./found-group";
import { useKeptFocus } from "./kept-focus";
import { useLiveSearch } from "./live-search";
import { type FoundAdvisor, foundTopics } from "./search-answer";
import { moveInList } from "./search-keys";
import { SearchResults } from "./search-results";
import type { SearchablePage } from "./searchable-pages";
import { listedPages, type Meant, searchSite } from "./site-search";

interface SearchPanelProps {
  /** Query of the page; the dialog starts empty. */
  query?: string;
  /** Level of the headings inside. */
  heading: "h2" | "h3";
  advisors?: readonly FoundAdvisor[];
  /** Shown to a person in danger instead of the results. */
  calm?: CalmWords | null;
  /** Meaning of the page's query, when it names nothing directly. */
  meant?: Meant;
  /** Pages of the signed-in user. */
  own?: readonly SearchablePage[];
  /** Called once a choice was made, so that the dialog can close. */
  onChoose?: () => void;
}

const MAX_MEANT = 4;

/** Returns the translation of names of pages and areas, which are loaded on first use. */
function usePageNames(isAsked: boolean) {
  const named = useNames();
  const language = languageOr(useLocale());
  const [, setBrought] = useState(false);
  useEffect(() => {
    if (isAsked && language !== FIRST_LANGUAGE) loadTexts(language, ["names-search", "names-topics"])?.then(() => setBrought(true));
  }, [isAsked, language]);
  return named;
}

/**
 * The search box and its results (visitor site, section 2: Search dialog). Enter on an exact category name goes there, on anything else it opens the category
 * request; a result chosen with the arrow keys wins. Without JavaScript the same form leads to /search, which decides the same.
 */
export function SearchPanel({
  query = "",
  heading,
  advisors = [],
  calm: given = null,
  meant: givenMeant,
  own,
  onChoose,
}: SearchPanelProps) {
  const t = useTranslations("catalog");
  const navigate = useNavigate();
  const {
    box,
    text,
    setText,
    live,
    advisors: people,
    calm,
    meant: about,
  } = useLiveSearch(query, { advisors, calm: given, meant: givenMeant });
  const named = usePageNames(text.trim() !== "");
  const { categories, pages: called } = searchSite(text, own, named);
  const areas = foundTopics(text, named);
  const pages = listedPages(called, about);
  const found = { categories, pages, advisors: people, topics: areas.length > 0 ? areas : about.topics };
  const meant = [...categories, ...found.topics, ...people, ...pages].slice(0, MAX_MEANT);
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
    <div data-search="" {...useKeptFocus(box)}>
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
          onKeyDown={(event) => {
            if (event.key !== "Escape" || !onChoose) return moveInList(event);
            // Escape closes the dialog, whatever is in the box; the browser would empty the box first.
            event.preventDefault();
            onChoose();
          }}
        />
        <UnseenSubmit label={t("go")} />
      </Form>
      {calm ? (
        <div className="mt-5">
          <CalmCard words={calm} />
        </div>
      ) : (
        <SearchResults text={text} heading={heading} found={found} live={live} onChoose={onChoose} onRequest={setAsked} />
      )}
      <Dialog
        id={requestId}
        open={asked !== null}
        onOpenChange={(isOpen) => isOpen || setAsked(null)}
        title={t("requestTitle")}
        description={t("requestIntro")}
      >
        {asked !== null && calm && (
          <div className="mb-5">
            <CalmCard words={calm} />
          </div>
        )}
        {asked !== null && !calm && text.trim() !== "" && meant.length > 0 && (
          <div className="-mx-3 mb-5 border-b border-line pb-4">
            <FoundGroup
              heading="h3"
              title={t("didYouMean")}
              links={meant}
              onChoose={() => {
                setAsked(null);
                onChoose?.();
              }}
            />
          </div>
        )}
        {asked !== null && !calm && (
          <div className="-mx-3 mb-3">
            <AskAssistant
              text={asked}
              onChoose={() => {
                setAsked(null);
                onChoose?.();
              }}
            />
          </div>
        )}
        <CategoryRequestForm name={asked ?? ""} onClose={() => setAsked(null)} />
      </Dialog>
    </div>
  );
}
