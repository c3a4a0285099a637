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
    ["Theo Tax", 90_00],
    ["Tara Tax", 70_00],
    ["Toni Tax", 60_00],
  ] as const)
    await anAdvisor({ displayName: name, topics: ["Tax and Accounting"], category: "finance", hourlyRate: rate });
  await anAdvisor({ displayName: "Sam Soft", topics: ["Software Development"], category: "technology" });
  await anAdvisor({ displayName: "Quin Quality", topics: ["Quality Assurance"], category: "technology" });
  await anAdvisor({ displayName: "Paula Patent", topics: ["Intellectual Property"], category: "legal" });
});

const NEEDS: Record<Language, string> = {
  en: "need someone for my tax return",
  de: "Ich brauche jemanden für meine Steuererklärung",
  fr: "Il me faut quelqu'un pour ma déclaration d'impôts",
  es: "Necesito a alguien para mi declaración de la renta",
  it: "Mi serve qualcuno per la dichiarazione dei redditi",
};

/** Turns that change whom one seeks: the answer names others of the same area, or says that there are none. */
const WISHES: Record<Language, string> = {
  en: "sooner?|something earlier?|now|£80|in two weeks|no rush|not him|none of these|no|more|next|cheaper|anyone else|is there anything sooner",
  de: "schneller|geht das früher?|geht das auch schneller?|mehr|weitere|80 Euro|in zwei Wochen|keine Eile|nicht der|keiner davon|nein|günstiger bitte|jemand anders|noch jemand",
  fr: "plus tôt|c'est possible plus tôt ?|maintenant|80 €|dans deux semaines|rien ne presse|pas lui|aucun|non|encore|moins cher|quelqu'un d'autre|le suivant",
  es: "antes|¿puede ser antes?|ahora|80 euros|en dos semanas|sin prisa|él no|ninguno de estos|no|más|más barato|otra persona|el siguiente",
  it: "prima possibile|si può prima?|subito|80 euro|tra due settimane|senza fretta|non lui|nessuno di questi|no|ancora|meno caro|qualcun altro|il prossimo",
};
/** Turns that are answered in a sentence. */
const WORDS: Record<Language, string> = {
  en: "yes|ok|sounds good|hm|not sure|?|a woman please|I'd rather talk to a woman|someone younger",
  de: "ja|genau|passt|hm|weiß nicht|eine Frau bitte|lieber einen Mann",
  fr: "oui|oui c'est ça|parfait|euh|je ne sais pas|une femme de préférence",
  es: "sí|eso es|vale|no sé|prefiero una mujer",
  it: "sì|esatto|va bene|boh|non so|meglio una donna",
};

const CHEAPER: Record<Language, string> = { en: "cheaper", de: "günstiger", fr: "moins cher", es: "más barato", it: "meno caro" };

test.each(LANGUAGES)("in %s no short turn loses the matter, nor begins another", async (language) => {
  for (const text of [...WISHES[language].split("|"), ...WORDS[language].split("|")]) {
    const speaker = aBrowser(language);
    const first = await say(speaker, NEEDS[language]);
    expect(first.need?.topics[0]?.topic).toBe("Tax and Accounting");
    const answer = await say(speaker, text);
    const isWish = WISHES[language].split("|").includes(text);
    expect([text, answer.advisors !== undefined], answer.content).toEqual([text, isWish]);
    if (isWish) expect([text, answer.need?.topics[0]?.topic]).toEqual([text, "Tax and Accounting"]);
    expect([text, answer.choices, answer.links]).toEqual([text, undefined, undefined]);
    const after = await say(speaker, CHEAPER[language]);
    expect([text, after.need?.topics[0]?.topic]).toEqual([text, "Tax and Accounting"]);
  }
});

test.each(LANGUAGES)("in %s who has seen every advisor is told so, and not that there is nobody", async (language) => {
  const speaker = aBrowser(language);
  await say(speaker, NEEDS[language]);
  const no = { en: "no", de: "nein", fr: "non", es: "no", it: "no" }[language];
  const second = await say(speaker, no);
  expect(second.advisors?.length).toBe(2);
  const last = await say(speaker, no);
  expect(last.advisors).toBeUndefined();
  const named = { en: "all the advisors", de: "alle für", fr: "tous les experts", es: "todos los asesores", it: "tutti i consulenti" };
  expect(last.content).toContain(named[language]);
  expect((await say(speaker, CHEAPER[language])).advisors?.length).toBeGreaterThan(0);
});

const BETWEEN = "every release breaks somthing else, our testers are two interns and a spreadsheet";

test("a question that offers areas can be answered in words, in five languages", async () => {
  const { choices = [] } = await say(aBrowser(), BETWEEN);
  expect(choices).toEqual(["Software Development", "Quality Assurance"]);
  for (const [language, texts] of Object.entries({
    en: "the second|quality assurance please|rather the quality one|2|the latter",
    de: "die zweite|Qualitätssicherung bitte|das zweite",
    fr: "la deuxième|le second",
    es: "el segundo|la segunda",
    it: "la seconda|il secondo",
  }) as [Language, string][])
    for (const text of texts.split("|")) {
      const speaker = aBrowser(language);
      await say(speaker, BETWEEN);
      const answer = await say(speaker, text);
      expect([text, answer.need?.topics[0]?.topic, answer.advisors?.[0]?.name]).toEqual([text, "Quality Assurance", "Quin Quality"]);
    }
});

test("who means both is named advisors of both, who means neither is asked what it is, and who says yes which", async () => {
  for (const text of ["both", "beide", "les deux", "ambos", "entrambi"]) {
    const speaker = aBrowser();
    await say(speaker, BETWEEN);
    const answer = await say(speaker, text);
    expect([text, answer.advisors?.map(({ name }) => name).sort()]).toEqual([text, ["Quin Quality", "Sam Soft"]]);
  }
  for (const text of ["neither", "keins von beiden", "aucun des deux", "ninguno", "nessuno dei due", "no"]) {
    const speaker = aBrowser();
    await say(speaker, BETWEEN);
    const answer = await say(speaker, text);
    expect([text, answer.advisors, answer.choices]).toEqual([text, undefined, undefined]);
    expect(answer.content).toContain("What is it about, then?");
  }
  for (const text of ["yes", "ja", "oui", "cheaper please"]) {
    const speaker = aBrowser();
    await say(speaker, BETWEEN);
    const answer = await say(speaker, text);
    expect([text, answer.advisors, answer.choices]).toEqual([text, undefined, ["Software Development", "Quality Assurance"]]);
  }
});

test("a wish without a matter is asked what it is about, and named nobody for it", async () => {
  for (const [language, text] of [
    ["en", "cheaper please"],
    ["en", "another one"],
    ["en", "do you speak German?"],
    ["en", "tomorrow at 5"],
    ["de", "günstiger bitte"],
    ["fr", "quelqu'un d'autre"],
    ["es", "más barato"],
    ["it", "un altro"],
  ] as const) {
    const answer = await say(aBrowser(language), text);
    expect([text, answer.advisors, answer.links === undefined]).toEqual([text, undefined, false]);
  }
});

test("after danger nobody is offered for a few words, whatever was asked before it", async () => {
  for (const text of ["cheaper please", "another one", "sooner", "next"]) {
    const speaker = aBrowser();
    await say(speaker, NEEDS.en);
    await say(speaker, "i want to die");
    const answer = await say(speaker, text);
    expect([text, answer.advisors, answer.links]).toEqual([text, undefined, undefined]);
    expect(answer.content).toContain("Have you called?");
  }
  const speaker = aBrowser();
  await say(speaker, "i want to die");
  expect((await say(speaker, "sorry, I meant: who can help with my tax return")).advisors?.length).toBeGreaterThan(0);
});

test("a few words that name no area are asked whether they begin another matter", async () => {
  for (const text of ["blue boxes maybe", "the usual thing"]) {
    const speaker = aBrowser();
    await say(speaker, NEEDS.en);
    const { content, choices, advisors } = await say(speaker, text);
    expect([text, advisors]).toEqual([text, undefined]);
    expect([text, choices?.[0] ?? content]).toEqual([text, expect.stringContaining("Tax and Accounting")]);
    if (choices) expect((await say(speaker, "cheaper")).choices).toEqual(choices);
    expect((await say(speaker, choices ? "the first" : "cheaper")).need?.topics[0]?.topic).toBe("Tax and Accounting");
  }
});
