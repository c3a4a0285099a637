import { expect, test } from "vitest";
import { startIn } from "./start-in-text";
import { deadlineDayIn, untilIn, urgencyUntil } from "./until-in-text";

const now = new Date("2026-11-30T09:00:00Z");
const dayOf = (text: string) => untilIn(text, now, "UTC")?.slice(0, 10) ?? null;

test.each([
  ["Morgen läuft die Frist für den Widerspruch ab", "2026-12-01"],
  ["The appeal is due tomorrow", "2026-12-01"],
  ["I have to answer by tomorrow", "2026-12-01"],
  ["shoebox of receipts, deadline 31 january, im a plasterer", "2027-01-31"],
  ["Bis zum 15. Januar muss die Steuererklärung beim Finanzamt sein", "2027-01-15"],
  ["The licence expires on December 12th", "2026-12-12"],
  ["Le délai expire demain", "2026-12-01"],
  ["il faut répondre avant le 3 décembre", "2026-12-03"],
  ["El plazo vence mañana", "2026-12-01"],
  ["hay que pagar antes del 20 de enero", "2027-01-20"],
  ["Domani scade il termine per il ricorso", "2026-12-01"],
  ["dopodomani c'è l'udienza", "2026-12-02"],
])("of '%s' help is needed by a day, and not from it on", (text, day) => {
  expect(dayOf(text)).toBe(day);
  expect(startIn(text, now, "UTC")).toBe(null);
});

test.each([
  ["je dois racheter ses parts avant fin décembre", "2026-12-31"],
  ["avant la fin de février il faut un accord", "2027-02-28"],
  ["we need it before the end of December", "2026-12-31"],
  ["bis Ende November brauche ich einen Anwalt", "2026-11-30"],
  ["Bis Ende Januar muss das stehen", "2027-01-31"],
  ["hace falta antes de finales de diciembre", "2026-12-31"],
  ["entro la fine di dicembre", "2026-12-31"],
  ["I need an answer by November", "2026-11-30"],
  ["Bis Anfang Januar muss das stehen", "2027-01-01"],
])("'%s' means the last day of a month that ends, or runs", (text, day) => expect(dayOf(text)).toBe(day));

test.each([
  ["A journalist is running a story on Sunday about our care home", "2026-12-06"],
  ["she publishes it on Friday", "2026-12-04"],
  ["Der Artikel erscheint am Sonntag", "2026-12-06"],
  ["we must answer by Thursday", "2026-12-03"],
  ["bis Freitag brauchen wir den Vertrag", "2026-12-04"],
  ["il faut répondre avant vendredi", "2026-12-04"],
  ["hay que entregarlo antes del viernes", "2026-12-04"],
  ["entro venerdì dobbiamo rispondere", "2026-12-04"],
  ["A big retailer wants our scope 3 numbers by March", "2027-03-01"],
  ["Bis Juni muss das Zertifikat da sein", "2027-06-01"],
  ["il nous faut le label avant mars", "2027-03-01"],
  ["lo quieren antes de marzo", "2027-03-01"],
  ["Il cliente tedesco vuole la ISO 9001 entro giugno", "2027-06-01"],
  ["l'audience est le 12", "2026-12-12"],
  ["the hearing is on the 12th", "2026-12-12"],
  ["die Verhandlung ist am 12.", "2026-12-12"],
  ["el juicio es el 12", "2026-12-12"],
  ["l'udienza è il 12", "2026-12-12"],
])("'%s' sets a day without naming all of it", (text, day) => expect(dayOf(text)).toBe(day));

test.each([
  "the trial starts at the 12 people that we test it with",
  "we were open until 2019",
  "Thursday is our busiest day",
  "by hand",
  "may we",
])("'%s' sets none", (text) => expect(dayOf(text)).toBe(null));

test.each([
  "I need a tax advisor tomorrow",
  "Ich habe morgen Zeit",
  "Un avocat demain",
  "mañana por favor",
  "Domani, per favore",
  "Tomorrow please, the contract ends in spring",
])("'%s' says from when on", (text) => {
  expect(dayOf(text)).toBe(null);
  expect(startIn(text, now, "UTC")).toBe("2026-12-01T00:00:00.000Z");
});

test.each(["On 3 March we opened the shop", "I may need 5 people", "the deadline is 99 january", "deadline"])("'%s' sets no day", (text) =>
  expect(dayOf(text)).toBe(null));

test.each([
  ["The appeal is due tomorrow. The auditors arrive next week", { until: "2026-12-01T00:00:00.000Z" }],
  ["The auditors arrive next week and our books are a mess", { until: "2026-12-07T00:00:00.000Z", isBeforeEvent: true }],
  ["Our books are a mess", { until: null }],
])("in '%s' a term that is set outweighs a day on which something only happens", (text, day) =>
  expect(deadlineDayIn(text, now, "UTC")).toEqual(day));

test("a day makes urgent what is due within ten, and presses within some weeks", () => {
  const urgencyOf = (text: string) => urgencyUntil(untilIn(text, now, "UTC"), now);
  expect(urgencyOf("deadline 8 December")).toBe("high");
  expect(urgencyOf("deadline 8 January")).toBe("medium");
  expect(urgencyOf("deadline 8 March")).toBe(null);
});
