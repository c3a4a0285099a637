import { useTranslations } from "use-intl";
import { ButtonLink } from "#app/ui/button";
import { SelectField } from "#app/ui/fields/field";
import { Icon } from "#app/ui/icon";
import { type ListName, type ListParams, listAddress } from "./list-shapes";

/** As wide as its line where there is little room. */
export const NARROW = "min-w-0 grow sm:grow-0";

/** Something else that a list is narrowed down by. */
export interface ListFilter {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** What else a list is narrowed down by, each to be chosen from a list, or not at all; what stands in its address without a field stays. */
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

/** What a list is narrowed down by without a field for it, each with the way to leave it out. */
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
