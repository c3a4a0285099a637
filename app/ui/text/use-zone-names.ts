import { useLocale } from "use-intl";
import { zoneInWords, zoneOptions } from "./zone-names";

/** Zone names for the viewer: one zone by its city, or all as options. */
export function useZoneNames() {
  const locale = useLocale();
  return {
    zoneInWords: (zone: string) => zoneInWords(zone, locale),
    zoneOptions: (zones: readonly string[], first?: readonly string[]) => zoneOptions(zones, locale, first),
  };
}
