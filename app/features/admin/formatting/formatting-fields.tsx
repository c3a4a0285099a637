import { useTranslations } from "use-intl";
import type { TextFormatting } from "#app/features/home/section";
import { SelectField } from "#app/ui/fields/field";
import { LISTED_PROPERTIES, labelledChoices } from "./formatting-labels";
import { Swatches } from "./swatches";

interface FormattingFieldsProps {
  /** Prefix of the field names: 'titleFormatting' makes 'titleFormatting.color'. */
  name: string;
  /** Label of the formatted text's field. */
  label: string;
  formatting: TextFormatting;
}

/** Size, family, weight, style, decoration and colour of a text, in a collapsed section. */
export function FormattingFields({ name, label, formatting }: FormattingFieldsProps) {
  const t = useTranslations("admin");
  return (
    <details className="rounded border border-line px-4 py-1">
      <summary className="min-h-11 content-center text-sm font-semibold text-sage-ink">{t("formattingOf", { text: label })}</summary>
      <div className="grid gap-4 pt-2 pb-4 sm:grid-cols-2">
        {LISTED_PROPERTIES.map((property) => (
          <SelectField
            key={property}
            name={`${name}.${property}`}
            label={t(property)}
            defaultValue={formatting[property] ?? ""}
            options={[
              { value: "", label: t("siteOwn") },
              ...labelledChoices(property).map((choice) => ({
                value: choice.value,
                label: "name" in choice ? choice.name : t(choice.key),
              })),
            ]}
          />
        ))}
      </div>
      <Swatches name={`${name}.color`} legend={t("color")} itself={t("siteOwn")} chosen={formatting.color} />
    </details>
  );
}
