import { useHydrated } from "#app/ui/hydrated";

/** Tells the browser's own zone with a form: before React the page's inline script fills it in, afterwards React does. */
export function ZoneField({ name = "time_zone", given = "" }: { name?: string; given?: string }) {
  const isHydrated = useHydrated();
  const zone = given || (isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : "");
  return <input type="hidden" name={name} value={zone} data-zone="" suppressHydrationWarning />;
}
