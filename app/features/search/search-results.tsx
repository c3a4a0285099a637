import { useEffect } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { Spinner } from "#app/ui/spinner";
import { AskAssistant } from "./ask-assistant";
import { FoundGroup } from "./found-group";
import { type Found, isLiveSearch, type LiveState } from "./search-answer";
import { notifyWhenSettled } from "./settled-search";

interface SearchResultsProps {
  text: string;
  /** Heading level below the title of the surrounding page or dialog. */
  heading: "h2" | "h3";
  found: Found;
  live: LiveState;
  onChoose?: () => void;
  /** Opens the category request; without it (before React) the button links to its page. */
  onRequest: (name: string) => void;
}

/** Results for a text: categories and pages at once, advisors and areas of expertise from two letters on. */
export function SearchResults({ text, heading, found, live, onChoose, onRequest }: SearchResultsProps) {
  const t = useTranslations("catalog");
  const { categories, pages, advisors, topics } = found;
  const isNothing = categories.length + pages.length + topics.length + advisors.length === 0;
  const given = { heading, onChoose };
  return (
    <div className="mt-5 space-y-5">
      <FoundGroup {...given} title={text.trim() === "" ? t("browseCategories") : t("categories")} links={categories} />
      <FoundGroup {...given} title={t("pages")} links={pages} />
      <FoundGroup {...given} title={t("advisors")} links={advisors} />
      <FoundGroup {...given} title={t("areas")} links={topics} />
      <AskAssistant text={text} onChoose={onChoose} />
      <div role="status">
        {live === "searching" && (
          <p className="flex items-center gap-3 px-3 text-soft">
            <Spinner />
            {t("searchingAdvisors")}
          </p>
        )}
        {live === "lost" && <p className="px-3 text-soft">{t("searchLost")}</p>}
        {live === "answered" && isNothing && <NothingFound text={text.trim()} onRequest={onRequest} />}
      </div>
    </div>
  );
}

function NothingFound({ text, onRequest }: { text: string; onRequest: (name: string) => void }) {
  const t = useTranslations("catalog");
  useEffect(() => (isLiveSearch(text) ? notifyWhenSettled(text) : undefined), [text]);
  return (
    <div className="py-6 text-center">
      <p className="font-semibold">{t("noResults", { query: text })}</p>
      <p className="mx-auto mt-2 max-w-md text-sm text-soft">{t("noResultsText")}</p>
      <Form
        action="/search"
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault();
          onRequest(text);
        }}
      >
        <input type="hidden" name="request" value={text} />
        <Button type="submit">{t("submitCategoryRequest")}</Button>
      </Form>
    </div>
  );
}
