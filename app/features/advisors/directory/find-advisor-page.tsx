import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { type Category, TILE_SUBCATEGORIES_SHOWN, tiledCategories } from "#app/features/catalog/categories";
import { Named, type UntranslatedNames } from "#app/features/catalog/named";
import type { CalmWords } from "#app/features/danger/danger-line";
import { filterCategories } from "#app/features/search/filter-categories";
import { useLiveSearch } from "#app/features/search/live-search";
import { isLiveSearch } from "#app/features/search/search-answer";
import type { Meant } from "#app/features/search/site-search";
import { Button, ButtonLink } from "#app/ui/button";
import { CalmCard } from "#app/ui/calm-card";
import { Card } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { UnseenSubmit } from "#app/ui/fields/unseen-submit";
import { Icon } from "#app/ui/icon";
import { Page } from "#app/ui/page";
import type { ListedCard } from "../cards/advisor-card";
import { WeekList } from "../week/week-list";

interface FindAdvisorPageProps {
  /** The search text from the URL. */
  query: string;
  /** What someone in danger should read. */
  calm: CalmWords | null;
  /** Ids of the categories the query is about, if no tile has its words. */
  fitting: readonly string[];
  /** The pages that answer the query, if it is a question about the site. */
  meant: Meant;
  /** Whether the page fades in after 100 ms (visitor site, section 2: /find-advisor). */
  pace: boolean;
  /** A few advisors to start with; none during a search. */
  cards: readonly ListedCard[];
  /** Of their areas those that nobody has put into the reader's language. */
  untranslated: UntranslatedNames;
}

/** /find-advisor: the categories as tiles, filtered by a search box. Filters instantly with React, and through the URL without. */
export function FindAdvisorPage({
  query,
  calm: given,
  fitting: givenFitting,
  meant: givenMeant,
  pace,
  cards,
  untranslated,
}: FindAdvisorPageProps) {
  const t = useTranslations("catalog");
  const { box, text, setText, live, calm, fitting, meant } = useLiveSearch(
    query,
    { calm: given, fitting: givenFitting, meant: givenMeant },
    { path: "/find-advisor", isAsked: isOnNoTile },
  );
  const called = filterCategories(text, tiledCategories());
  const found = called.length > 0 ? called : tiledCategories().filter(({ id }) => fitting.includes(id));
  const tiles = calm ? [] : found;
  function clear(event: React.MouseEvent) {
    event.preventDefault();
    if (box.current) box.current.value = "";
    box.current?.focus();
    setText("");
  }
  return (
    <Page
      title={t("findTitle")}
      intro={t("findIntro")}
      className={
        pace ? "opacity-100 transition-opacity delay-100 duration-200 starting:opacity-0 motion-reduce:transition-none" : undefined
      }
    >
      <Form action="/find-advisor" role="search" className="max-w-xl" onSubmit={(event) => event.preventDefault()}>
        <input
          ref={box}
          type="search"
          name="q"
          aria-label={t("findPlaceholder")}
          placeholder={t("findPlaceholder")}
          defaultValue={query}
          maxLength={300}
          className="control"
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <UnseenSubmit label={t("go")} />
      </Form>
      <div role="status">
        {live === "lost" && <p className="mt-6 text-soft">{t("searchLost")}</p>}
        {!calm && live === "answered" && tiles.length === 0 && (
          <EmptyState title={t("findNothing", { query: text.trim() })} text={t("findNothingText")}>
            {meant.pages.map(({ path, name }) => (
              <ButtonLink key={path} to={path}>
                <Named name={name} />
              </ButtonLink>
            ))}
            <Form action="/find-advisor">
              <Button type="submit" variant="secondary" onClick={clear}>
                {t("clearSearch")}
              </Button>
            </Form>
          </EmptyState>
        )}
      </div>
      {calm && (
        <div className="mt-8">
          <CalmCard words={calm} />
        </div>
      )}
      <ul className="even-rows mt-8 grid gap-4">
        {tiles.map((category) => (
          <CategoryTile key={category.id} category={category} />
        ))}
      </ul>
      {cards.length > 0 && !calm && text.trim() === "" && (
        <section aria-labelledby="week" className="mt-12">
          <h2 id="week" className="mb-5 text-2xl">
            {t("findWeek")}
          </h2>
          <WeekList cards={cards} untranslated={untranslated} />
          <p className="mt-6 text-center">
            <ButtonLink to="/advisors/all" prefetch="intent" variant="secondary">
              {t("findAll")}
            </ButtonLink>
          </p>
        </section>
      )}
    </Page>
  );
}

/** Nobody in danger types the words of a tile, so the server is only asked about other texts. */
const isOnNoTile = (text: string) => isLiveSearch(text) && filterCategories(text, tiledCategories()).length === 0;

function CategoryTile({ category }: { category: Category }) {
  const t = useTranslations("catalog");
  const shown = category.tileSubcategories.slice(0, TILE_SUBCATEGORIES_SHOWN);
  const more = category.tileSubcategories.length - shown.length;
  return (
    <Card as="li" kind="link" className="flex flex-col gap-3">
      <Icon name={category.icon} className="text-2xl text-sage-ink" />
      <h2 className="text-xl">
        <Link to={category.path} prefetch="intent" viewTransition className="card-cover">
          <Named name={category.name} />
        </Link>
      </h2>
      <p className="text-soft">
        <Named name={category.description} />
      </p>
      {shown.length > 0 && (
        <p className="mt-auto flex flex-wrap gap-x-3 gap-y-1 pt-2 text-sm text-sage-ink">
          {shown.map((name) => (
            <span key={name}>
              <Named name={name} />
            </span>
          ))}
          {more > 0 && <span className="text-soft">{t("moreSubcategories", { count: more })}</span>}
        </p>
      )}
    </Card>
  );
}
