import { useTranslations } from "use-intl";
import { SelectField } from "#app/ui/fields/field";
import type { ListParams } from "./list-shapes";

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
