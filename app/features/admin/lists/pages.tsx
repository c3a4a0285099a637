import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { MAX_COUNTED, ROWS_A_PAGE, type ShownPage } from "./list-count";
import { type ListName, type ListParams, listAddress } from "./list-shapes";

interface ListPagesProps {
  name: ListName;
  params: ListParams;
  shown: ShownPage;
  /** Total number of rows, counted up to MAX_COUNTED + 1. */
  total: number;
  /** Number of rows on this page. */
  rows: number;
}

/** Links to the previous and the next page, keeping all other parameters. */
export function ListPages({ name, params, shown: { page, before, after }, total, rows }: ListPagesProps) {
  const t = useTranslations("lists");
  if (rows === 0) return null;
  const from = (page - 1) * ROWS_A_PAGE + 1;
  const values = { from, to: from + rows - 1, total: Math.min(total, MAX_COUNTED) };
  return (
    <p className="mt-5 flex flex-wrap items-center gap-3">
      <span className="mr-auto text-sm text-soft tabular-nums">{t(total > MAX_COUNTED ? "rangeOfMany" : "range", values)}</span>
      {before && (
        <ButtonLink to={listAddress(name, { ...params, page: page - 1, before, after: null })} variant="secondary" size="small">
          {t("before")}
        </ButtonLink>
      )}
      {after && (
        <ButtonLink to={listAddress(name, { ...params, page: page + 1, after, before: null })} variant="secondary" size="small">
          {t("after")}
        </ButtonLink>
      )}
    </p>
  );
}
