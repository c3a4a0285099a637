import { createFormatter } from "use-intl/core";
import { categories, hasSpecifiedCategories } from "#app/features/catalog/categories";
import type { ReasonCode } from "#app/features/matching/why-it-ranks";
import { cityNameIn } from "#app/features/places/city-names.server";
import { countryNameIn } from "#app/features/profiles/country-names";
import { translatorFor } from "#app/languages/all-texts.server";
import { semicolonIn } from "#app/languages/colon";
import type { Language } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations";
import { inUnits, shortMoney } from "#app/ui/text/minor-units";
import { withUsualClock } from "#app/ui/text/usual-clock";
import { sayingPlace } from "#app/ui/text/zone-names";
import type { AssistantMessage } from "../messages";
import type { Sentence } from "../understand/sentence";
import type { Wording } from "./wording";

/** Wording of the assistant's results in one language. */
export interface AnswerWording extends Wording {
  /** Why an advisor ranks where they do, as words after a name and a colon. Names a requested language. */
  reason(code: ReasonCode, topic: string, languages?: readonly string[]): string;
  /** Parts with a semicolon between two, as the language writes it. */
  inSeries(parts: readonly string[]): string;
  /** A rating with one decimal. */
  rating(rating: number): string;
  /** A time of day in a zone, which it names, without line breaks: 'Tue, Dec 1, 6:00 PM EST'. */
  hour(instant: number, zone: string): string;
  /** When somebody is free, relative to now: 'tomorrow', 'in 3 days'. */
  when(at: number, now: Date): string;
}

const wordings = new Map<Language, AnswerWording>();

/** Returns the wording of a language, which formats keys, amounts and lists. Money is in minor units. */
export function wordingIn(language: Language): AnswerWording {
  const wording = wordings.get(language) ?? makeWording(language);
  wordings.set(language, wording);
  return wording;
}

/** Sentences that name the specified fields, with their replacement on sites with another catalog. */
const OF_OWN_CATALOG: Partial<Record<AssistantMessage, AssistantMessage>> = {
  questioning: "questioningOwn",
  asidePrivate: "asidePrivateOwn",
  asideMedical: "asideMedicalOwn",
  asideIdle: "asideIdleOwn",
  asideHomework: "asideHomeworkOwn",
  asideAbuse: "asideAbuseOwn",
  asideLanguage: "asideLanguageOwn",
};
const MAX_FIELDS = 6;
const HOUR = { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
const CLOCK = { hour: "numeric", minute: "2-digit" } as const;
/** The 1st of January 2024 was a Monday. */
const MONDAY = new Date("2024-01-01T00:00:00Z").getTime();
const WEEKDAY = { weekday: "long", day: "numeric", month: "long" } as const;

function makeWording(language: Language): AnswerWording {
  const format = createFormatter({ locale: language, timeZone: "UTC" });
  const ofOwnCatalog = ({ key, values }: Sentence): Sentence => {
    const names = categories().map(({ name }) => nameIn(language, name));
    return { key: OF_OWN_CATALOG[key] ?? key, values: { ...values, fields: format.list(names.slice(0, MAX_FIELDS)) } };
  };
  const languageNames = new Intl.DisplayNames([language], { type: "language" });
  return {
    say(sentence: Sentence) {
      const { key, values } = hasSpecifiedCategories() ? sentence : ofOwnCatalog(sentence);
      return translatorFor(language, "assistant")(key as "reply1", values as { topic: string; names: string });
    },
    list: (parts) => format.list(parts),
    either: (parts) => format.list(parts, { type: "disjunction" }),
    named: (english) => nameIn(language, english),
    day: (instant, zone) =>
      createFormatter({ locale: withUsualClock(language, zone ?? ""), timeZone: zone || "UTC" }).dateTime(new Date(instant), WEEKDAY),
    weekday: (weekday) => format.dateTime(new Date(MONDAY + (weekday - 1) * DAY_MS), { weekday: "long" }),
    hour: (instant, zone) =>
      sayingPlace(
        createFormatter({ locale: withUsualClock(language, zone), timeZone: zone }).dateTime(new Date(instant), HOUR),
        zone,
        language,
      ).replaceAll(" ", "\u00a0"),
    clock: (hour, zone) =>
      createFormatter({ locale: withUsualClock(language, zone ?? ""), timeZone: "UTC" })
        .dateTime(new Date(hour * HOUR_MS), CLOCK)
        .replaceAll(" ", "\u00a0"),
    country: (english) => countryNameIn(language, english),
    language: (code) => languageNames.of(code) ?? code,
    money: (minor, currency) =>
      currency === null ? format.number(minor / 100) : format.number(inUnits(minor, currency), shortMoney(minor, currency)),
    city: (english) => cityNameIn(language, english),
    reason(code, area, asked = []) {
      const topic = nameIn(language, area);
      const say = translatorFor(language, "matching");
      const isOfLanguage = code === "speaksYourLanguage" && asked.length > 0;
      const named = () => format.list(asked.map((each) => languageNames.of(each) ?? each));
      const text = isOfLanguage ? say("speaksAsked", { language: named() }) : say(code, { topic });
      return text.startsWith(topic) ? text : text.charAt(0).toLowerCase() + text.slice(1);
    },
    inSeries: (parts) => parts.join(`${semicolonIn(language)} `),
    rating: (rating) => format.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    when: (at, now) => format.relativeTime(new Date(at), now),
  };
}
