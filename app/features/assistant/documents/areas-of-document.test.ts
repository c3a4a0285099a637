import { beforeAll, expect, test } from "vitest";
import { textReader } from "#app/features/topics/classifier/read-text.server";
import type { Reader } from "#app/features/topics/classifier/reading";
import { areasOfParts, partsOfAreas } from "./areas-of-document";
import { keyIssues } from "./key-issues";
import { joinedLines } from "./sentences";

let read: Reader;
beforeAll(async () => {
  read = await textReader();
});

const LETTER = `Sehr geehrte Frau Kramer,

anbei wie besprochen unsere drei offenen Punkte, bevor wir im Januar weitermachen.

Erstens: Das Finanzamt hat für 2023 eine Betriebsprüfung angekündigt, unser Kassenbuch hat Lücken.

Zweitens: Zwei unserer Fahrer sind jetzt seit acht Wochen krankgeschrieben und wir wissen nicht, ob und wie wir kündigen dürfen.

Drittens: Auf Instagram kommen unsere Torten gar nicht an, wir hätten gern einen Plan, was wir dort posten.

Mit freundlichen Grüßen
Bäckerei Holzer`;

const MINUTES = `Minutes of the family meeting, Harbour Street Ceramics, 14 November

1. Present: Ruth, Owen, Dilys. Apologies: Gareth.
2. The kiln hall lease. The landlord has served notice that the rent goes up by 45 percent from April and that we must take down the sign. Owen thinks this is not what the lease says. To be looked at by somebody.
3. Glaze recipes. A former apprentice has opened a workshop in Cardiff and sells bowls with our sea-green glaze and almost our name. Dilys wants to know what we can do.
4. Website orders. The card machine and the web shop do not talk to each other. We sold the same twelve vases twice. Owen asks who can connect both.
5. Any other business: the Christmas party is at Ruth's. Bring pudding.`;

test("of a letter with three matters each is an area, and its salutation no key issue", () => {
  expect(
    areasOfParts(partsOfAreas(LETTER, read))
      .map(({ topic }) => topic)
      .sort(),
  ).toEqual(["Employment Law", "Social Media", "Tax and Accounting"]);
  expect(
    keyIssues(LETTER, read, null)
      .map(({ area }) => area)
      .filter(Boolean),
  ).toEqual(["Tax and Accounting", "Employment Law", "Social Media"]);
  for (const { quote } of keyIssues(LETTER, read, null)) expect(quote).not.toMatch(/Sehr geehrte|Grüßen/);
});

test("a heading is no key issue, and what stands below a point is read as one", () => {
  const areas = areasOfParts(partsOfAreas(MINUTES, read)).map(({ topic }) => topic);
  expect(areas).not.toContain("Corporate Governance");
  expect(areas).toContain("Intellectual Property");
  const issues = keyIssues(MINUTES, read, null);
  expect(issues.map(({ quote }) => quote).join("\n")).not.toContain("Minutes of the family meeting");
  expect(issues).toContainEqual({ quote: expect.stringContaining("former apprentice"), area: "Intellectual Property" });
});

test.each([
  ["a recipe", "Recipe: take two eggs, flour and butter. Stir. Bake for forty minutes. Serve with cream."],
  [
    "a diary",
    "Dear diary, today it rained. Grandma made soup. The cat slept on the piano. In the evening we watched a film about whales and I cried a bit. Tomorrow is swimming.",
  ],
  ["ein Tagebuch", "Heute hat es geregnet. Oma hat Suppe gekocht. Die Katze schlief auf dem Klavier. Morgen gehen wir schwimmen."],
  ["une recette", "Prendre deux œufs, de la farine et du beurre. Mélanger. Cuire pendant quarante minutes. Servir avec de la crème."],
])("a document that is no business has no area: %s", (_, text) => expect(areasOfParts(partsOfAreas(text, read))).toEqual([]));

test("a line whose last word needs another goes on in the next, also with a capital; a heading, an item and a paragraph do not", () => {
  const wrapped = `Our accounts package and the time sheets disagree by eleven thousand pounds and the
VAT return is due on the 7th.`;
  expect(joinedLines(wrapped)).toBe(wrapped.replace("\n", " "));
  for (const text of [
    "Our plan\nVAT first",
    "A line that is long enough to fill the whole width of the\n- An item",
    "A paragraph that is as long as the other one here\nA paragraph that is as long as the one before",
    "First line\n\nsecond paragraph",
  ])
    expect(joinedLines(text)).toBe(text);
});
