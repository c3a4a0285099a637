import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import type { ListFilter } from "./filter-fields";
import type { ListParams } from "./list-shapes";

interface ListFoldProps {
  params: ListParams;
  filters: readonly ListFilter[];
  /** Whether the state is one of the fields. */
  hasState: boolean;
  children: React.ReactNode;
}

/**
 * Filter and sort fields of a list: inline where there is room; otherwise collapsed behind a button that shows the number of active filters, because
 * they would push the list off the screen.
 */
export function ListFold({ params, filters, hasState, children }: ListFoldProps) {
  const t = useTranslations("lists");
  const set = filters.filter(({ name }) => params.filters?.[name]).length + (hasState && params.state ? 1 : 0);
  return (
    <details className="list-fold">
      <summary className="button button-secondary">
        <Icon name="filter" />
        {t("filters")} {set > 0 && <span className="tabular-nums opacity-80">{set}</span>}
      </summary>
      <div className="list-fold-fields">{children}</div>
    </details>
  );
}
