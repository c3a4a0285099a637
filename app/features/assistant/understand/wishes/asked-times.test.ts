import { expect, test } from "vitest";
import { understand } from "../understand";
import { clausesByTime, splitClauses } from "./asked-times";
import { startIn } from "./start-in-text";
import { clausesOf, eventIn } from "./until-in-text";

const now = new Date("2026-11-30T09:00:00Z");
const read = (text: string) => {
  const { dayParts, hours, isWeekend } = understand(text);
  return { from: startIn(text, now, "UTC"), dayParts, hours, isWeekend };
};
const NOTHING = { from: null, dayParts: undefined, hours: undefined, isWeekend: undefined };

test.each([
  "a blogger posts her review of our hotel tomorrow morning",
  "the landlord shows up tomorrow at 9 am with the police",
  "Our biggest buyer decides tomorrow evening whether he stays",
  "the union votes on the strike tomorrow at noon",
  "The auditors arrive tomorrow morning and our books are a mess",
  "we have a call with the buyer tomorrow at 3 pm and no contract",
  "I have an appointment at the tax office tomorrow at 10 am",
  "our new shop opens tomorrow evening without a licence",
  "the ferry with our goods docks tomorrow afternoon, customs wants papers",
  "my accountant leaves tomorrow",
  "the press officer of our rival is loud, he speaks tomorrow morning",
  "una reportera vino al bar, publica mañana por la mañana",
  "il giornalista ci ha chiamato, esce domani mattina",
  "Die Zeitung bringt morgen früh einen Artikel über unsere Küche",
  "morgen um 9 Uhr kommt der Gerichtsvollzieher in den Laden",
  "Der Käufer entscheidet morgen Abend über unser Angebot",
  "Wir haben morgen um 10 Uhr ein Gespräch mit dem Betriebsrat",
  "Unser Steuerberater geht nächste Woche in Rente",
  "Der Zoll versteigert morgen Nachmittag unsere Ware",
  "le journal sort son enquête sur nous demain matin",
  "l'huissier passe demain à 9 h",
  "nous avons un rendez-vous avec la banque demain à 14 h",
  "Les salariés votent la grève demain soir",
  "notre avocat part la semaine prochaine",
  "mañana por la mañana publican un reportaje sobre nuestra clínica",
  "el inspector viene mañana a las 10",
  "tenemos una reunión con el banco mañana por la tarde",
  "nuestro gestor se va la semana que viene",
  "domani mattina esce un servizio in tv su di noi",
  "l'ufficiale giudiziario passa domani alle 9",
  "abbiamo un incontro con il fornitore domani pomeriggio",
  "il nostro commercialista va via la prossima settimana",
])("'%s' tells a time of the matter, and asks for none", (text) => {
  expect(read(text)).toEqual(NOTHING);
  expect(eventIn(text, now, "UTC")?.slice(0, 10)).toMatch(/^2026-12-0[17]$/);
});

test.each([
  ["Can I talk to somebody tomorrow morning about a lease?", "2026-12-01"],
  ["I need a tax advisor next week", "2026-12-07"],
  ["A call tomorrow at 8 pm would be ideal", "2026-12-01"],
  ["trademark question, tomorrow evening", "2026-12-01"],
  ["The journalist is after us. Could we speak tomorrow at 7 am?", "2026-12-01"],
  ["we have time tomorrow afternoon", "2026-12-01"],
  ["Brauche morgen Abend jemanden für einen Kaufvertrag", "2026-12-01"],
  ["Kann ich morgen um 8 Uhr mit einer Anwältin sprechen?", "2026-12-01"],
  ["Ein Termin nächste Woche wäre gut", "2026-12-07"],
  ["Ich hätte morgen Vormittag Zeit", "2026-12-01"],
  ["Je cherche quelqu'un pour demain matin", "2026-12-01"],
  ["Peut-on parler à un fiscaliste demain à 18 h ?", "2026-12-01"],
  ["Nous sommes disponibles la semaine prochaine", "2026-12-07"],
  ["Necesito hablar con un abogado mañana por la tarde", "2026-12-01"],
  ["una llamada mañana a las 9", "2026-12-01"],
  ["Tengo tiempo la semana que viene", "2026-12-07"],
  ["Vorrei parlare con un consulente domani sera", "2026-12-01"],
  ["un appuntamento domani alle 18", "2026-12-01"],
  ["Ho tempo la prossima settimana", "2026-12-07"],
])("'%s' asks for a time", (text, day) => {
  expect(startIn(text, now, "UTC")?.slice(0, 10)).toBe(day);
  expect(eventIn(text, now, "UTC")).toBe(null);
});

test("the hour and the part of the day that are asked for stay apart from those of the matter", () => {
  expect(read("The bailiff comes tomorrow at 9 am, I have time this evening").dayParts).toEqual(["evening"]);
  expect(read("Der Artikel erscheint morgen früh. Bitte einen Termin nach 18 Uhr").hours).toEqual({ said: "after", hours: [18, 22] });
  expect(read("our bakery opens at 5 in the morning, who can help with shifts?").dayParts).toBe(undefined);
  expect(read("la nostra radio trasmette la sera, serve un contratto").dayParts).toBe(undefined);
});

test("a message of very many clauses is read as a hundred and the rest, and one message once", () => {
  const letters = "a\n".repeat(2000);
  expect(splitClauses(letters)).toHaveLength(101);
  expect(clausesByTime(" x and".repeat(600)).asked.split(". ").length).toBeLessThanOrEqual(101);
  expect(clausesByTime(letters)).toBe(clausesByTime(letters));
  expect(clausesOf(letters)).toBe(clausesOf(letters));
  expect(splitClauses("One, two. Three\nfour")).toEqual(["One", "two", "Three", "four"]);
});
