import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { CategoryId } from "#app/features/catalog/categories";
import { shelvesOf } from "#app/features/topics/topic-list";
import { useNames } from "#app/languages/names";
import { Badge } from "#app/ui/badge";
import { ButtonLink } from "#app/ui/button";
import { PostForm } from "#app/ui/fields/form";
import { Icon } from "#app/ui/icon";
import { useFormat } from "#app/ui/text/format";
import type { ListedTopic, Taxonomy } from "./taxonomy";

/** Topics by category and sub-category with their usage, and searches without results. */
export function TaxonomyPage({ taxonomy: { categories, retired, sought, unsaid } }: { taxonomy: Taxonomy }) {
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
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/admin?view=topics&entry=_new" variant="secondary">
              {t("addCategory")}
            </ButtonLink>
            <ButtonLink to="/admin?view=topics&topic=_new">{t("add")}</ButtonLink>
          </div>
        </div>
        <div className="mt-6 gap-6 xl:columns-2">
          {categories.map((category) => (
            <Category key={category.id} category={category} />
          ))}
        </div>
        {retired.length > 0 && <Retired entries={retired} />}
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
        {unsaid > 0 && <p className="mt-4 max-w-measure">{t("soughtUnsaid", { count: unsaid })}</p>}
      </section>
    </div>
  );
}

function Category({ category }: { category: Taxonomy["categories"][number] }) {
  const t = useTranslations("taxonomy");
  const named = useNames();
  const { id, path, version, versions } = category;
  const order = new Intl.Collator(useLocale());
  const topics = category.topics.toSorted((one, other) => order.compare(named(one.name), named(other.name)));
  const name = named(category.name);
  return (
    <section aria-label={name} className="card mb-6 break-inside-avoid">
      <table className="w-full text-sm">
        <caption className="pb-2 text-left font-serif text-lg">
          <Link to={path} className="text-link inline-flex min-h-11 min-w-11 items-center">
            {name}
          </Link>
          <EntryTools entry={{ key: id, version }} name={name} />
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
            {label !== null && (
              <tr className="border-t border-line">
                <th scope="rowgroup" colSpan={3} className="text-left font-normal text-soft">
                  <Link to={path} className="inline-flex min-h-11 items-center text-xs tracking-wide hover:underline">
                    {named(label)}
                  </Link>
                  <EntryTools entry={{ key, version: versions[key] ?? 0 }} name={named(label)} />
                </th>
              </tr>
            )}
            {those.map((topic) => (
              <TopicRow key={topic.slug} topic={topic} isInGroup={label !== null} />
            ))}
          </tbody>
        ))}
      </table>
      <Link to={`/admin?view=topics&entry=_new&in=${id}`} className="text-link mt-2 inline-flex min-h-11 items-center text-sm">
        {t("addPage")}
      </Link>
    </section>
  );
}

/** Links to edit an entry, and buttons to move it up or down. */
function EntryTools({ entry: { key, version }, name }: { entry: { key: string; version: number }; name: string }) {
  const t = useTranslations("taxonomy");
  return (
    <div className="ml-2 inline-flex items-center align-middle text-soft">
      <Link
        to={`/admin?view=topics&entry=${encodeURIComponent(key)}`}
        aria-label={t("editEntry", { name })}
        className="inline-flex size-11 items-center justify-center hover:text-ink"
      >
        <Icon name="edit" />
      </Link>
      {(["up", "down"] as const).map((step) => (
        <PostForm key={step} preventScrollReset className="inline-flex">
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="step" value={step} />
          <button
            type="submit"
            name="intent"
            value="move-entry"
            aria-label={t(step === "up" ? "moveUp" : "moveDown", { name })}
            className="inline-flex size-11 cursor-pointer items-center justify-center hover:text-ink"
          >
            <Icon name="chevron-down" className={step === "up" ? "rotate-180" : ""} />
          </button>
        </PostForm>
      ))}
    </div>
  );
}

function Retired({ entries }: { entries: Taxonomy["retired"] }) {
  const t = useTranslations("taxonomy");
  const named = useNames();
  return (
    <section aria-labelledby="retired-entries" className="mt-6">
      <h3 id="retired-entries" className="text-lg">
        {t("retiredEntries")}
      </h3>
      <ul className="mt-2">
        {entries.map(({ key, name, topics }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4">
            <Link to={`/admin?view=topics&entry=${encodeURIComponent(key)}`} className="text-link inline-flex min-h-11 items-center">
              {named(name)}
            </Link>
            {topics.map((topic) => (
              <TopicLink key={topic.slug} {...topic} className="text-sm text-soft" />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TopicLinkProps extends Pick<ListedTopic, "slug" | "name"> {
  className: string;
  children?: React.ReactNode;
}

function TopicLink({ slug, name, className, children }: TopicLinkProps) {
  const named = useNames();
  return (
    <Link
      to={`/admin?view=topics&topic=${slug}`}
      prefetch="intent"
      className={`text-link inline-flex min-h-11 min-w-11 items-center gap-2 ${className}`}
    >
      {named(name)}
      {children}
    </Link>
  );
}

function TopicRow({ topic, isInGroup }: { topic: ListedTopic; isInGroup: boolean }) {
  const t = useTranslations("taxonomy");
  const { number } = useFormat();
  const { slug, name, isRetired, advisors, asked } = topic;
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`text-left font-normal wrap-anywhere hyphens-auto ${isInGroup ? "pl-3" : ""}`}>
        <TopicLink slug={slug} name={name} className={isRetired ? "text-soft" : ""}>
          {isRetired && <Badge>{t("retired")}</Badge>}
        </TopicLink>
      </th>
      <td className={`pl-3 text-right tabular-nums ${advisors === 0 && !isRetired ? "font-semibold text-danger" : ""}`}>
        {number(advisors)}
      </td>
      <td className="pl-3 text-right tabular-nums">{number(asked)}</td>
    </tr>
  );
}

/** Groups topics: those of the category's own page, then one group per sub-category page or tile, even if empty. */
function groupsOf(category: CategoryId, all: readonly ListedTopic[]) {
  const topics = all.filter(({ isRetired }) => !isRetired);
  const retired = { key: "retired", path: "", label: null, topics: all.filter(({ isRetired }) => isRetired) };
  const shelves = shelvesOf(category).map((shelf) => ({ ...shelf, topics: topics.filter((topic) => topic.shelf === shelf.key) }));
  const alone = topics.filter(({ shelf }) => shelves.every(({ key }) => key !== shelf));
  return [{ key: "", path: "", label: null, topics: alone }, ...shelves, retired];
}
