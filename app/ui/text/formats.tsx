import { createContext, useContext, useSyncExternalStore } from "react";
import { type DateTimeFormatOptions, type NumberFormatOptions, useLocale } from "use-intl";
import { createFormatter } from "use-intl/core";
import { useHydrated } from "#app/ui/hydrated";
import { browserZone, watchZone } from "./browser-zone";
import { browserCurrency } from "./own-currency";
import { withPlainSpaces } from "./plain-spaces";
import { withTrueMinus } from "./true-minus";
import { numbersIn, withEvenHours, withFirstDay, withoutLeadingZeros, withUsualClock } from "./usual-clock";
import { sayingPlace } from "./zone-names";

interface Formats {
  /** BCP 47, with the clock of 12 or 24 hours where one is chosen. */
  locale: string;
  /** IANA zone of whoever looks; empty while it is not known. */
  zone: string;
  /** Of whoever looks; empty while it is not known. */
  currency?: string;
  /** Of which day the rates are that amounts in it are worked out by. */
  ratesOf?: string;
}

const FormatsContext = createContext<Formats>({ locale: "en", zone: "" });

/**
 * How whoever looks reads dates, times and numbers, on every page. Apart from the language of the words: with the plural rules of another one,
 * French would read '0 advisor'.
 */
export function FormatsProvider({ children, ...formats }: Formats & { children: React.ReactNode }) {
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}

/** The formatter of whoever looks: the only way from a figure or an instant to words. */
export function useFormatter() {
  const { locale: given, zone: own } = useContext(FormatsContext);
  const zone = useShownZone("UTC");
  // The locale of whoever is known comes with their clock.
  const locale = own ? given : withUsualClock(given, zone);
  const key = `${locale} ${zone}`;
  const known = formatters.get(key);
  if (known) return known;
  // The server reads for everybody, and a zone has as many spellings as somebody likes to give it.
  if (formatters.size >= MOST_FORMATTERS) formatters.clear();
  const formatter = makeFormatter(locale, zone);
  formatters.set(key, formatter);
  return formatter;
}

/** Two who look at the same figures and moments read the same where this is the same. */
export function useFormatsKey() {
  const { locale, zone, currency = "", ratesOf = "" } = useContext(FormatsContext);
  return `${useLocale()} ${locale} ${zone} ${currency} ${ratesOf}`;
}

/** The currency of whoever looks: their own, else the browser's once the page is there; and whether they are a guest, whose browser knows it alone. */
export function useOwnCurrency() {
  const { currency } = useContext(FormatsContext);
  const isHydrated = useHydrated();
  const isGuest = currency === undefined;
  return { currency: currency ?? (isHydrated ? browserCurrency() : ""), isGuest };
}

/**
 * Making one is dear. Numbers are grouped as CLDR has it: Spanish and Italian write '1500,50' and '12.000', without a point in four digits, as their academies and
 * style guides do. Fields take both (`spelling.ts`), and give back what has no groups.
 */
const MOST_FORMATTERS = 200;
const formatters = new Map<string, ReturnType<typeof makeFormatter>>();

function makeFormatter(locale: string, zone: string) {
  const formatter = createFormatter({ locale, timeZone: zone });
  const numbers = createFormatter({ locale: numbersIn(locale) });
  return {
    ...formatter,
    dateTimeRange(from: Date, to: Date, options: DateTimeFormatOptions) {
      const words = withPlainSpaces(formatter.dateTimeRange(from, to, options));
      return options.day === "numeric" ? withoutLeadingZeros(words) : words;
    },
    number: (value: number | bigint, options?: NumberFormatOptions) => withTrueMinus(numbers.number(value, options)),
    dateTime(instant: Date, options: DateTimeFormatOptions) {
      const words = withFirstDay(locale, formatter.dateTime(instant, withEvenHours(locale, options)));
      return options.timeZoneName ? sayingPlace(words, options.timeZone ?? zone, locale) : words;
    },
  };
}

/** The zone of the profile of whoever looks; empty where there is none. */
export const useOwnZone = () => useContext(FormatsContext).zone;

/** The zone that moments are shown in: one's own, else that of the browser once the page is there, else the one given. */
export function useShownZone(fallback: string) {
  const zone = useOwnZone();
  const here = useSyncExternalStore(watchZone, browserZone, () => "");
  return zone || here || fallback;
}
