import { useLocale } from "use-intl";
import { zoneInWords, zoneOptions } from "./zone-names";

/** Zones as whoever looks calls them: one by its city, or all to choose from. */
export function useZoneNames() {
  const locale = useLocale();
  return {
    zoneInWords: (zone: string) => zoneInWords(zone, locale),
    zoneOptions: (zones: readonly string[], first?: readonly string[]) => zoneOptions(zones, locale, first),
  };
}
