import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { MOST_COUNTED, ROWS_A_PAGE } from "./list-count";
import { type ListName, type ListWishes, listAddress } from "./list-shapes";

interface ListPagesProps {
  name: ListName;
  wishes: ListWishes;
  hasMore: boolean;
  /** How many rows there are, counted up to one more than MOST_COUNTED. */
  total: number;
  /** How many stand on this page. */
  shown: number;
}

/** To the pages before and after, with everything else that was wished. */
export function ListPages({ name, wishes, hasMore, total, shown }: ListPagesProps) {
  const t = useTranslations("lists");
  const { page } = wishes;
  if (shown === 0 && page === 1) return null;
  const from = (page - 1) * ROWS_A_PAGE + 1;
  const values = { from, to: from + shown - 1, total: Math.min(total, MOST_COUNTED) };
  return (
    <p className="mt-5 flex flex-wrap items-center gap-3">
      {shown > 0 && (
        <span className="mr-auto text-sm text-soft tabular-nums">{t(total > MOST_COUNTED ? "rangeOfMany" : "range", values)}</span>
      )}
      {page > 1 && (
        <ButtonLink to={listAddress(name, { ...wishes, page: page - 1 })} variant="secondary" size="small">
          {t("before")}
        </ButtonLink>
      )}
      {hasMore && (
        <ButtonLink to={listAddress(name, { ...wishes, page: page + 1 })} variant="secondary" size="small">
          {t("after")}
        </ButtonLink>
      )}
    </p>
  );
}
