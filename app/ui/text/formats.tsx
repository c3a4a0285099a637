import { createContext, useContext } from "react";
import { createFormatter } from "use-intl/core";
import { useHydrated } from "#app/ui/hydrated";

interface Formats {
  /** BCP 47, with the clock of 12 or 24 hours where one is chosen. */
  locale: string;
  /** IANA zone of whoever looks; empty while it is not known. */
  zone: string;
}

const FormatsContext = createContext<Formats>({ locale: "en", zone: "" });

/**
 * How whoever looks reads dates, times and numbers, on every page. Apart from the language of the words: with the plural rules of another one,
 * French would read '0 advisor'.
 */
export function FormatsProvider({ locale, zone, children }: Formats & { children: React.ReactNode }) {
  return <FormatsContext value={{ locale, zone }}>{children}</FormatsContext>;
}

/** The formatter of whoever looks: the only way from a figure or an instant to words. */
export function useFormatter() {
  const { locale, zone } = useContext(FormatsContext);
  const key = `${locale} ${zone}`;
  const formatter = formatters.get(key) ?? createFormatter({ locale, timeZone: zone || "UTC" });
  formatters.set(key, formatter);
  return formatter;
}

// Making one is dear, and there are only as many as there are zones and languages.
const formatters = new Map<string, ReturnType<typeof createFormatter>>();

/** The zone that moments are shown in: one's own, else the browser's once the page is there, else the one given. */
export function useShownZone(fallback: string) {
  const { zone } = useContext(FormatsContext);
  const isHydrated = useHydrated();
  if (zone) return zone;
  return isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : fallback;
}
