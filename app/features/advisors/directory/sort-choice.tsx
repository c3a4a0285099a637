import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { DirectoryQuery } from "./directory-query";
import { SORT_OPTIONS } from "./filter-options";
import { directoryFields } from "./filters";

/** Sort order of the list. Buttons rather than links, so that crawlers do not find each search in every order. */
export function SortChoice({ path, query }: { path: string; query: DirectoryQuery }) {
  const t = useTranslations("advisors");
  const kept = directoryFields({ ...query, sort: undefined, after: undefined, page: undefined });
  return (
    <Form action={path} preventScrollReset>
      <fieldset className="-mx-3 grid grid-cols-2 items-center sm:flex">
        <legend className="sr-only">{t("sort")}</legend>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {([undefined, ...SORT_OPTIONS] as const).map((sort) => (
          <button
            key={sort ?? "match"}
            type="submit"
            {...(sort && { name: "sort", value: sort })}
            aria-pressed={query.sort === sort}
            className="min-h-11 rounded px-3 text-left text-sm hover:bg-sage-wash aria-pressed:font-semibold aria-pressed:text-sage-ink aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-8"
          >
            {t(sort ? `sort_${sort}` : query.q ? "sort_match" : "sort_recommended")}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
