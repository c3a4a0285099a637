import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { type ListName, type ListWishes, listAddress } from "./list-shapes";

interface ListPagesProps {
  name: ListName;
  wishes: ListWishes;
  hasMore: boolean;
}

/** To the pages before and after, with everything else that was wished. */
export function ListPages({ name, wishes, hasMore }: ListPagesProps) {
  const t = useTranslations("lists");
  const { page } = wishes;
  if (page === 1 && !hasMore) return null;
  return (
    <p className="mt-5 flex gap-3">
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
