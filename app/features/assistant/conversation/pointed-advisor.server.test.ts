import { beforeAll, expect, test } from "vitest";
import { LANGUAGES, type Language } from "#app/languages/languages";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { aBrowser, say } from "../../../../tests/support/talk";

useDatabase();

beforeAll(async () => {
  // The first area is each one's own, and logistics one among others.
  await anAdvisor({ displayName: "Samuel Mensah", topics: ["Entrepreneurship", "Logistics"], category: "business" });
  for (const name of ["Eva Entre", "Emil Entre"])
    await anAdvisor({ displayName: name, topics: ["Entrepreneurship"], category: "business" });
});

const SAID: Record<Language, [string, string]> = {
  en: ["I need somebody for the logistics of my veg boxes", "the first one"],
  de: ["Ich suche jemanden für die Logistik meines Ladens", "der erste"],
  fr: ["je cherche quelqu'un pour la logistique de mes colis", "le premier"],
  es: ["busco a alguien para la logística de mis paquetes", "el primero"],
  it: ["cerco qualcuno per la logistica dei miei pacchi", "il primo"],
};

test.each(
  LANGUAGES,
)("in %s 'the first one' names that advisor alone, in the matter that is known, with a way to book", async (language) => {
  const browser = aBrowser(language);
  const [need, first] = SAID[language];
  const asked = await say(browser, need);
  const [chosen] = asked.advisors ?? [];
  expect([asked.content, chosen?.name]).toEqual([asked.content, "Samuel Mensah"]);
  const answer = await say(browser, first);
  expect(answer.advisors?.map(({ name }) => name)).toEqual([chosen?.name]);
  expect(answer.need?.topics[0]?.topic).toBe("Logistics");
  expect(answer.advisors?.[0]?.bookPath).toContain("Logistics");
  expect(answer.choices ?? []).toEqual([]);
  const texts: Record<Language, string> = { en: "cheaper", de: "billiger", fr: "moins cher", es: "más barato", it: "più economico" };
  expect((await say(browser, texts[language])).need?.topics[0]?.topic).toBe("Logistics");
});
