import { useShownZone } from "#app/ui/text/formats";

/**
 * Submits the displayed time zone with a form: filled in by the page's inline script before hydration, by React afterwards. While React does
 * not know it yet, the field has no value of React's own: an empty one would clear the script's, and a message held until then is sent at once.
 */
export function ZoneField({ name = "time_zone", given = "" }: { name?: string; given?: string }) {
  const shown = useShownZone("");
  const zone = given || shown;
  return <input type="hidden" name={name} defaultValue={zone || undefined} data-zone="" suppressHydrationWarning />;
}
