import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { aBrowser, say } from "../../../../tests/support/talk";
import { findConversation } from "./conversations.server";
import { readTurn } from "./read-turn.server";

useDatabase();

/** From which hour of each day they are free, best rated first; now is nine o'clock. */
const ADVISORS = { "Enno Abelson": 17, "Nora Berglund": 12, "Tia Corwin": 16, "Lea Dornach": 11 } as const;

beforeAll(async () => {
  let rating = 50;
  for (const [displayName, hour] of Object.entries(ADVISORS)) {
    await anAdvisor({
      displayName,
      topics: ["Tax and Accounting"],
      category: "finance",
      hours: [[hour * 60, hour * 60 + 60]],
      ratingSum: rating,
      ratingCount: 10,
    });
    rating -= 5;
  }
});

const NEEDS: Record<Language, string> = {
  en: "somebody for my tax return",
  de: "jemand für meine Steuererklärung",
  fr: "quelqu'un pour ma déclaration d'impôts",
  es: "alguien para mi declaración de la renta",
  it: "qualcuno per la dichiarazione dei redditi",
};
const SOONER: Record<Language, string[]> = {
  en: ["sooner", "earlier please"],
  de: ["früher", "geht es schneller?"],
  fr: ["plus tôt", "plus vite svp"],
  es: ["antes", "más pronto"],
  it: ["prima", "e prima?", "più presto"],
};
const FIRST: Record<Language, string> = { en: "the first", de: "die erste", fr: "la première", es: "la primera", it: "la prima" };
const NO: Record<Language, string> = { en: "no", de: "nein", fr: "non", es: "no", it: "no" };
const SAID: Record<Language, string> = {
  en: "free earliest come first",
  de: "Wer am frühesten frei ist",
  fr: "libres le plus tôt",
  es: "Quienes están libres antes",
  it: "Chi è libero prima",
};

test.each(LANGUAGES)("in %s whoever asks for sooner sees who is free earliest first, and can go on", async (language) => {
  for (const text of SOONER[language]) {
    const speaker = aBrowser(language);
    await say(speaker, NEEDS[language]);
    const answer = await say(speaker, text);
    expect([text, answer.advisors?.map(({ name }) => name)]).toEqual([text, ["Lea Dornach", "Nora Berglund", "Tia Corwin"]]);
    expect(`${answer.content} ${answer.after ?? ""}`).toContain(SAID[language]);
    expect((await say(speaker, NO[language])).need?.topics[0]?.topic).toBe("Tax and Accounting");
  }
});

test.each(LANGUAGES)("in %s 'the first' still means the first of those named, and 'sooner' none of them", async (language) => {
  const speaker = aBrowser(language);
  await say(speaker, NEEDS[language]);
  const before = (await findConversation(db, speaker, "assistant"))!;
  expect(readTurn(FIRST[language], before).text).toBe(before.messages.at(-1)?.advisors?.[0]?.name);
  for (const text of SOONER[language]) expect(readTurn(text, before)).toMatchObject({ text, turn: "sooner" });
});

test.each(LANGUAGES)("in %s who has refused all of them is not named the first again, until something else is wished", async (language) => {
  const speaker = aBrowser(language);
  await say(speaker, NEEDS[language]);
  await say(speaker, NO[language]);
  for (const again of [1, 2]) expect([again, (await say(speaker, NO[language])).advisors]).toEqual([again, undefined]);
  expect((await say(speaker, SOONER[language][0]!)).advisors?.length).toBeGreaterThan(0);
});
