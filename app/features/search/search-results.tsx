import { useId } from "react";
import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { type FoundAdvisor, type FoundLink, foundTopics } from "./search-answer";
import { moveInList } from "./search-keys";
import { searchSite } from "./site-search";

interface SearchResultsProps {
  text: string;
  /** The level below the title of the page or dialog around. */
  heading: "h2" | "h3";
  advisors: readonly FoundAdvisor[];
  onChoose?: () => void;
  /** Opens the category request; without it (before React) the button leads to its page. */
  onRequest: (name: string) => void;
}

/** What a text finds: categories and pages at once, advisors and areas of expertise from two letters on. */
export function SearchResults({ text, heading, advisors, onChoose, onRequest }: SearchResultsProps) {
  const t = useTranslations("catalog");
  const { categories, pages } = searchSite(text);
  const topics = foundTopics(text);
  const isNothing = categories.length + pages.length + topics.length + advisors.length === 0;
  return (
    <div className="mt-5 space-y-5">
      <FoundGroup
        heading={heading}
        title={text.trim() === "" ? t("browseCategories") : t("categories")}
        links={categories}
        onChoose={onChoose}
      />
      <FoundGroup heading={heading} title={t("pages")} links={pages} onChoose={onChoose} />
      <FoundGroup heading={heading} title={t("advisors")} links={advisors} onChoose={onChoose} />
      <FoundGroup heading={heading} title={t("areas")} links={topics} onChoose={onChoose} />
      <div role="status">{isNothing && <NothingFound text={text.trim()} onRequest={onRequest} />}</div>
    </div>
  );
}

interface FoundGroupProps {
  heading: "h2" | "h3";
  title: string;
  links: readonly FoundLink[];
  onChoose?: () => void;
}

function FoundGroup({ heading: Heading, title, links, onChoose }: FoundGroupProps) {
  const id = useId();
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="px-3 font-sans text-sm font-semibold text-soft">
        {title}
      </Heading>
      <ul className="mt-1">
        {links.map(({ path, name, description }) => (
          <li key={path}>
            <Link
              to={path}
              prefetch="intent"
              data-found=""
              onClick={onChoose}
              onKeyDown={moveInList}
              className="flex min-h-11 flex-wrap items-baseline gap-x-3 rounded px-3 py-2 hover:bg-sage-wash focus-visible:bg-sage-wash"
            >
              <span className="font-semibold">{name}</span>
              {description && <span className="text-sm text-soft">{description}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingFound({ text, onRequest }: { text: string; onRequest: (name: string) => void }) {
  const t = useTranslations("catalog");
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
