import { createContext, useContext, useSyncExternalStore } from "react";
import { type DateTimeFormatOptions, type NumberFormatOptions, useLocale } from "use-intl";
import { createFormatter } from "use-intl/core";
import { useHydrated } from "#app/ui/hydrated";
import { browserZone, watchZone } from "./browser-zone";
import { browserCurrency } from "./own-currency";
import { withPlainSpaces } from "./plain-spaces";
import { withTrueMinus } from "./true-minus";
import { withUnbrokenTimes } from "./unbroken-times";
import { numbersIn, withEvenHours, withFirstDay, withoutLeadingZeros, withUsualClock } from "./usual-clock";
import { sayingPlace } from "./zone-names";

interface Formats {
  /** BCP 47 tag, including the 12- or 24-hour clock if one is chosen. */
  locale: string;
  /** IANA zone of the viewer; empty until it is known. */
  zone: string;
  /** Currency of the viewer; empty until it is known. */
  currency?: string;
  /** Date of the exchange rates used for amounts in that currency. */
  ratesOf?: string;
}

const FormatsContext = createContext<Formats>({ locale: "en", zone: "" });

/**
 * How the viewer reads dates, times and numbers, on every page. Separate from the language of the words: with the plural rules of another
 * language, French would read '0 advisor'.
 */
export function FormatsProvider({ children, ...formats }: Formats & { children: React.ReactNode }) {
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}

/** Returns the viewer's formatter, the only way to turn a figure or an instant into text. */
export function useFormatter() {
  const { locale: given, zone: own } = useContext(FormatsContext);
  const zone = useShownZone("UTC");
  // The locale of a known person already includes their clock.
  return formatterOf(own ? given : withUsualClock(given, zone), zone);
}

/**
 * The formatter for what is no moment and so is not written anew where the browser's zone gets known, such as weekly hours: whoever is not
 * signed in would see it change once the page is alive.
 */
export const useSteadyFormatter = () => formatterOf(useContext(FormatsContext).locale, "UTC");

function formatterOf(locale: string, zone: string) {
  const key = `${locale} ${zone}`;
  const known = formatters.get(key);
  if (known) return known;
  // The server formats for everybody, and a request can spell a zone in any number of ways.
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  const formatter = makeFormatter(locale, zone);
  formatters.set(key, formatter);
  return formatter;
}

/** Returns a cache key: viewers with the same key see the same figures and moments as the same text. */
export function useFormatsKey() {
  const { locale, zone, currency = "", ratesOf = "" } = useContext(FormatsContext);
  return `${useLocale()} ${locale} ${zone} ${currency} ${ratesOf}`;
}

/** Returns the viewer's currency (their own, or the browser's once mounted), and whether they are a guest, whose currency only the browser knows. */
export function useOwnCurrency() {
  const { currency } = useContext(FormatsContext);
  const isHydrated = useHydrated();
  const isGuest = currency === undefined;
  return { currency: currency ?? (isHydrated ? browserCurrency() : ""), isGuest };
}

/**
 * Creating a formatter is expensive. Grouping follows CLDR: Spanish and Italian write '1500,50' and '12.000', with no separator in four
 * digits, as their academies and style guides do. Fields accept both (`spelling.ts`) and return values without grouping.
 */
const MAX_FORMATTERS = 200;
const formatters = new Map<string, ReturnType<typeof makeFormatter>>();

function makeFormatter(locale: string, zone: string) {
  const formatter = createFormatter({ locale, timeZone: zone });
  const numbers = createFormatter({ locale: numbersIn(locale) });
  return {
    ...formatter,
    dateTimeRange(from: Date, to: Date, options: DateTimeFormatOptions) {
      const words = withUnbrokenTimes(withPlainSpaces(formatter.dateTimeRange(from, to, options)));
      return options.day === "numeric" ? withoutLeadingZeros(words) : words;
    },
    number: (value: number | bigint, options?: NumberFormatOptions) => withTrueMinus(numbers.number(value, options)),
    dateTime(instant: Date, options: DateTimeFormatOptions) {
      const words = withUnbrokenTimes(withFirstDay(locale, formatter.dateTime(instant, withEvenHours(locale, options))));
      return options.timeZoneName ? sayingPlace(words, options.timeZone ?? zone, locale) : words;
    },
  };
}

/** Zone in the viewer's profile; empty if there is none. */
export const useOwnZone = () => useContext(FormatsContext).zone;

/** Returns the zone for showing moments: the viewer's own, otherwise the browser's once the page is mounted, otherwise the fallback. */
export function useShownZone(fallback: string) {
  const zone = useOwnZone();
  const here = useSyncExternalStore(watchZone, browserZone, () => "");
  return zone || here || fallback;
}
