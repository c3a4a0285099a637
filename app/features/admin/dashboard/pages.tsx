import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";

interface PagesProps {
  view: string;
  query?: string;
  /** From 1. */
  page: number;
  hasMore: boolean;
}

/** To what is newer and older in a view of the dashboard. */
export function Pages({ view, query = "", page, hasMore }: PagesProps) {
  const t = useTranslations("admin");
  if (page === 1 && !hasMore) return null;
  const to = (wanted: number) => `/admin?${new URLSearchParams({ view, ...(query && { q: query }), page: String(wanted) })}`;
  return (
    <p className="mt-5 flex gap-3">
      {page > 1 && (
        <ButtonLink to={to(page - 1)} variant="secondary" size="small">
          {t("newer")}
        </ButtonLink>
      )}
      {hasMore && (
        <ButtonLink to={to(page + 1)} variant="secondary" size="small">
          {t("older")}
        </ButtonLink>
      )}
    </p>
  );
}
