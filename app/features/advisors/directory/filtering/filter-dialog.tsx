import { useState } from "react";
import { Form, Link, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import type { CategoryId } from "#app/features/catalog/categories";
import { submitFilled } from "#app/features/search/submit-search";
import { Button } from "#app/ui/button";
import { useHydrated } from "#app/ui/hydrated";
import { Icon } from "#app/ui/icon";
import { Dialog } from "#app/ui/overlays/dialog";
import type { DirectoryQuery } from "../directory-query";
import { activeFilters, directoryPath, withoutFilters } from "../filters";
import { useCountLeft } from "./count-left";
import { FilterFields } from "./filter-fields";

const DIALOG = "filters";

interface FilterDialogProps {
  path: string;
  query: DirectoryQuery;
  /** Undefined where all categories are listed. */
  category: CategoryId | undefined;
  /** Codes of the languages that advisors of the category speak. */
  languages: readonly string[];
  /** How many advisors match the active filters. */
  total: number;
}

/** The Filters button with its dialog: a GET form that loads the page itself, so it works before and without JavaScript. */
export function FilterDialog({ path, query, category, languages, total }: FilterDialogProps) {
  const t = useTranslations("advisors");
  const submit = useSubmit();
  const active = activeFilters(query).length;
  const left = useCountLeft(path, total);
  /** Label of the filter that was set last while somebody was left. */
  const [last, setLast] = useState("");
  // Without React it is unknown whether the current values match anybody.
  const isNobody = useHydrated() && left.total === 0;
  const trigger = (
    <Button variant="secondary" className="grow sm:grow-0">
      <Icon name="filter" />
      {t("filters")}
      {active > 0 && (
        <span className="grid size-6 place-items-center rounded-full bg-sage text-sm text-on-sage">
          <span aria-hidden="true">{active}</span>
          <span className="sr-only">{t("filtersActive", { count: active })}</span>
        </span>
      )}
    </Button>
  );
  return (
    <Dialog id={DIALOG} title={t("filters")} description={t("filtersText")} trigger={trigger}>
      <Form
        key={directoryPath(path, query)}
        action={path}
        onChange={(event) => {
          if (left.total > 0) setLast(labelOf(event.target));
          left.count(event.currentTarget);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          closeDialog();
          submitFilled(event.currentTarget, submit, {});
        }}
      >
        {query.q && <input type="hidden" name="q" value={query.q} />}
        {query.compare && <input type="hidden" name="compare" value={query.compare} />}
        {query.sort && <input type="hidden" name="sort" value={query.sort} />}
        <FilterFields query={query} category={category} languages={languages} />
        <div className="dialog-actions sticky bottom-0 -mx-6 -mb-6 items-center border-t border-line bg-surface px-6 py-4">
          {isNobody && last && <p className="w-full text-sm text-soft">{t("nobodySince", { filter: last })}</p>}
          {(active > 0 || isNobody) && (
            <Link
              to={directoryPath(path, withoutFilters(query))}
              preventScrollReset
              onClick={({ currentTarget }) => {
                // What is set here but not applied is cleared, too, although the page stays the same.
                if (active === 0) currentTarget.closest("form")?.reset();
                left.forget();
                setLast("");
                closeDialog();
              }}
              className="text-link mr-auto inline-flex min-h-11 items-center"
            >
              {t("clearAll")}
            </Link>
          )}
          <Button type="submit" aria-busy={left.isCounting} disabled={isNobody}>
            <span aria-live="polite">{t("showAdvisors", { count: left.total })}</span>
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

/** Returns the label of the field that has changed. */
const labelOf = (field: EventTarget) => (field instanceof HTMLElement && "labels" in field ? labelText(field.labels) : "");
const labelText = (labels: unknown) => (labels instanceof NodeList ? (labels[0]?.textContent?.trim() ?? "") : "");

function closeDialog() {
  const dialog = document.getElementById(DIALOG);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}
