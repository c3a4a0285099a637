import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { SelectField } from "#app/ui/fields/field";
import { Icon } from "#app/ui/icon";
import { type ListName, type ListParams, listAddress } from "./list-shapes";

/** Grows to the width of its line on narrow screens. */
export const NARROW = "min-w-0 grow sm:grow-0";

/** A further filter of a list. */
export interface ListFilter {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** Select fields for the further filters; filters in the query string that have no field are kept. */
export function FilterFields({ filters, params }: { filters: readonly ListFilter[]; params: ListParams }) {
  const t = useTranslations("lists");
  const others = Object.entries(params.filters ?? {}).filter(([name]) => !filters.some((filter) => filter.name === name));
  return (
    <>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.map(({ name, label, options }) => (
        <SelectField
          key={name}
          name={name}
          label={label}
          className={NARROW}
          defaultValue={params.filters?.[name] ?? ""}
          options={[{ value: "", label: t("all") }, ...options]}
        />
      ))}
    </>
  );
}

interface FixedFiltersProps {
  name: ListName;
  params: ListParams;
  fixed: Readonly<Record<string, string>>;
}

/** Active filters that have no field, each with a link to remove it. */
export function FixedFilters({ name, params, fixed }: FixedFiltersProps) {
  const t = useTranslations("lists");
  return Object.entries(fixed).map(([filter, what]) => {
    const { [filter]: _left, ...others } = params.filters ?? {};
    const filters = Object.keys(others).length > 0 ? others : undefined;
    return (
      <ButtonLink
        key={filter}
        to={listAddress(name, { ...params, filters, page: 1 })}
        variant="secondary"
        aria-label={t("withoutFilter", { what })}
      >
        {what}
        <Icon name="close" />
      </ButtonLink>
    );
  });
}
