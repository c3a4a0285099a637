import { useTranslations } from "use-intl";
import { FormattingFonts } from "#app/features/home/formatting-fonts";
import { allVariables, type Brand, STATE_VARIABLES } from "#app/platform/brand/brand";
import { derivePalette } from "#app/platform/brand/palette";
import { SCHEMES, type Scheme } from "#app/platform/brand/theme-colors";
import { Button } from "#app/ui/button";
import { PhoneFold } from "#app/ui/phone-fold";
import { useFormat } from "#app/ui/text/format";
import { WarningAlert } from "../alert";
import { OWN_ACCENT } from "./settings-form";

/** Look in the live preview. */
export type TypedLook = Pick<Brand, "accent" | "fonts" | "radius">;

/** Loads the stylesheet that declares all font families: any family that is not on every page loads it. */
const ALL_FAMILIES = [{ fontFamily: "lora" }];
const BARS = [38, 62, 54, 88, 71];

/** Live preview of the look in both themes, and whether the accent colour has enough contrast. */
export function BrandPreview({ look, onTake }: { look: TypedLook; onTake: (accent: string) => void }) {
  const t = useTranslations("brand");
  const derived = derivePalette(look.accent);
  const accent = look.accent === OWN_ACCENT ? "" : derived.ok ? look.accent : derived.nearest;
  return (
    <aside
      aria-label={t("preview")}
      className="grid content-start gap-4 lg:sticky lg:top-24 max-md:[section:has(.phone-fold:not([open]))>&]:hidden"
    >
      <FormattingFonts formattings={ALL_FAMILIES} />
      <h3 className="text-xl">{t("preview")}</h3>
      <div role="status">
        <Judgement accent={look.accent} derived={derived} onTake={onTake} />
      </div>
      <PhoneFold>
        <div className="grid gap-4">
          {SCHEMES.map((scheme) => (
            <Sample key={scheme} scheme={scheme} look={{ ...look, accent }} />
          ))}
        </div>
      </PhoneFold>
    </aside>
  );
}

interface JudgementProps {
  accent: string;
  derived: ReturnType<typeof derivePalette>;
  onTake: (accent: string) => void;
}

function Judgement({ accent, derived, onTake }: JudgementProps) {
  const t = useTranslations("brand");
  const { tenths } = useFormat();
  if (!derived.ok)
    return (
      <WarningAlert>
        {t("accentRefused")} {t("accentNearest", { accent, ratio: tenths(derived.ratio), nearest: derived.nearest })}
        <Button variant="secondary" size="small" className="mt-3 block" onClick={() => onTake(derived.nearest)}>
          {t("accentTake", { nearest: derived.nearest })}
        </Button>
      </WarningAlert>
    );
  return (
    <p className="text-sm text-soft">
      {derived.shown !== accent && `${t("accentMoved", { shown: derived.shown })} `}
      {t("accentFine")}
    </p>
  );
}

function Sample({ scheme, look }: { scheme: Scheme; look: TypedLook }) {
  const t = useTranslations("brand");
  return (
    <figure>
      <figcaption className="mb-1 text-sm text-soft">{t(scheme === "light" ? "previewLight" : "previewDark")}</figcaption>
      <div
        aria-hidden="true"
        className="overflow-hidden rounded border border-line bg-paper p-5 font-sans text-ink"
        style={{ colorScheme: scheme, ...allVariables(look) }}
      >
        <div className="card">
          <p className="font-serif text-2xl">{t("sampleTitle")}</p>
          <p className="mt-1 text-soft">
            {t("sampleText")} <span className="text-link">{t("sampleLink")}</span>
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <span className="button button-primary">{t("samplePrimary")}</span>
            <span className="button button-secondary">{t("sampleSecondary")}</span>
            <span className="button button-secondary outline-2 outline-offset-2 outline-sage-ink">{t("sampleFocus")}</span>
          </div>
          <div className="mt-5 flex flex-wrap items-end gap-1.5">
            {BARS.map((height) => (
              <span key={height} className="w-6 bg-sage" style={{ height: `${height / 20}rem` }} />
            ))}
            <span className="ml-auto rounded bg-sage-wash px-2.5 py-0.5 text-sm text-sage-ink" style={STATE_VARIABLES}>
              {t("sampleBadge")}
            </span>
          </div>
        </div>
      </div>
    </figure>
  );
}
