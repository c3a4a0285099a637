import { useMemo } from "react";
import { paletteOf } from "#app/platform/brand/brand";
import type { Palette } from "#app/platform/brand/theme-colors";
import { useSiteIdentity } from "./site-identity";

/** The site's current colours, for what is drawn in both themes on one page. */
export function useSitePalette(): Palette {
  const { accent = "" } = useSiteIdentity();
  return useMemo(() => paletteOf({ accent }), [accent]);
}
