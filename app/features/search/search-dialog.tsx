import { useTranslations } from "use-intl";
import { CachedMarkup } from "#app/ui/cached-markup";
import { Dialog } from "#app/ui/overlays/dialog";
import { SearchPanel } from "./search-panel";
import type { SearchablePage } from "./searchable-pages";

/** The header's search dialog, titled 'Search' and the product's name. Buttons anywhere open it by its id. */
export function SearchDialog({ id, site, own }: { id: string; site: string; own: readonly SearchablePage[] }) {
  const t = useTranslations("catalog");
  return (
    <Dialog id={id} title={t("searchTitle", { site })} width="tall">
      <CachedMarkup as="div" of={["search dialog", id]}>
        <SearchPanel heading="h3" own={own} onChoose={() => closeDialog(id)} />
      </CachedMarkup>
    </Dialog>
  );
}

function closeDialog(id: string) {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}
