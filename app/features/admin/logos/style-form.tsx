import { useTranslations } from "use-intl";
import { LOGO_FILTERS, LOGO_RANGES, type LogoRange, type LogoStyle, readLogoStyle } from "#app/features/home/logos/logo-style";
import { SelectField } from "#app/ui/fields/field";
import { PostForm } from "#app/ui/fields/form";
import { formValues } from "#app/ui/fields/form-values";
import { RangeField } from "#app/ui/fields/range-field";
import { SubmitButton } from "#app/ui/fields/submit-button";
import { Swatches } from "../formatting/swatches";
import type { ListedLogo } from "./listed-logo";

interface StyleFormProps {
  logo: ListedLogo;
  /** Name of the logo. */
  name: string;
  onType: (style: LogoStyle) => void;
}

const UNITS: Record<LogoRange, string> = {
  size: "%",
  shadowBlur: "px",
  shadowX: "px",
  shadowY: "px",
  glow: "px",
  filterStrength: "%",
  rotation: "°",
  opacity: "%",
};

/** Style controls of a logo with their ranges. (signed-in-areas.md 9) */
export function StyleForm({ logo: { id, version, style }, name, onType }: StyleFormProps) {
  const t = useTranslations("logos");
  const range = (range: LogoRange) => (
    <RangeField
      name={range}
      label={t(range)}
      unit={UNITS[range]}
      min={LOGO_RANGES[range].least}
      max={LOGO_RANGES[range].most}
      step={LOGO_RANGES[range].step}
      defaultValue={style[range]}
    />
  );
  return (
    <details className="rounded border border-line px-4 py-1">
      <summary className="min-h-11 content-center text-sm font-semibold text-sage-ink">{t("style", { type: name })}</summary>
      <PostForm
        preventScrollReset
        className="grid gap-5 pt-2 pb-4"
        onInput={(event) => onType(readLogoStyle(formValues(new FormData(event.currentTarget))))}
      >
        <input type="hidden" name="intent" value="style" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          {range("size")}
          {range("opacity")}
          {range("rotation")}
          {range("glow")}
          {range("shadowBlur")}
          {range("shadowX")}
          {range("shadowY")}
          <SelectField
            name="filter"
            label={t("filter")}
            defaultValue={style.filter}
            options={LOGO_FILTERS.map((filter) => ({ value: filter, label: t(`filter_${filter}`) }))}
          />
          {range("filterStrength")}
        </div>
        <Swatches name="color" legend={t("color")} itself={t("ownColors")} chosen={style.color} />
        <div>
          <SubmitButton size="small" busyLabel={t("saving")} aria-label={t("saveStyleOf", { type: name })}>
            {t("saveStyle")}
          </SubmitButton>
        </div>
      </PostForm>
    </details>
  );
}
