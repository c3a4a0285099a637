import { useTranslations } from "use-intl";
import { Icon } from "#app/ui/icon";
import type { ListFilter } from "./filter-fields";
import type { ListParams } from "./list-shapes";

interface ListFoldProps {
  params: ListParams;
  filters: readonly ListFilter[];
  /** The state is one of its fields. */
  hasState: boolean;
  children: React.ReactNode;
}

/**
 * What narrows a list down and sorts it: fields in its line where there is room; behind one button, which says how many of them say something, where the
 * list would begin below the screen.
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
