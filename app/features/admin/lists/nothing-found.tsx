import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { type ListName, type ListParams, listAddress } from "./list-shapes";

interface NothingFoundProps {
  name: ListName;
  params: ListParams;
  /** Text when nothing matches the filters. */
  found: string;
  /** Title when the list is empty; `noneText` says where its rows will come from. */
  none: string;
  noneText?: string;
}

/** Empty list: either it has no rows yet, or none match the filters; then it links back to all. */
export function NothingFound({ name, params, found, none, noneText }: NothingFoundProps) {
  const t = useTranslations("lists");
  const isNarrowed = params.query !== "" || params.state !== null || !!params.filters || params.page > 1;
  if (!isNarrowed) return <EmptyState title={none} text={noneText} />;
  return (
    <EmptyState title={found} text={t("nothingFits")}>
      <ButtonLink to={listAddress(name, { query: "", state: null, sort: params.sort, page: 1 })} variant="secondary">
        {t("showAll")}
      </ButtonLink>
    </EmptyState>
  );
}
