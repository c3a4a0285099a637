import { useTranslations } from "use-intl";
import { Dialog } from "#app/ui/overlays/dialog";
import { SearchPanel } from "./search-panel";

/** The search dialog of the header, titled 'Search' and the product's name. Buttons anywhere open it by its id. */
export function SearchDialog({ id, site }: { id: string; site: string }) {
  const t = useTranslations("catalog");
  return (
    <Dialog id={id} title={t("searchTitle", { site })}>
      <div className="min-h-96">
        <SearchPanel heading="h3" onChoose={() => closeDialog(id)} />
      </div>
    </Dialog>
  );
}

function closeDialog(id: string) {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}
