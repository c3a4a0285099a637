import { useShownZone } from "#app/ui/text/formats";

/** Tells the zone that times are shown in with a form: before React the page's inline script fills it in, afterwards React does. */
export function ZoneField({ name = "time_zone", given = "" }: { name?: string; given?: string }) {
  const shown = useShownZone("");
  const zone = given || shown;
  return <input type="hidden" name={name} value={zone} data-zone="" suppressHydrationWarning />;
}
