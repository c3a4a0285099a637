import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { CategoryId } from "#app/features/catalog/categories";
import { shelvesOf } from "#app/features/topics/topic-list";
import { Badge } from "#app/ui/badge";
import { ButtonLink } from "#app/ui/button";
import { useFormat } from "#app/ui/text/format";
import type { ListedTopic, Taxonomy } from "./taxonomy";

/** The topics by category and sub-category with how they are used, and what was sought in vain. */
export function TaxonomyPage({ taxonomy: { categories, sought } }: { taxonomy: Taxonomy }) {
  const t = useTranslations("taxonomy");
  return (
    <div className="space-y-12">
      <section aria-labelledby="taxonomy">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 id="taxonomy" className="text-2xl">
              {t("title")}
            </h2>
            <p className="mt-1 max-w-measure text-soft">{t("text")}</p>
            <p className="mt-2 max-w-measure text-soft">{t("fixed")}</p>
          </div>
          <ButtonLink to="/admin?view=topics&topic=_new">{t("add")}</ButtonLink>
        </div>
        <div className="mt-6 gap-6 md:columns-2">
          {categories.map((category) => (
            <Category key={category.id} category={category} />
          ))}
        </div>
      </section>
      <section aria-labelledby="sought">
        <h2 id="sought" className="text-2xl">
          {t("soughtTitle")}
        </h2>
        <p className="mt-1 max-w-measure text-soft">{t(sought.length === 0 ? "soughtNone" : "soughtText")}</p>
        {sought.length > 0 && (
          <ol className="mt-4 max-w-xl divide-y divide-line border-y border-line">
            {sought.map(({ words, times }) => (
              <li key={words} className="flex justify-between gap-4 py-2">
                <span className="break-all">{words}</span>
                <span className="shrink-0 text-soft tabular-nums">{t("times", { count: times })}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

function Category({ category: { id, name, path, topics } }: { category: Taxonomy["categories"][number] }) {
  const t = useTranslations("taxonomy");
  return (
    <section aria-label={name} className="card mb-6 break-inside-avoid">
      <table className="w-full text-sm">
        <caption className="pb-2 text-left font-serif text-lg">
          <Link to={path} className="text-link inline-flex min-h-11 min-w-11 items-center">
            {name}
          </Link>
        </caption>
        <thead className="text-left text-soft">
          <tr>
            <th scope="col" className="py-1 font-normal">
              {t("topic")}
            </th>
            <th scope="col" className="py-1 pl-2 text-right font-normal">
              {t("advisors")}
            </th>
            <th scope="col" className="py-1 pl-2 text-right font-normal">
              {t("asked")}
            </th>
          </tr>
        </thead>
        {groupsOf(id, topics).map(({ key, path, label, topics: those }) => (
          <tbody key={key}>
            {label && (
              <tr className="border-t border-line">
                <th scope="rowgroup" colSpan={3} className="text-left font-normal text-soft">
                  <Link to={path} className="inline-flex min-h-11 items-center text-xs tracking-wide hover:underline">
                    {label}
                  </Link>
                </th>
              </tr>
            )}
            {those.map((topic) => (
              <TopicRow key={topic.slug} topic={topic} isInGroup={label !== null} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function TopicRow({ topic, isInGroup }: { topic: ListedTopic; isInGroup: boolean }) {
  const t = useTranslations("taxonomy");
  const { number } = useFormat();
  const { slug, name, isRetired, advisors, asked } = topic;
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`text-left font-normal wrap-anywhere ${isInGroup ? "pl-3" : ""}`}>
        <Link
          to={`/admin?view=topics&topic=${slug}`}
          prefetch="intent"
          className={`text-link inline-flex min-h-11 min-w-11 items-center gap-2 ${isRetired ? "text-soft" : ""}`}
        >
          {name}
          {isRetired && <Badge>{t("retired")}</Badge>}
        </Link>
      </th>
      <td className={`pl-3 text-right tabular-nums ${advisors === 0 && !isRetired ? "font-semibold text-danger" : ""}`}>
        {number(advisors)}
      </td>
      <td className="pl-3 text-right tabular-nums">{number(asked)}</td>
    </tr>
  );
}

/** The topics of a category's own page, then those of each sub-category page or tile, which has a line of its own even when nothing stands on it. */
function groupsOf(category: CategoryId, topics: readonly ListedTopic[]) {
  const shelves = shelvesOf(category).map((shelf) => ({ ...shelf, topics: topics.filter((topic) => topic.shelf === shelf.key) }));
  const alone = topics.filter(({ shelf }) => shelves.every(({ key }) => key !== shelf));
  return [{ key: "", path: "", label: null, topics: alone }, ...shelves];
}
