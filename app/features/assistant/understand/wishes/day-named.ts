import { Temporal } from "temporal-polyfill";
import { wordsOf } from "#app/features/topics/vocabulary/words-of-text";
import { DATE } from "./dates-said";
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

/** Before a day from which on one has time: 'from tomorrow', 'ab morgen', 'after 3 December'. */
const ONWARDS = / (?:from|starting|after|ab|nach|partir|des|apres|desde|despues|da|dal|dopo)(?: (?:de|del|on|the|dem|le|el|il))? $/;
const SPANS: readonly Saying[] = ["nextWeek", "nextMonth"];

/** A part of today, which is no other day's: 'tonight', 'heute Abend'. */
const PART_OF_TODAY =
  / (?:tonight|this (?:evening|afternoon)|heute (?:abend|nachmittag|mittag)|ce soir|cet apres midi|esta (?:noche|tarde)|stasera|questa sera|oggi pomeriggio|(?:today|oggi|hoy|aujourd hui) (?:(?:in the|por la|en) )?(?:evening|afternoon|sera|noche|tarde)) /;
const isPartOfToday = (text: string) =>
  PART_OF_TODAY.test(
    ` ${wordsOf(text)
      .map(({ folded }) => folded)
      .join(" ")} `,
  );

/** Returns whether a text that names a day asks for that day alone, and not for any from then on. */
export function namesOneDay(text: string): boolean {
  const { rest } = dayPartsIn(text);
  const found = phrases.flatMap(({ saying, phrases: said }) =>
    said.flatMap((phrase) => (rest.includes(phrase) ? [{ saying, at: rest.indexOf(phrase) }] : [])),
  );
  const [first = { saying: null, at: DATE.exec(rest)?.index ?? -1 }] = found;
  if (first.at < 0) return isPartOfToday(text);
  return !(first.saying && SPANS.includes(first.saying)) && !ONWARDS.test(rest.slice(0, first.at + 1));
}

/** Returns the beginning (ISO) of the first day that a text names, in a zone's calendar: next week begins on its Monday. Null if none. */
export function dayNamed(text: string, now: Date, zone: string | null): string | null {
  const { rest } = dayPartsIn(text);
  const found = phrases.find((each) => each.phrases.some((phrase) => rest.includes(phrase)));
  if (!found && !isPartOfToday(text)) return null;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone || "UTC")
    .toPlainDate();
  return new Date((found ? STARTS[found.saying](today) : today).toZonedDateTime(zone || "UTC").epochMilliseconds).toISOString();
}
