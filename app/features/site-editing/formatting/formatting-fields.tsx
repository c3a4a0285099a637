import { useTranslations } from "use-intl";
import { formattingCss, PALETTE } from "#app/features/site-content/formatting";
import type { TextFormatting } from "#app/features/site-content/home-sections";
import { SelectField } from "#app/ui/field";
import { Icon } from "#app/ui/icon";
import { LISTED_PROPERTIES, labelledChoices } from "./formatting-labels";

interface FormattingFieldsProps {
  /** The name all fields begin with: 'titleFormatting' makes 'titleFormatting.color'. */
  name: string;
  /** The text that is formatted, as its field is called. */
  label: string;
  formatting: TextFormatting;
}

/** Size, family, weight, style, decoration and colour of one text, folded away until they are wanted. */
export function FormattingFields({ name, label, formatting }: FormattingFieldsProps) {
  const t = useTranslations("siteEditing");
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
      <Swatches name={`${name}.color`} chosen={formatting.color} />
    </details>
  );
}

/** The palette, each colour with its name for those who do not see it. */
function Swatches({ name, chosen }: { name: string; chosen: string | undefined }) {
  const t = useTranslations("siteEditing");
  const isOwn = !PALETTE.some(({ value }) => value === chosen);
  return (
    <fieldset className="pb-4">
      <legend className="field-label">{t("color")}</legend>
      <div className="flex flex-wrap gap-1">
        <Swatch name={name} value="" label={t("siteOwn")} isChosen={isOwn}>
          <Icon name="close" className="text-soft" />
        </Swatch>
        {PALETTE.map(({ value, name: color }) => (
          <Swatch key={value} name={name} value={value} label={t(color)} isChosen={value === chosen} />
        ))}
      </div>
    </fieldset>
  );
}

interface SwatchProps {
  name: string;
  value: string;
  label: string;
  isChosen: boolean;
  children?: React.ReactNode;
}

function Swatch({ name, value, label, isChosen, children }: SwatchProps) {
  return (
    <label className="grid size-9 place-items-center" title={label}>
      <input type="radio" name={name} value={value} defaultChecked={isChosen} className="peer sr-only" />
      <span
        className="grid size-7 place-items-center rounded-full border border-edge outline-offset-2 outline-ink peer-checked:outline-2 peer-focus-visible:outline-2 peer-focus-visible:outline-sage"
        style={{ backgroundColor: formattingCss("color", value) }}
        aria-hidden="true"
      >
        {children}
      </span>
      <span className="sr-only">{label}</span>
    </label>
  );
}
