import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { TEXT_LANGUAGES, type TextLanguage } from "#app/features/topics/vocabulary/written-in";
import {
  EMERGENCIES,
  IN_DANGER,
  LOOK_ALIKES,
  NO_EMERGENCIES,
  OF_THINGS_ALONE,
  OF_THINGS_AND_ONESELF,
  ORDINARY_SEARCHES,
} from "../../../tests/support/danger";
import { dangerIn } from "./danger";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});
const danger = (text: string) => dangerIn(text, read(text));

test("people in danger are found, in every one of seventy phrasings", () => {
  const missed = TEXT_LANGUAGES.flatMap((language) => IN_DANGER[language].filter((text) => danger(text) === null));
  expect(missed).toEqual([]);
  expect(Object.values(IN_DANGER).flat().length).toBeGreaterThanOrEqual(60);
});

test("they are answered in the language they write in", () => {
  const others = TEXT_LANGUAGES.flatMap((language) => IN_DANGER[language].filter((text) => danger(text) !== language));
  expect(others).toEqual([]);
});

test("of harmless look-alikes and ordinary searches none is taken for a cry for help", () => {
  const misfires = [...LOOK_ALIKES, ...ORDINARY_SEARCHES].filter((text) => danger(text) !== null);
  expect(misfires).toEqual([]);
});

test("fires, accidents, attacks and leaks that go on now are found, and answered in the language they are told in", () => {
  const others = TEXT_LANGUAGES.flatMap((language) => EMERGENCIES[language].filter((text) => danger(text) !== language));
  expect(others).toEqual([]);
  expect(Object.values(EMERGENCIES).flat().length).toBeGreaterThanOrEqual(60);
});

test("what is over, planned, insured or a manner of speaking is no emergency", () => {
  expect(NO_EMERGENCIES.filter((text) => danger(text) !== null)).toEqual([]);
  expect(NO_EMERGENCIES.length).toBeGreaterThanOrEqual(40);
});

test("who tells of an earlier one beside what goes on now is heard", () => {
  expect(danger("After last year's fire we hired a guard, and right now the warehouse is on fire again")).toBe("en");
});

test("a firm that dies and a cost that kills are business, in five languages", () => {
  expect(OF_THINGS_ALONE.filter((text) => danger(text) !== null)).toEqual([]);
});

test("whoever says so of themselves, too, is heard", () => {
  expect(OF_THINGS_AND_ONESELF.filter((text) => danger(text) === null)).toEqual([]);
});

test("a matter of business besides hides no cry for help", () => {
  const missed = [
    "I want to end my lease early and then I want to kill myself",
    "We cut costs until nothing was left, and now I don't want to live anymore",
    "My partner threatens to sue me and he hits me",
    "Die Konkurrenz bringt uns um die Marge, und ich will nicht mehr leben",
  ].filter((text) => danger(text) === null);
  expect(missed).toEqual([]);
});

test("a search that names the matter and nobody is heeded, too", () => {
  const missed = [
    "suicide",
    "Selbstmord",
    "painless way to die",
    "how many pills to die",
    "suicide hotline",
    "overdose",
    "how to kill yourself",
    "sanfter Tod",
    "comment se suicider",
    "muerte sin dolor",
    "morire senza soffrire",
  ].filter((text) => danger(text) === null);
  expect(missed).toEqual([]);
});

/** People in danger who also ask about a law, a policy, their rights or a rule. */
const IN_DANGER_AND_OF_A_RULE: Record<TextLanguage, readonly string[]> = {
  en: [
    "My husband beats me, what does the law say?",
    "I want to kill myself, is there a policy for that?",
    "He hits me and the kids, what are my rights, which law protects us?",
    "She wants to kill herself, has the school guidelines for that?",
    "we have had a training on it but I still cut myself every night",
    "my ex threatens to kill me, do the regulations let me move away?",
    "the rule says a month's notice, and he hits me every evening",
  ],
  de: [
    "Mein Mann schlägt mich, was sagt das Gesetz dazu?",
    "Er hat gedroht, mich umzubringen: welche Gesetze schützen mich?",
    "Laut Richtlinie muss ich weitermachen, aber ich will nicht mehr leben",
    "Nach der Schulung will ich mich umbringen",
    "Meine Schwester will sich umbringen, hat die Schule dafür eine Richtlinie?",
    "Mein Freund hat mich gewürgt, welche Rechte habe ich?",
  ],
  fr: [
    "Mon mari me frappe, que dit la loi ?",
    "Je veux mourir, est-ce que le règlement prévoit quelque chose ?",
    "Mon compagnon menace de me tuer, quelles lois me protègent ?",
    "J'ai envie d'en finir depuis ma formation",
    "Ma sœur veut se suicider, le lycée a-t-il un règlement pour cela ?",
    "Quels sont mes droits ? Mon mari me frappe et menace de me tuer",
  ],
  es: [
    "Mi marido me pega, ¿qué dice la ley?",
    "Quiero morir, ¿hay una política de la empresa para esto?",
    "Mi novio me ha amenazado con matarme, ¿qué leyes me protegen?",
    "No quiero vivir más, la normativa me lo ha quitado todo",
    "Mi hermana quiere suicidarse, ¿tiene el colegio una normativa?",
    "¿Qué derechos tengo? Mi pareja me pega y amenaza con matarme",
  ],
  it: [
    "Mio marito mi picchia, cosa dice la legge?",
    "Voglio morire, c'è una normativa per questo?",
    "Il mio ragazzo ha minacciato di uccidermi, quali leggi mi proteggono?",
    "Non voglio più vivere, nemmeno la formazione mi aiuta",
    "Mia sorella vuole suicidarsi, la scuola ha una normativa?",
    "Che diritti ho? Il mio compagno mi picchia e minaccia di uccidermi",
  ],
};

test("who asks for help, alone or with a matter, is in no danger; with harm, a person or a life beside it they are heard", () => {
  const asking = [
    ...["Ich brauche Hilfe", "Ich brauche dringend Hilfe", "Ich brauche Hilfe beim Kompost", "J'ai besoin d'aide", "Aidez-moi"],
    ...["Help me please", "I need urgent help", "Necesito ayuda", "Ho bisogno di aiuto", "Ich brauche dringend Hilfe bei der Steuer"],
  ];
  expect(asking.filter((text) => danger(text) !== null)).toEqual([]);
  const heard = [
    ...["Ich brauche Hilfe, ich kann nicht mehr", "Ich brauche Hilfe mit meinem Mann", "Ich brauche Hilfe, Überdosis"],
    ...["Ich brauche Hilfe beim Sterben", "Ich brauche Hilfe mit Suizidgedanken", "Ich brauche Hilfe, ich weiß nicht weiter"],
    ...["Help me, he is coming", "I need help now he has locked the door", "J'ai besoin d'aide, je suis seule"],
    ...["Aidez-moi, il est devenu fou", "Aiutatemi, voglio morire", "Necesito ayuda, me quiero morir"],
  ];
  expect(heard.filter((text) => danger(text) === null)).toEqual([]);
});

test("whoever is in danger and asks for a law, a policy, their rights or a rule is heard, in the language they write in", () => {
  const heard = TEXT_LANGUAGES.map((language) => IN_DANGER_AND_OF_A_RULE[language].map((text) => [text, danger(text)]));
  expect(heard).toEqual(TEXT_LANGUAGES.map((language) => IN_DANGER_AND_OF_A_RULE[language].map((text) => [text, language])));
});

test("a question about a field of work stays a need, in five languages, whoever's firm it is for", () => {
  const taken = [
    "What does the law say about domestic violence?",
    "Which laws protect employees from violence at work?",
    "We are writing a suicide prevention policy for our hospital",
    "self-harm policy for a school",
    "Gesetze gegen häusliche Gewalt",
    "Schulung gegen Gewalt am Arbeitsplatz",
    "Wir brauchen eine Richtlinie gegen Gewalt am Arbeitsplatz",
    "Que dit la loi sur les violences conjugales ?",
    "Je cherche une formation à la prévention du suicide pour mon équipe",
    "ley de violencia de género",
    "Necesito una política contra el acoso sexual para mi empresa",
    "legge sul suicidio assistito",
    "Ho bisogno di una formazione sulla violenza di genere per il mio team",
  ].filter((text) => danger(text) !== null);
  expect(taken).toEqual([]);
});
