import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { judge } from "#app/features/assistant/understand/answer-kind";
import { isIdleQuestion, readAsIdle } from "./idle-questions";
import { OTHER_MATTERS } from "./other-matters";
import { textReader } from "./read-text.server";
import { isNone, type Reader } from "./reading";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});

const IDLE = [
  "il fait chaud aujourd'hui, non ?",
  "Sing mir was vor",
  "who would win, a bear or a gorilla",
  "three rivers in Asia",
  "name three rivers in Asia",
  "Nenne drei Flüsse in Asien",
  "cite quatre pays d'Europe",
  "dime tres planetas",
  "dimmi tre laghi d’Italia",
  "what's 17% of 340",
  "what is 5 + 5",
  "was ist 17 mal 43",
  "combien font 23 fois 19",
  "cuánto es 15 por 12",
  "quanto fa 23 per 19",
  "what's for dinner",
  "we are looking for a name for our baby",
  "what should we call our son",
  "wie nennen wir unseren Hund",
  "un prénom pour le bébé",
  "cómo llamamos al cachorro",
  "un nome per il cane",
  "on mange quoi ce soir",
  "¿qué hay de cena?",
  "quel temps fait-il à Marseille ce week-end ?",
  "Brauche ich morgen einen Regenschirm?",
  "How's the weather?",
  "will it rain on Sunday",
  "¿Qué tiempo hace en Sevilla?",
  "¿va a llover mañana?",
  "Che tempo fa a Torino?",
  "piove domani a Genova?",
  "Wird es am Samstag schneien?",
  "il va faire beau demain ?",
  "what time is it",
  "Wie spät ist es?",
  "quelle heure est-il ?",
  "¿qué hora es?",
  "che ore sono?",
  "who won the match yesterday",
  "Wer hat gestern gewonnen?",
  "raconte-moi une blague",
  "cuéntame un chiste",
  "what should I cook tonight with two eggs",
  "Was koche ich heute Abend mit Zucchini?",
  "qu'est-ce que je cuisine ce soir avec des courgettes",
  "¿qué cocino hoy con calabacín?",
  "cosa cucino stasera con le zucchine",
  "recipe for banana bread",
  "Rezept für Kartoffelsalat",
  "what film should we watch tonight",
  "quel film regarder ce soir",
  "which bus goes to the airport",
  "when does the next train to Leeds leave",
  "Wann fährt der nächste Zug nach Köln?",
  "comment aller à l'aéroport ?",
  "¿a qué hora sale el próximo tren?",
  "che autobus va in aeroporto",
  "who is the president of Peru",
  "chi è il presidente della Francia?",
  "what is the capital of Australia",
  "warum ist der Himmel blau",
  "is there a pharmacy open near me",
];

const OF_BUSINESS = [
  "how is the weather affecting our supply chain",
  "Wir verkaufen Regenschirme und suchen einen Lieferanten",
  "passer mes salariés à temps partiel",
  "contrat à mi-temps",
  "que tiempo de prueba puedo poner en un contrato de trabajo",
  "ore straordinarie non pagate",
  "the weather ruined our stock and the insurer will not pay",
  "which train should our freight to Poland go by, the supply chain is slow",
  "what is the capital of a limited company",
  "who is the president of the board answerable to",
  "recipe for success with a pitch deck for investors",
  "recette de tante, un industriel la vend avec notre histoire sur l'étiquette",
  "la ricetta del cantuccio dice che è sua il cognato",
  "aumento di capitale della società",
  "um wieviel Uhr posten, unsere Kunden sind Landwirte",
  "what series of photos should we post to sell more",
];

test("questions about weather, time, games and jokes are none of the areas, in five languages", () => {
  for (const text of IDLE) {
    expect([text, isIdleQuestion(text)]).toEqual([text, true]);
    expect([text, isNone(read(text))]).toEqual([text, true]);
  }
});

test("the same words in a matter of business are read as that", () => {
  for (const text of OF_BUSINESS) expect([text, isIdleQuestion(text)]).toEqual([text, false]);
});

test("whoever tells more than a question tells of something else besides", () => {
  expect(isIdleQuestion(`what is the weather ${"and then we moved on ".repeat(3)}`)).toBe(false);
});

test("what is said of a danger beside it is not lost, and all likelihoods still add up to one", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 50, maxLength: 50 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, crisis) => {
        const others = Object.fromEntries(OTHER_MATTERS.map((matter) => [matter, matter === "crisis" ? crisis : 0])) as never;
        const areas = weights.map((likelihood, index) => ({ topic: String(index), likelihood }));
        const idle = readAsIdle({ areas, others, none: crisis });
        expect(idle.others.crisis).toBe(crisis);
        expect(isNone(idle)).toBe(true);
        const sum = idle.areas.reduce((total, { likelihood }) => total + likelihood, idle.none);
        expect(sum).toBeCloseTo(weights.some((each) => each > 0) ? 1 : idle.none, 6);
      },
    ),
  );
});

test.each([
  "what is 17 times 23",
  "wie viel ist 17 mal 23",
  "combien font 17 fois 23 ?",
  "cuanto es 17 por 23",
  "quanto fa 17 per 23?",
])("a sum is nothing for an advisor: '%s'", (text) => expect(judge(text, read(text), null)).toEqual({ kind: "other", matter: "chat" }));
