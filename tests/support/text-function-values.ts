import { Temporal } from "temporal-polyfill";
import { textFunctions } from "./text-functions";

const person = { id: "1", name: "Ada Advisor", slug: "ada-advisor", facts: ["London"] };

/** Values for parameters that are not texts, by type. */
export const GIVEN: Record<string, unknown> = {
  "readonly NamedArea[]": [{ name: "Tax", names: ["Tax", "Steuern"] }],
  number: 3,
  "number | null": 3,
  boolean: true,
  unknown: null,
  Date: new Date("2026-03-02T09:00:00Z"),
  RegExp: /a/,
  Request: new Request("http://127.0.0.1/", { headers: { cookie: "waiting-email=YQ.b" } }),
  Uint8Array: new Uint8Array(20),
  AskedQuestion: { id: "a", kind: "text", isRequired: true, question: "Where?", hint: "", choices: [], language: "en" },
  "CategoryId | null": "business",
  Correction: { meant: "the till", denied: "the staff" },
  Currency: "USD",
  "FormLimits | undefined": undefined,
  FormattingProperty: "color",
  Ground: { advisors: [person], said: ["tax"], asked: ["I need help with tax"] },
  HourCycle: "h23",
  Language: "de",
  Lettering: { x: 40, baseline: 80, size: 40 },
  "Partial<HourSelection>": {},
  HourSelection: { time: "", minutes: 60, urgency: "medium", topic: "", hold: "", quote: "", replaces: "", typed: "" },
  DateTimeFormatOptions: { hour: "numeric" },
  "readonly Pick[]": [],
  Wording: {
    ...{ list: (parts: string[]) => parts.join(", "), money: String, language: String },
    ...{ named: String, country: String, day: String, say: ({ key }: { key: string }) => key },
  },
  Need: { topics: [], category: null, urgency: null, budget: null, languages: [], place: null, zone: null },
  Provider: "google",
  SiteQuestion: "security",
  SaidOfSite: { isLikely: true, isOfAnArea: false },
  "Temporal.PlainDate": Temporal.PlainDate.from("2026-11-24"),
  WallTimes: { startsAt: "2026-03-02T09:00", endsAt: "2026-03-03T09:00" },
  TrendRange: { by: "day", from: "2026-03-01", to: "2026-03-02" },
  Wizard: { steps: [] },
  "readonly NamedAdvisor[]": [person],
  "readonly Interval[]": [{ start: 0, end: 86_400_000 }],
  "readonly Named[]": [person],
  "readonly number[]": [15, 30],
  DayKey: "2026-11-24",
  "readonly DayKey[]": ["2026-11-24", "2026-12-01"],
  "{ isLikely: boolean; isOfAnArea: boolean }": { isLikely: true, isOfAnArea: false },
  "{ writing: Writing; language: string }": { writing: "icu", language: "en" },
  object: { guide: { title: "How It Works" } },
  "{ isSure: boolean }": { isSure: false },
  "(path: string) => string": (given: string) => given,
  "(word: string) => boolean": () => false,
  ListName: "people",
  Person: { id: "1", email: "ada@example.com", isAdmin: false, isConfirmed: true, isAdvisor: true, isListed: true },
  "readonly DayPart[]": [{ date: "2026-11-24", startMinute: 540, endMinute: 600 }],
  "readonly Appointment[]": [{ id: "1", name: "Ada", startsAt: 0, endsAt: 3_600_000, isAgreed: true }],
  Pick: { freeAt: 0 },
  "{ isOfNone: boolean; isOfAnArea: boolean }": { isOfNone: true, isOfAnArea: false },
  TextSigns: { text: "near Porto", read: [], isMostCapital: false, hasSmallLetters: true, mayBeGerman: false },
  "Record<string, unknown>": { before: { rate: "1" }, after: { rate: "2" } },
  "readonly Sign[]": [/\bnobody\b/, [/\bnobody\b/, /\bnowhere\b/]],
  "readonly TextLanguage[]": ["de"],
  PlaceRoom: { room: "home", only: /^hero/ },
  "readonly ScheduleException[]": [{ date: "2026-11-24", startMinute: null, endMinute: null }],
  DaysAndHours: { hours: [[9, 17]] },
  "{ isOneWord: boolean }": { isOneWord: true },
  HTMLElement: { querySelectorAll: () => [] },
  "EventTarget | null": null,
  "(words: string) => void": () => undefined,
  Reader: null,
  Reading: null,
  "readonly { name: string; path: string }[]": [{ name: "Home", path: "/" }],
};

/** Functions that only ever receive the site's own words, row ids, or text already parsed. */
const OWN_WORDS = new Set([
  "commandDialog",
  "directoryPath",
  "pagePaths",
  "placeAfter",
  "strayAlert",
  "readExceptions",
  // The path of a file of the site's own.
  "keepSecret",
  "gauge",
  "redirectWithToast",
  "letter",
  "rankCandidates",
  "recommendFields",
  "isFitting",
  "withRelated",
  "similarityParts",
  "sectionWarnings",
  "structuredAdvisor",
  "meetCondition",
  "typedTexts",
  "afterAnswer",
  // Only for messages.
  "withRules",
]);

/** A hook only runs while a page renders. */
const isHook = (name: string) => /^use[A-Z]/.test(name);

/** Returns the product's functions that read texts of strangers. */
export const measuredFunctions = () => textFunctions().filter(({ name }) => !OWN_WORDS.has(name) && !isHook(name));
