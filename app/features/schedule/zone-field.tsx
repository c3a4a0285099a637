import { useShownZone } from "#app/ui/text/formats";

/** Submits the displayed time zone with a form: filled in by the page's inline script before hydration, by React afterwards. */
export function ZoneField({ name = "time_zone", given = "" }: { name?: string; given?: string }) {
  const shown = useShownZone("");
  const zone = given || shown;
  return <input type="hidden" name={name} value={zone} data-zone="" suppressHydrationWarning />;
}
