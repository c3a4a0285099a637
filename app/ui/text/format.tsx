import { type DateTimeFormatOptions, useTranslations } from "use-intl";
import { classes } from "../classes";
import { durationWords } from "./duration";
import { useFormatter, useShownZone } from "./formats";
import { inUnits, shortMoney } from "./minor-units";

const DATE = { day: "numeric", month: "short", year: "numeric" } as const;
const TIME = { hour: "numeric", minute: "2-digit" } as const;
const NAMED = { ...DATE, ...TIME, timeZoneName: "short" } as const;
const ONE_TENTH = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

type Instant = Date | string;

interface Amount {
  /** In minor units. */
  amount: number;
  currency: string;
}

/** Formats every figure and time as text. Money is in minor units of its currency, durations in minutes, instants in UTC. */
export function useFormat() {
  const t = useTranslations("ui");
  const format = useFormatter();
  const show = (instant: Instant, options: DateTimeFormatOptions, zone?: string) =>
    format.dateTime(new Date(instant), zone ? { ...options, timeZone: zone } : options);

  /** Whole amounts without cents: $120, $87.50. */
  const money = (minor: number, currency: string) => format.number(inUnits(minor, currency), shortMoney(minor, currency));

  /** Amounts in several currencies: all with symbols, or all with codes if one of them has no symbol. */
  const sums = (amounts: readonly Amount[]) => {
    const signed = amounts.map(({ amount, currency }) => money(amount, currency));
    if (signed.length < 2 || !amounts.some(({ currency }, index) => signed[index]?.includes(currency))) return signed;
    return amounts.map(({ amount, currency }) =>
      format.number(inUnits(amount, currency), { ...shortMoney(amount, currency), currencyDisplay: "code" }),
    );
  };

  return {
    money,
    sums,
    moneyRange: (low: number, high: number, currency: string) =>
      low === high ? money(low, currency) : t("range", { from: money(low, currency), to: money(high, currency) }),
    number: (value: number) => format.number(value),
    /** Average rating: the same figure everywhere. */
    rating: (value: number) => format.number(value, ONE_TENTH),
    /** Rounds down and always shows one decimal: 1.06 is '1.0'. */
    tenths: (value: number) => format.number(Math.floor(value * 10) / 10, ONE_TENTH),
    date: (instant: Instant, zone?: string) => show(instant, DATE, zone),
    time: (instant: Instant, zone?: string) => show(instant, TIME, zone),
    dateTime: (instant: Instant, zone?: string) => show(instant, { ...DATE, ...TIME }, zone),
    /** With the name of its zone, for a standalone sentence. */
    namedTime: (instant: Instant) => show(instant, NAMED),
    relative: (instant: Instant, now: Instant) => format.relativeTime(new Date(instant), new Date(now)),
    duration: durationWords(t),
    percent: (fraction: number) => format.number(fraction, { style: "percent", maximumFractionDigits: 0 }),
  };
}

interface LocalTimeProps {
  at: Instant;
  /** Zone used until the viewer's own is known, and for viewers without JavaScript. */
  zone?: string;
  options?: DateTimeFormatOptions;
  className?: string;
  /** Whether a time of day may break before its zone: in large letters it is wider than a phone. */
  mayBreak?: boolean;
}

/** A moment in the viewer's own zone, with the zone's name by default. The page's inline script sets it before React; React sets it on pages it renders itself. */
export function LocalTime({ at, zone = "UTC", options = NAMED, className, mayBreak }: LocalTimeProps) {
  const format = useFormatter();
  const timeZone = useShownZone(zone);
  const instant = new Date(at);
  return (
    <time
      dateTime={instant.toISOString()}
      data-local={`${new URLSearchParams(options as Record<string, string>)}`}
      className={classes(className, !mayBreak && isClock(options) && "whitespace-nowrap")}
      suppressHydrationWarning
    >
      {format.dateTime(instant, { ...options, timeZone })}
    </time>
  );
}

/** A time of day alone is short and stays on one line: '6:51 PM PST'. */
const isClock = ({ day, weekday, month }: DateTimeFormatOptions) => !day && !weekday && !month;
