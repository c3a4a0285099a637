import { Temporal } from "temporal-polyfill";
import { dayPartsIn } from "./day-part-in-text";

/** Phrases for the start of the wanted time, in English, German, French, Spanish and Italian; the more specific ones first. */
const SAYINGS = {
  dayAfterTomorrow: "day after tomorrow, ubermorgen, apres demain, pasado manana, dopodomani",
  nextWeek:
    "next week, nachste woche, nachster woche, nachsten woche, kommende woche, kommenden woche, semaine prochaine, semaine qui vient, proxima semana, semana que viene, prossima settimana, settimana prossima, settimana che viene",
  nextMonth: "next month, nachsten monat, nachster monat, mois prochain, proximo mes, mes que viene, prossimo mese, mese prossimo",
  tomorrow: "tomorrow, morgen, demain, manana, domani",
} as const;

type Saying = keyof typeof SAYINGS;

const phrases = Object.entries(SAYINGS).map(([saying, said]) => ({
  saying: saying as Saying,
  phrases: said.split(", ").map((phrase) => ` ${phrase} `),
}));

const STARTS: Record<Saying, (today: Temporal.PlainDate) => Temporal.PlainDate> = {
  dayAfterTomorrow: (today) => today.add({ days: 2 }),
  tomorrow: (today) => today.add({ days: 1 }),
  nextWeek: (today) => today.add({ days: 8 - today.dayOfWeek }),
  nextMonth: (today) => today.with({ day: 1 }).add({ months: 1 }),
};

/** Returns the beginning (ISO) of the first day that a text names, in a zone's calendar: next week begins on its Monday. Null if none. */
export function dayNamed(text: string, now: Date, zone: string | null): string | null {
  const { rest } = dayPartsIn(text);
  const found = phrases.find((each) => each.phrases.some((phrase) => rest.includes(phrase)));
  if (!found) return null;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone || "UTC")
    .toPlainDate();
  return new Date(STARTS[found.saying](today).toZonedDateTime(zone || "UTC").epochMilliseconds).toISOString();
}
