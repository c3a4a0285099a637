import { beforeAll, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { aBrowser, say } from "../../../../tests/support/talk";

useDatabase();

beforeAll(async () => {
  for (const [name, rate] of [
    ["Tom Tax", 200_00],
    ["Tina Tax", 150_00],
    ["Tara Tax", 70_00],
  ] as const)
    await anAdvisor({ displayName: name, topics: ["Tax and Accounting"], category: "finance", hourlyRate: rate });
  for (const name of ["Sam Soft", "Sue Soft", "Sol Soft"])
    await anAdvisor({ displayName: name, topics: ["Software Development"], category: "technology" });
  await anAdvisor({ displayName: "Quin Quality", topics: ["Quality Assurance"], category: "technology" });
});

const NEEDS: Record<Language, string> = {
  en: "need someone for my tax return",
  de: "Ich brauche jemanden für meine Steuererklärung",
  fr: "Il me faut quelqu'un pour ma déclaration d'impôts",
  es: "Necesito a alguien para mi declaración de la renta",
  it: "Mi serve qualcuno per la dichiarazione dei redditi",
};

/** Sums that an hour may cost at most, in words, with the sum itself. */
const SUMS: Record<Language, [string, number][]> = {
  en: [
    ["under 100 an hour", 100],
    ["below 90 €", 90],
    ["not more than 120 euros", 120],
    ["up to 80", 80],
    ["under £100 please", 100],
    ["my limit is 100 euros", 100],
  ],
  de: [
    ["bis 150 €", 150],
    ["unter 100 Euro", 100],
    ["maximal 90", 90],
    ["nicht mehr als 120 Euro", 120],
    ["höchstens 80 € die Stunde", 80],
    ["bis zu 100", 100],
    ["nicht über 100 €", 100],
    ["um die 100 Euro", 100],
  ],
  fr: [
    ["moins de 80 €/h", 80],
    ["moins de 100 euros", 100],
    ["jusqu'à 120 €", 120],
    ["pas plus de 90 euros de l'heure", 90],
    ["maximum 80", 80],
    ["80 € max", 80],
    ["en dessous de 100 euros", 100],
  ],
  es: [
    ["hasta 200", 200],
    ["menos de 100 euros", 100],
    ["no más de 90 €", 90],
    ["máximo 80", 80],
    ["por debajo de 100 euros", 100],
    ["hasta 100 euros la hora", 100],
    ["como mucho 80 euros", 80],
  ],
  it: [
    ["sotto i 100 euro", 100],
    ["sotto 100 euro", 100],
    ["meno di 90 €", 90],
    ["fino a 120 euro", 120],
    ["non più di 80 euro", 80],
    ["massimo 100", 100],
    ["al massimo 90 euro l'ora", 90],
  ],
};

test.each(LANGUAGES)("in %s a sum in words is what an hour may cost, and no other matter", async (language) => {
  for (const [text, sum] of SUMS[language]) {
    const speaker = aBrowser(language, "UTC");
    await say(speaker, NEEDS[language]);
    const { need, advisors, content } = await say(speaker, text);
    expect([text, need?.topics[0]?.topic, need?.budget?.amount, advisors !== undefined], content).toEqual([
      text,
      "Tax and Accounting",
      sum * 100,
      true,
    ]);
  }
});

const BETWEEN = "every release breaks somthing else, our testers are two interns and a spreadsheet";
const BOTH: Record<Language, string> = {
  en: "both|both please|both of them|the two|a bit of both",
  de: "beides|beide|beides bitte|alle beide|beides zusammen|beides irgendwie",
  fr: "les deux|les deux en fait|tous les deux|un peu des deux",
  es: "los dos|ambos|las dos cosas|ambas cosas|un poco de los dos",
  it: "entrambi|tutti e due|tutte e due|tutti e due per favore|un po' di tutti e due|entrambe le cose",
};

test.each(LANGUAGES)("in %s who means both areas of a question is named advisors of both", async (language) => {
  for (const text of BOTH[language].split("|")) {
    const speaker = aBrowser(language, "UTC");
    await say(speaker, BETWEEN);
    const { advisors = [], content } = await say(speaker, text);
    const names = advisors.map(({ name }) => name.split(" ")[1]);
    expect([text, names.includes("Quality"), names.includes("Soft")], content).toEqual([text, true, true]);
  }
});

const TONIGHT: Record<Language, string> = { en: "tonight", de: "heute Abend", fr: "ce soir", es: "esta noche", it: "stasera" };

test.each(LANGUAGES)("in %s it is said that nobody is free tonight", async (language) => {
  const speaker = aBrowser(language, "UTC");
  await say(speaker, NEEDS[language]);
  const { need, content } = await say(speaker, TONIGHT[language]);
  expect([need?.isOneDay, need?.from, need?.dayParts]).toEqual([true, "2026-11-23T00:00:00.000Z", ["evening"]]);
  expect(content).toContain("23");
});
