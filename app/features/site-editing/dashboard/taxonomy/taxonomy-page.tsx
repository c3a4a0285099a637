import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Badge } from "#app/ui/badge";
import { ButtonLink } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import type { Taxonomy } from "./taxonomy";

/** Categories, sub-categories and topics with how they are used, and what was sought in vain. */
export function TaxonomyPage({ taxonomy: { categories, sought } }: { taxonomy: Taxonomy }) {
  const t = useTranslations("taxonomy");
  return (
    <div className="space-y-12">
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
      <section aria-labelledby="taxonomy">
        <h2 id="taxonomy" className="text-2xl">
          {t("title")}
        </h2>
        <p className="mt-1 mb-2 max-w-measure text-soft">{t("text")}</p>
        <p className="mb-5 max-w-measure text-soft">{t("fixed")}</p>
        <ButtonLink to="/admin?view=topics&topic=_new" className="mb-6">
          {t("add")}
        </ButtonLink>
        <div className="grid items-start gap-6 md:grid-cols-2">
          {categories.map((category) => (
            <Category key={category.id} category={category} />
          ))}
        </div>
      </section>
    </div>
  );
}

function Category({ category: { name, path, subcategories, topics } }: { category: Taxonomy["categories"][number] }) {
  const t = useTranslations("taxonomy");
  const { number } = useFormat();
  return (
    <section aria-label={name} className="card">
      <h3 className="text-lg">
        <Link to={path} className="text-link">
          {name}
        </Link>
      </h3>
      {subcategories.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-4 text-sm">
          {subcategories.map(({ title, path: address }) => (
            <li key={address}>
              <Link to={address} className="text-link inline-flex min-h-11 items-center">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <table className="mt-3 w-full text-sm">
        <thead className="text-left text-soft">
          <tr>
            <th scope="col" className="py-1 font-normal">
              {t("topic")}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {t("advisors")}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {t("asked")}
            </th>
          </tr>
        </thead>
        <tbody>
          {topics.map((topic) => (
            <tr key={topic.slug} className="border-t border-line">
              <th scope="row" className="pr-3 text-left font-normal">
                <Link
                  to={`/admin?view=topics&topic=${topic.slug}`}
                  prefetch="intent"
                  className={`text-link inline-flex min-h-11 items-center gap-2 ${topic.isRetired ? "text-soft" : ""}`}
                >
                  {topic.name}
                  {topic.isRetired && <Badge>{t("retired")}</Badge>}
                </Link>
              </th>
              <td
                className={`py-1.5 text-right tabular-nums ${topic.advisors === 0 && !topic.isRetired ? "font-semibold text-danger" : ""}`}
              >
                {number(topic.advisors)}
              </td>
              <td className="py-1.5 text-right tabular-nums">{number(topic.asked)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
