import { useTranslations } from "use-intl";
import { LogoPicture } from "#app/features/home/logos/logo-picture";
import type { LogoStyle } from "#app/features/home/logos/logo-style";
import { useSitePalette } from "#app/features/site/site-palette";
import type { ListedLogo } from "./listed-logo";

/** Live preview in the light and the dark theme. */
export function LogoPreview({ logo, style }: { logo: ListedLogo; style: LogoStyle }) {
  const t = useTranslations("logos");
  const colors = useSitePalette();
  return (
    <figure>
      <div className="grid gap-3 sm:grid-cols-2">
        {(["light", "dark"] as const).map((scheme) => (
          <div
            key={scheme}
            className="grid min-h-28 place-items-center overflow-hidden rounded border border-line p-6"
            style={{ colorScheme: scheme, backgroundColor: colors.paper[scheme] }}
          >
            <LogoPicture logo={{ ...logo, style }} alt={t("previewOf", { type: t(logo.type) })} height={2.5} />
          </div>
        ))}
      </div>
      <figcaption className="mt-2 text-sm break-all text-soft">
        {t("facts", { name: logo.name, width: logo.width, height: logo.height })}
      </figcaption>
    </figure>
  );
}
