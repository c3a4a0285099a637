import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { CategoryId } from "#app/features/catalog/categories";
import { Icon } from "#app/ui/icon";
import type { DirectoryQuery } from "../directory-query";
import { activeFilters, directoryPath, withoutFilters } from "../filters";
import { useFilterLabel } from "./filter-labels";

/** The active filters, each with a link to remove it, and one to clear all. */
export function FilterChips({ path, query, category }: { path: string; query: DirectoryQuery; category: CategoryId | undefined }) {
  const t = useTranslations("advisors");
  const label = useFilterLabel(category);
  const active = activeFilters(query);
  if (active.length === 0) return null;
  return (
    <ul aria-label={t("activeFilters")} className="mt-3 flex flex-wrap items-center gap-2">
      {active.map((name) => (
        <li key={name}>
          <Link
            to={directoryPath(path, query, { [name]: undefined })}
            preventScrollReset
            aria-label={t("removeFilter", { filter: label(name, query) })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded border border-line bg-surface px-3 text-sm hover:border-sage"
          >
            {label(name, query)}
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={directoryPath(path, withoutFilters(query))}
          preventScrollReset
          className="text-link inline-flex min-h-11 items-center px-2 text-sm"
        >
          {t("clearAll")}
        </Link>
      </li>
    </ul>
  );
}
