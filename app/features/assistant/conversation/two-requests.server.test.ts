import { beforeAll, expect, test } from "vitest";
import type { Language } from "#app/languages/languages";
import { useDatabase } from "../../../../tests/support/database";
import { anAdvisor } from "../../../../tests/support/people";
import { aBrowser, say } from "../../../../tests/support/talk";

useDatabase();

beforeAll(async () => {
  for (const name of ["Tom Tax", "Tina Tax", "Tara Tax"])
    await anAdvisor({ displayName: name, topics: ["Tax and Accounting"], category: "finance" });
  for (const name of ["Sam Social", "Sue Social"]) await anAdvisor({ displayName: name, topics: ["Social Media"], category: "marketing" });
});

const SAID: Record<Language, { wishes: string; both: string }> = {
  en: { wishes: "we need a tax advisor and somebody for our Instagram", both: "both" },
  de: { wishes: "Wir brauchen Beides: einen Steuerberater und jemanden für unser Instagram", both: "beides" },
  fr: { wishes: "Il me faut un comptable pour mes impôts et quelqu'un pour notre compte Instagram", both: "les deux" },
  es: { wishes: "Busco un asesor para los impuestos y alguien que me lleve el Instagram", both: "las dos cosas" },
  it: { wishes: "Mi serve un commercialista per le tasse e anche qualcuno per il nostro Instagram", both: "tutte e due" },
};

test("two wishes in one message are answered with advisors for each, and 'both' afterwards means both again, in five languages", async () => {
  for (const [language, { wishes, both }] of Object.entries(SAID) as [Language, (typeof SAID)[Language]][]) {
    const browser = aBrowser(language);
    for (const said of [wishes, both]) {
      const { advisors = [], need } = await say(browser, said);
      expect([said, need?.topics.map(({ topic }) => topic)]).toEqual([said, ["Tax and Accounting", "Social Media"]]);
      const names = advisors.map(({ name }) => name);
      expect([said, names.some((name) => name.endsWith("Tax")), names.some((name) => name.endsWith("Social"))]).toEqual([said, true, true]);
    }
  }
});

test("an answer to two wishes names the fields of both, and what is said afterwards holds for both", async () => {
  const browser = aBrowser("en");
  const { content } = await say(browser, SAID.en.wishes);
  expect(content).toMatch(/^For Tax and Accounting: .*Tax\. For Social Media: .*Social\./);
  const { need } = await say(browser, "under 100 an hour");
  expect([need?.topics.length, need?.budget?.amount]).toEqual([2, 100_00]);
});

test("the matcher names somebody for each of two wishes", async () => {
  const browser = aBrowser("en");
  const { need } = await say(browser, SAID.en.wishes, "finance");
  expect(need?.topics.map(({ topic }) => topic)).toEqual(["Tax and Accounting", "Social Media"]);
});

test("a second matter that is less clear is mentioned after the answer, with a button that sends it", async () => {
  await anAdvisor({ displayName: "Bea Brand", topics: ["Brand Strategy"], category: "marketing" });
  const browser = aBrowser("es");
  const clause = "quiero una app para mi gimnasio";
  const { content, after = "", choices, advisors } = await say(browser, `${clause} y de paso cambiar el nombre y el logo`);
  expect([advisors?.[0]?.name, choices]).toEqual(["Bea Brand", [clause]]);
  expect([content.endsWith(after), after.includes(`«${clause}»`)]).toEqual([true, true]);
  expect((await say(browser, clause)).content).not.toContain(clause);
});
