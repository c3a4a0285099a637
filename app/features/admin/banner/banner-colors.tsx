import { useTranslations } from "use-intl";
import { Button } from "#app/ui/button";
import { BANNER_COLORS } from "./banner-form";

export type BannerColors = Record<keyof typeof BANNER_COLORS, string>;

/** Pairs of colours to begin with, the brand's first; each fills the two fields below. */
export function ColorChoices({ brand }: { brand: BannerColors }) {
  const t = useTranslations("admin");
  const choices = [
    [t("bannerInBrand"), brand],
    [t("bannerInBlue"), BANNER_COLORS],
  ] as const;
  return (
    <div className="flex flex-wrap gap-3 sm:col-span-2">
      {choices.map(([label, colors]) => (
        <Button key={label} variant="secondary" size="small" onClick={(event) => fillIn(event.currentTarget.form, colors)}>
          <span aria-hidden="true" className="size-4 rounded-sm border border-edge" style={{ backgroundColor: colors.backgroundColor }} />
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Fills the fields, and lets the form know, so that its preview follows. */
function fillIn(form: HTMLFormElement | null, colors: BannerColors) {
  for (const [name, color] of Object.entries(colors)) {
    const field = form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    field.value = color;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
