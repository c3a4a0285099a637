import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { buttonClass } from "#app/ui/button-class";
import { classes } from "#app/ui/classes";
import { SelectField, TextField } from "#app/ui/fields/field";
import { Icon } from "#app/ui/icon";
import { FilterFields, FixedFilters, type ListFilter, NARROW } from "./filter-fields";
import { ListFold } from "./list-fold";
import { fileAddress, LISTS, type ListName, type ListParams, type ListShape, sortsOf } from "./list-shapes";
import { useSortNames, useStateNames } from "./list-words";

interface ListToolsProps {
  name: ListName;
  params: ListParams;
  searchLabel: string;
  hint?: string;
  /** The states are links above the list. */
  hasStateLinks?: boolean;
  /** Label of the state filter's empty option, when it does not mean all. */
  usual?: string;
  /** State to leave out of the filter. */
  without?: string;
  filters?: readonly ListFilter[];
  /** Labels of active filters that have no field, by parameter name. */
  fixed?: Readonly<Record<string, string>>;
  /** The list has a table with sortable column headings. */
  hasHeads?: boolean;
}

/** Search, filters and sorting of an admin list through its query string, without a script; and the download as a file. */
export function ListTools({
  name,
  params,
  searchLabel,
  hint,
  without,
  usual,
  filters = [],
  fixed = {},
  hasStateLinks = false,
  hasHeads = false,
}: ListToolsProps) {
  const t = useTranslations("lists");
  const words = useTranslations("admin");
  const stateName = useStateNames(name);
  const { path, view, states, columns }: ListShape = LISTS[name];
  const sortName = useSortNames(name);
  return (
    <div className="list-frame flex flex-wrap items-end gap-3">
      {/* Remounts the form when the parameters change: its uncontrolled fields would keep the old values. */}
      <Form
        key={`${params.query} ${params.state} ${params.sort} ${JSON.stringify(params.filters)}`}
        method="get"
        action={path}
        className="contents"
      >
        {view && <input type="hidden" name="view" value={view} />}
        <TextField
          name="q"
          type="search"
          label={searchLabel}
          defaultValue={params.query}
          placeholder={hint}
          className="min-w-0 grow basis-48"
        />
        {hasStateLinks && params.state && <input type="hidden" name="state" value={params.state} />}
        <ListFold params={params} filters={filters} hasState={!hasStateLinks}>
          {!hasStateLinks && (
            <SelectField
              name="state"
              label={t("show")}
              className={NARROW}
              defaultValue={params.state ?? ""}
              options={[
                { value: "", label: usual ?? t("all") },
                ...states.filter((value) => value !== without).map((value) => ({ value, label: stateName(value) })),
              ]}
            />
          )}
          <FilterFields filters={filters} params={params} />
          <SelectField
            name="sort"
            label={t("sort")}
            className={classes(NARROW, hasHeads && "list-sort")}
            defaultValue={params.sort ?? ""}
            options={[{ value: "", label: t(`usual_${name}`) }, ...sortsOf(columns).map((value) => ({ value, label: sortName(value) }))]}
          />
        </ListFold>
        {/* Both go to the next line together: alone there, the quiet one would look indented. */}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="secondary">
            {words("search")}
          </Button>
          {/* A file download, so no client-side navigation. */}
          <a href={fileAddress(name, params)} download className={buttonClass("quiet")}>
            <Icon name="download" />
            {t("download")}
          </a>
        </div>
      </Form>
      <FixedFilters name={name} params={params} fixed={fixed} />
    </div>
  );
}
