import { expect, test } from "vitest";
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
