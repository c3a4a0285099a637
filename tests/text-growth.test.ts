import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import { badTexts } from "./support/bad-texts";
import { formFields } from "./support/form-fields";
import { isText, type TextFunction, textFunctions } from "./support/text-functions";

const ROOT = path.resolve(import.meta.dirname, "..");
const LENGTHS = [3_000, 30_000] as const;
/** From a text to one ten times as long. */
const MAX_GROWTH = 15;
/** Anything less is noise: quadratic code takes much more for a text of this length. */
const FLOOR_MS = 8;
const RUNS = 4;
/** A form has no more values of one name. */
const MAX_VALUES = 200;

const person = { id: "1", name: "Ada Advisor", slug: "ada-advisor", facts: ["London"] };

/** Values for parameters that are not texts, by type. */
const GIVEN: Record<string, unknown> = {
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

const functions = textFunctions().filter(({ name }) => !OWN_WORDS.has(name) && !isHook(name));

beforeAll(async () => {
  const read = await textReader();
  GIVEN.Reader = read;
  GIVEN.Reading = read("I need help with tax");
});

/** Measures this thread's CPU time, which does not depend on the machine's load. */
function milliseconds(work: () => unknown): number {
  const before = process.threadCpuUsage();
  try {
    work();
  } catch {
    // A function that rejects a text has read it, too.
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Returns how much longer a long text takes than a short one, by the minimum of several runs of each; repeats only while the result exceeds the limit. */
function growthOf(read: (text: string) => unknown, short: string, long: string): number {
  let [leastShort, leastLong] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let growth = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && growth > MAX_GROWTH; run += 1) {
    leastShort = Math.min(
      leastShort,
      milliseconds(() => read(short)),
    );
    leastLong = Math.min(
      leastLong,
      milliseconds(() => read(long)),
    );
    growth = leastLong / Math.max(leastShort, FLOOR_MS);
  }
  return growth;
}

/** Returns the texts for which the long version takes too much longer. */
function slowTexts(read: (text: string) => unknown): string[] {
  const longs = badTexts(LENGTHS[1]);
  return badTexts(LENGTHS[0]).flatMap(({ name, text }, index) => {
    const growth = growthOf(read, text, longs[index]!.text);
    return growth > MAX_GROWTH ? [`${name}: ${growth.toFixed(1)} times as long`] : [];
  });
}

/** Returns the arguments of a call with the text in one text parameter, and something short in the others. */
function argumentsOf({ types }: TextFunction, place: number, text: string): unknown[] {
  return types.map((type, index) => {
    const isList = type.includes("[]");
    if (index === place) return isList ? [text, ...text.split(" ", MAX_VALUES)] : text;
    if (isText(type)) return isList ? ["tax"] : "Europe/London";
    return type.startsWith("?") ? undefined : GIVEN[type];
  });
}

test("what every parameter of a function that reads texts is given is known", () => {
  const needed = functions.flatMap(({ name, types }) => types.map((type) => ({ name, type })));
  const unknown = needed.filter(({ type }) => !type.startsWith("?") && !isText(type) && !(type in GIVEN));
  expect(unknown).toEqual([]);
  expect(functions.length).toBeGreaterThan(150);
});

test("no function takes more than fifteen times as long for a text ten times as long, however bad it is", async () => {
  const slow: Record<string, string[]> = {};
  for (const entry of functions) {
    const module: Record<string, (...given: unknown[]) => unknown> = await import(path.join(ROOT, entry.file));
    for (const [place, type] of entry.types.entries()) {
      if (!isText(type)) continue;
      const texts = slowTexts((text) => module[entry.name]!(...argumentsOf(entry, place, text)));
      if (texts.length > 0) slow[`${entry.file} ${entry.name}, parameter ${place + 1}`] = texts;
    }
  }
  expect(slow).toEqual({});
}, 600_000);

test("no field of a form takes more than fifteen times as long for a text ten times as long, however bad it is", async () => {
  const slow: Record<string, string[]> = {};
  for (const { name, rules } of await formFields()) {
    const texts = slowTexts((text) => rules.safeParse(text));
    if (texts.length > 0) slow[name] = texts;
  }
  expect(slow).toEqual({});
}, 300_000);
