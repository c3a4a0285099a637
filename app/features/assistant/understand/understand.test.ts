import fc from "fast-check";
import { expect, test } from "vitest";
import { isCategoryId } from "#app/features/catalog/categories";
import { isSpokenLanguage } from "#app/features/catalog/spoken-languages";
import { MAX_HOURLY_RATE_MINOR } from "#app/features/money/money";
import { offeredTopics, topicByName } from "#app/features/topics/topic-list";
import { URGENCIES } from "./need";
import { understand } from "./understand";

const budget = (text: string) => understand(text).budget;
const urgency = (text: string) => understand(text).urgency;
const languages = (text: string) => understand(text).languages;
const place = (text: string) => understand(text).place;
const topic = (text: string) => understand(text).topics[0]?.topic;

test("one sentence gives topic, urgency, budget, language and place", () => {
  expect(understand("I urgently need a patent lawyer in Berlin who speaks German, up to €200/h")).toMatchObject({
    topics: [{ topic: "Intellectual Property" }, { topic: "Legal" }],
    urgency: "high",
    budget: { amount: 200_00, currency: "EUR" },
    languages: ["de"],
    place: { city: "Berlin", country: "Germany" },
  });
});

test("where one's own firm is says nothing of where an advisor should be", () => {
  for (const text of ["We need a name for our Bangalore startup", "unsere Berliner Firma und unser Berlin Team", "notre Paris agence"])
    expect([text, place(text)]).toEqual([text, null]);
  expect(place("a tax advisor near Bangalore for our startup")).toMatchObject({ country: "India" });
});

test("a budget is read in the ways people write it", () => {
  expect(budget("€200/h")).toEqual({ amount: 200_00, currency: "EUR" });
  expect(budget("under 150")).toEqual({ amount: 150_00, currency: null });
  expect(budget("at most $99.50 an hour")).toEqual({ amount: 99_50, currency: "USD" });
  expect(budget("my budget is 1,500 dollars")).toEqual({ amount: 1500_00, currency: "USD" });
  expect(budget("höchstens 120 Euro pro Stunde")).toEqual({ amount: 120_00, currency: "EUR" });
  expect(budget("moins de 90 € de l'heure")).toEqual({ amount: 90_00, currency: "EUR" });
  expect(budget("hasta 80 euros por hora")).toEqual({ amount: 80_00, currency: "EUR" });
  expect(budget("massimo 100 euro all'ora")).toEqual({ amount: 100_00, currency: "EUR" });
  expect(budget("£85 per hour")).toEqual({ amount: 85_00, currency: "GBP" });
  expect(budget("CA$ 70 / hour")).toEqual({ amount: 70_00, currency: "CAD" });
});

test("thousands are parted by a point, a comma, an apostrophe or a space; two digits behind are cents", () => {
  for (const text of ["bis 1.500 €", "€1.500/h", "under 1,500 €", "bis 1'500 €", "moins de 1 500 €", "up to 1500 €"]) {
    expect([text, budget(text)]).toEqual([text, { amount: 1_500_00, currency: "EUR" }]);
  }
  for (const text of ["bis 1,50 €", "up to €1.50", "€1.5 an hour"])
    expect([text, budget(text)]).toEqual([text, { amount: 1_50, currency: "EUR" }]);
  expect(budget("up to 10.000 €")).toEqual({ amount: 10_000_00, currency: "EUR" });
  expect(budget("up to 10.001 €")).toBeNull();
});

test("figures that are no price of an hour are no budget", () => {
  for (const text of [
    "we raised €200k",
    "a team of under 150 people",
    "up to 30 days",
    "in 2026",
    "we sold 300 units",
    "less than 5%",
    "€4m turnover",
  ])
    expect(budget(text), text).toBeNull();
});

test("urgency is read in five languages, and 'not urgent' is low", () => {
  for (const text of ["I need this ASAP", "dringend!", "c'est pour demain", "es urgente", "mi serve subito"])
    expect(urgency(text), text).toBe("high");
  for (const text of ["next month", "nächste Woche", "bientôt", "la próxima semana", "il mese prossimo"])
    expect(urgency(text), text).toBe("medium");
  for (const text of ["this is not urgent", "keine Eile", "rien ne presse", "sin prisa", "senza fretta"])
    expect(urgency(text), text).toBe("low");
  expect(urgency("we sell shoes")).toBeNull();
  for (const text of [
    "I need help fast with my cash flow",
    "Ich brauche schnell Hilfe mit meiner Steuererklärung",
    "Wir haben ein dringendes Problem mit dem Finanzamt",
    "il me faut vite un avocat",
    "necesito rápido a alguien",
    "ho bisogno rapidamente di un consulente",
    "schnell bitte",
  ])
    expect(urgency(text), text).toBe("high");
  for (const text of ["we want to grow fast", "a fast website for our shop", "Unsere Seite lädt nicht schnell genug"])
    expect(urgency(text), text).toBeNull();
  expect(urgency("not urgent, but I need help fast")).toBe("low");
});

test("a language is asked for, or a market is named: those are two things", () => {
  expect(languages("someone who speaks French or Italian")).toEqual(["fr", "it"]);
  expect(languages("German-speaking please")).toEqual(["de"]);
  expect(languages("answers in Spanish")).toEqual(["es"]);
  for (const text of [
    "eine französischsprachige Beraterin",
    "mit französischsprachigen Anwälten",
    "des conseillers francophones",
    "mit Französischkenntnissen",
  ])
    expect(languages(text), text).toEqual(["fr"]);
  for (const text of [
    "asesores hispanohablantes",
    "una consulente ispanofona",
    "someone who can speak Spanish",
    "jemand, der Spanisch kann",
  ])
    expect(languages(text), text).toEqual(["es"]);
  expect(languages("una empresa francesa busca ayuda en inglés")).toEqual(["en"]);
  expect(languages("how do we enter the German market")).toEqual([]);
  expect(languages("a question in French law")).toEqual([]);
});

test("a text written in another language than English asks for that language", () => {
  expect(languages("Ich brauche Hilfe mit der Steuer für mein Unternehmen")).toEqual(["de"]);
  expect(languages("Necesito ayuda para registrar una marca")).toEqual(["es"]);
  expect(languages("I need help with my taxes")).toEqual([]);
});

test("cities are found with and without accents, countries in five languages", () => {
  expect(place("near São Paulo")).toEqual({ city: "São Paulo", country: "Brazil" });
  expect(place("in munchen")).toEqual({ city: "Munich", country: "Germany" });
  expect(place("somebody from New York")).toMatchObject({ city: "New York" });
  for (const name of ["in Brüssel", "à Bruxelles", "en Bruselas", "a Bruxelles"])
    expect(place(name), name).toEqual({ city: "Brussels", country: "Belgium" });
  expect(place("ein Anwalt in Rom")).toEqual({ city: "Rome", country: "Italy" });
  expect(place("a scratch on the ROM of our machine")).toBeNull();
  expect(place("eine Firma in Deutschland")).toEqual({ city: null, country: "Germany" });
  expect(place("nous vendons en Suisse")).toEqual({ city: null, country: "Switzerland" });
});

test("a nice reading is no journey to Nice and Reading", () => {
  expect(place("a nice reading of the split")).toBeNull();
  expect(place("an office in Nice")).toMatchObject({ city: "Nice" });
});

test("the page a question is asked on tips the scales between its areas and others", () => {
  const text = "a visa and a newsletter";
  expect(understand(text, "legal").topics[0]?.topic).toBe("Immigration Law");
  expect(understand(text, "marketing").topics[0]?.topic).toBe("Content Marketing");
  expect(topicByName(understand("a newsletter, a podcast and a copywriter, no visa", "legal").topics[0]!.topic)?.category).toBe(
    "marketing",
  );
});

test("words that only the directory knows still lead somewhere", () => {
  expect(topic("our fridge was delivered broken")).toBeDefined();
  expect(understand("zzz qqq").topics).toEqual([]);
});

test("invisible characters inside a word do not hide it", () => {
  for (const hidden of ["\u200B", "\u200D", "\u202E", "\u00AD", "\u0000"])
    expect(topic(`I have a pa${hidden}tent question`)).toBe("Intellectual Property");
});

const garbage = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.string({ unit: "grapheme", maxLength: 400 }),
  fc.constantFrom(
    "<script>alert(1)</script>",
    "'; drop table advisers; --",
    "%00\u0000",
    "\u202Eevil",
    "😀".repeat(300),
    "\uD800",
    "مرحبا أحتاج محاميا",
    "__proto__",
    "9".repeat(300),
  ),
  fc
    .array(fc.constantFrom("under", "€", "1.000", "per", "hour", "in", "German", "Berlin", "patent", "-", "\n", "'", "k", "not urgent"), {
      maxLength: 60,
    })
    .map((parts) => parts.join(" ")),
  // More areas than the limit, and amounts on both sides of the highest rate.
  fc
    .shuffledSubarray(
      offeredTopics().map(({ name }) => name),
      { minLength: 7, maxLength: 20 },
    )
    .map((names) => names.join(", ")),
  fc.tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom("", "k")).map(([amount, k]) => `at most €${amount}${k} per hour`),
);

test("whatever is typed gives a well-formed need", () => {
  fc.assert(
    fc.property(garbage, fc.constantFrom(null, "business", "legal"), (text, page) => {
      const need = understand(text, isCategoryId(page) ? page : null);
      for (const { topic: name, weight } of need.topics) {
        expect(topicByName(name)).toBeDefined();
        expect(weight).toBeGreaterThan(0);
      }
      expect(need.topics.length).toBeLessThanOrEqual(6);
      expect([null, ...URGENCIES]).toContain(need.urgency);
      expect(need.languages.every(isSpokenLanguage)).toBe(true);
      if (need.budget) {
        expect(Number.isSafeInteger(need.budget.amount) && need.budget.amount > 0 && need.budget.amount <= MAX_HOURLY_RATE_MINOR).toBe(
          true,
        );
      }
    }),
    { numRuns: 2000 },
  );
});

test("reading takes time in proportion to the text: sixteen times as many near misses take no hundred times as long", () => {
  for (const piece of ["1,", "under ", "€ ", "a-", "9", " per hour", "not "]) {
    const [little, much] = [6_250, 100_000].map((letters) => Math.min(...[1, 2, 3].map(() => workOf(piece, letters)))) as [number, number];
    expect(much / Math.max(little, MIN_MEASURED_MS), piece).toBeLessThan(100);
  }
});

const MIN_MEASURED_MS = 1;

/** CPU time of this thread in milliseconds, independent of other load on the machine. */
function workOf(piece: string, letters: number) {
  const text = piece.repeat(Math.ceil(letters / piece.length));
  const before = process.threadCpuUsage();
  understand(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
