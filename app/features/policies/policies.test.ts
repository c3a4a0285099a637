import { expect, test } from "vitest";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { FIRST_LANGUAGE, LANGUAGES } from "#app/languages/languages";
import { cookiePolicy } from "./cookie-policy";
import { POLICIES_EFFECTIVE, POLICY_IDS, type PolicyBlock } from "./policy";
import { privacyPolicy } from "./privacy-policy";
import { termsOfService } from "./terms-of-service";

const SITE = { name: "Harbour & Co", contact: { email: "desk@harbour.example", phone: "+44 20 7946 0000", city: "Leeds" } };
const policies = [privacyPolicy(SITE), termsOfService(SITE), cookiePolicy(SITE)];

const wordsOf = (block: PolicyBlock): string => {
  if (typeof block === "string") return block;
  if ("list" in block) return block.list.join(" ");
  return "table" in block ? [block.table.head, ...block.table.rows].flat().join(" ") : "";
};
const textOf = (id: string) => {
  const policy = policies.find((each) => each.id === id)!;
  return [...policy.inShort, ...policy.sections.flatMap(({ title, blocks }) => [title, ...blocks.map(wordsOf)])].join(" ");
};

test("there are the three policies of the footer's anchors, in order", () => {
  expect(policies.map(({ id }) => id)).toEqual([...POLICY_IDS]);
});

test("every section has an anchor of its own and something to say", () => {
  const anchors = policies.flatMap(({ id, sections }) => sections.map((section) => `${id}-${section.id}`));
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const { blocks } of policies.flatMap(({ sections }) => sections)) expect(blocks.length).toBeGreaterThan(0);
});

test("every row of a table has a cell for each column", () => {
  const blocks = policies.flatMap(({ sections }) => sections.flatMap((section) => section.blocks));
  const tables = blocks.flatMap((block) => (typeof block === "object" && "table" in block ? [block.table] : []));
  expect(tables.length).toBeGreaterThan(0);
  for (const { head, rows } of tables) expect(rows.map(({ length }) => length)).toEqual(Array(rows.length).fill(head.length));
  expect(tables.filter(({ rows }) => rows.length === 0)).toEqual([]);
});

test("the operator is who the settings say, and nobody else", () => {
  for (const { id } of policies) expect(textOf(id)).toContain(SITE.contact.email);
  expect(textOf("terms")).toContain(SITE.name);
  expect(textOf("privacy")).toContain(SITE.contact.city);
  expect(policies.map(({ id }) => textOf(id)).join(" ")).not.toMatch(/Sagebridge|example\.com|undefined|\{|\}/);
});

test("who runs the site and where their post goes stands in the privacy policy and the terms of every language once it is said, and nothing before", () => {
  const said = { ...SITE, contact: { ...SITE.contact, operator: "Rosa Grün e. K.", address: "Beetweg 1\n79098 Freiburg" } };
  for (const language of LANGUAGES)
    for (const id of ["privacy", "terms"] as const) {
      const write = ALL_LANGUAGES[language].policies[id];
      const [named, unnamed] = [JSON.stringify(write(said)), JSON.stringify(write(SITE))];
      expect([language, id, named.includes(" Rosa Grün e. K., Beetweg 1, 79098 Freiburg.")]).toEqual([language, id, true]);
      expect([language, id, /undefined| "|Operator:|Betreiber:|Exploitant :|Operador:|Gestore:/.exec(unnamed)?.[0] ?? ""]).toEqual([
        language,
        id,
        "",
      ]);
    }
});

test("the terms say what they have to", () => {
  const terms = textOf("terms");
  for (const said of ["not a professional relationship", "licence", "records no session", "withdraw", "no subscription", "18"]) {
    expect(terms, said).toContain(said);
  }
  expect(termsOfService(SITE).sections.flatMap(({ blocks }) => blocks)).toContainEqual({ shows: "cancellation" });
});

test("the date from which they hold is a date", () => {
  expect(new Date(POLICIES_EFFECTIVE).toISOString().slice(0, 10)).toBe(POLICIES_EFFECTIVE);
});

const TRANSLATED = LANGUAGES.filter((language) => language !== FIRST_LANGUAGE).flatMap((language) =>
  POLICY_IDS.map((id) => ({
    id,
    language,
    english: ALL_LANGUAGES[FIRST_LANGUAGE].policies[id](SITE),
    translated: ALL_LANGUAGES[language].policies[id](SITE),
  })),
);

/** The structure of a block, without its text. */
const shapeOf = (block: PolicyBlock) => {
  if (typeof block === "string") return "paragraph";
  if ("list" in block) return `list of ${block.list.length}`;
  return "table" in block ? `table of ${block.table.rows.map(({ length }) => length)}` : block.shows;
};
const textsOf = (block: PolicyBlock): readonly string[] => {
  if (typeof block === "string") return [block];
  if ("list" in block) return block.list;
  return "table" in block ? [block.table.head, ...block.table.rows].flat() : [];
};

test.each(TRANSLATED)("the $id policy in $language has every section, paragraph, point and row of the English one", ({
  english,
  translated,
}) => {
  const shape = ({ id, path, inShort, sections }: typeof english) => ({
    id,
    path,
    inShort: inShort.length,
    sections: sections.map((section) => [section.id, ...section.blocks.map(shapeOf)]),
  });
  expect(english.sections.length).toBeGreaterThan(2);
  expect(shape(translated)).toEqual(shape(english));
});

test.each(TRANSLATED)("the $id policy in $language says the numbers and the contact of the English one, and none of its sentences", ({
  english,
  translated,
}) => {
  const texts = ({ title, inShort, sections }: typeof english) => [
    title,
    ...inShort,
    ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(textsOf)]),
  ];
  // English "a day" may be "1 jour" in another language.
  const facts = (text: string) =>
    text
      .replace(/\b1\b/g, "")
      .match(/\d+|desk@harbour\.example|Harbour & Co|Leeds/g)
      ?.sort() ?? [];
  const written = texts(translated);
  for (const [index, text] of texts(english).entries()) {
    expect([text, facts(written[index]!)]).toEqual([text, facts(text)]);
    if (text.includes(" ")) expect(written[index]).not.toBe(text);
  }
});
