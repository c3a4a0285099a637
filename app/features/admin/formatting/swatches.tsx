import { useTranslations } from "use-intl";
import { formattingCss, PALETTE } from "#app/features/home/formatting";
import { Icon } from "#app/ui/icon";

interface SwatchesProps {
  name: string;
  legend: string;
  /** Label of the option to select no colour. */
  itself: string;
  chosen: string | undefined;
}

/** Colour palette; each swatch has its name for screen readers. */
export function Swatches({ name, legend, itself, chosen }: SwatchesProps) {
  const t = useTranslations("admin");
  const isOwn = !PALETTE.some(({ value }) => value === chosen);
  return (
    <fieldset className="pb-4">
      <legend className="field-label">{legend}</legend>
      <div className="flex flex-wrap gap-1">
        <Swatch name={name} value="" label={itself} isChosen={isOwn}>
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
    <label className="grid size-11 place-items-center sm:size-9" title={label}>
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
