import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { type ListName, type ListParams, listAddress } from "./list-shapes";

interface NothingFoundProps {
  name: ListName;
  params: ListParams;
  /** What is said when nothing fits the parameters. */
  found: string;
  /** What is said when there is nothing yet, and where it will come from. */
  none: string;
  noneText?: string;
}

/** A list without rows: because there are none, or because none fits, and then with the way back to all. */
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
