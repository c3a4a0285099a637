import { expect, test } from "vitest";
import { CATEGORIES } from "#app/features/catalog/categories";
import { TOPICS } from "#app/features/catalog/topics";
import { aCandidate, aNeed } from "../../../../tests/support/needs";
import type { Need } from "../understand/need";
import type { Candidate } from "./candidates";
import { connectPath, recommendFields, topicsToSearch } from "./recommend";

const moment = { now: Date.UTC(2026, 10, 23, 9), freeAt: new Map<string, number>() };
const need = aNeed({
  urgency: "high",
  topics: [
    { topic: "Intellectual Property", weight: 6 },
    { topic: "Employment Law", weight: 3 },
    { topic: "Tax and Accounting", weight: 2 },
    { topic: "Cybersecurity", weight: 2 },
  ],
});

test("a recommendation has category, sub-category, urgency and match percentage = the score × 100", () => {
  const [first] = recommendFields(need, [aCandidate({ topic: "Intellectual Property" })], moment);
  expect(first).toMatchObject({ category: "legal", subcategory: "Intellectual Property", urgency: "high" });
  expect(first?.matchPercentage).toBe(Math.round(first!.pick.score * 100));
});

test("at most three fields, and nobody twice while there is somebody else", () => {
  const candidates = need.topics.flatMap(({ topic }) => [
    aCandidate({ topic, advisorId: "same", ratingSum: 50, ratingCount: 10 }),
    aCandidate({ topic, advisorId: `only-${topic}` }),
  ]);
  const found = recommendFields(need, candidates, moment);
  expect(found).toHaveLength(3);
  expect(new Set(found.map(({ pick }) => pick.candidate.advisorId)).size).toBe(3);
});

const better = { ratingSum: 500, ratingCount: 100, totalSessions: 200, level: "expert" } as const;
const orderOf = (topics: { topic: string; weight: number }[], askedFor: string[] = []) =>
  recommendFields(
    aNeed({ topics }),
    [
      aCandidate({ topic: "Intellectual Property", isPrimary: false }),
      aCandidate({ topic: "Employment Law", advisorId: "b", ...better }),
      aCandidate({ topic: "Cybersecurity", advisorId: "c" }),
    ],
    moment,
    askedFor,
  ).map(({ topic }) => topic);

test("the field that was understood stands first, however much better a match in another one is", () => {
  const said = [
    { topic: "Intellectual Property", weight: 6 },
    { topic: "Employment Law", weight: 3 },
  ];
  expect(orderOf(said)).toEqual(["Intellectual Property", "Employment Law"]);
});

test("of fields that were spoken of about as much the better match stands first, and one spoken of less behind both", () => {
  const said = [
    { topic: "Intellectual Property", weight: 6 },
    { topic: "Employment Law", weight: 3.6 },
    { topic: "Cybersecurity", weight: 3.5 },
  ];
  expect(orderOf(said)).toEqual(["Employment Law", "Intellectual Property", "Cybersecurity"]);
});

test("without an area the better match stands first", () => {
  expect(orderOf([])[0]).toBe("Employment Law");
});

test("who was asked for by name stands first, in a field that was spoken of or in none", () => {
  const said = [{ topic: "Intellectual Property", weight: 6 }];
  expect(orderOf(said, ["c"])).toEqual(["Cybersecurity", "Intellectual Property"]);
});

test("who speaks the language that was asked for stands first whatever the field, and of fields spoken of alike who is nearer", () => {
  const topics = [
    { topic: "Intellectual Property", weight: 6 },
    { topic: "Employment Law", weight: 5 },
  ];
  const firstFor = (said: Partial<Need>, other: Partial<Candidate>) =>
    recommendFields(
      aNeed({ topics, ...said }),
      [
        aCandidate({ topic: "Intellectual Property", city: "Toronto", country: "Canada", ...better }),
        aCandidate({ topic: "Employment Law", advisorId: "b", ...other }),
      ],
      moment,
    )[0]?.topic;
  const french: Partial<Need> = { languages: ["fr"], isLanguageAsked: true };
  expect(firstFor(french, { languages: ["fr"] })).toBe("Employment Law");
  const place = { city: "Brussels", country: "Belgium" };
  expect(firstFor({ place }, place)).toBe("Employment Law");
});

test("finance and technology are recommended by their tiles, other areas by their own name", () => {
  const fields = recommendFields(need, [aCandidate({ topic: "Tax and Accounting" })], moment).map(({ subcategory }) => subcategory);
  expect(fields).toEqual(["Accounting & Tax"]);
  expect(
    recommendFields(aNeed({ topics: [{ topic: "Sustainability", weight: 1 }] }), [aCandidate({ topic: "Sustainability" })], moment)[0]
      ?.subcategory,
  ).toBe("Sustainability");
});

test("without a topic the page's own category is searched, without a page everything", () => {
  expect(topicsToSearch(aNeed({ topics: [], category: "legal" }))).toContain("Immigration Law");
  expect(topicsToSearch(aNeed({ topics: [] }))).toHaveLength(TOPICS.length);
  expect(recommendFields(aNeed({ topics: [], category: "legal" }), [aCandidate({ topic: "Immigration Law" })], moment)[0]).toMatchObject({
    isNamed: false,
    urgency: null,
  });
});

test("with nobody to recommend there is no recommendation", () => {
  expect(recommendFields(need, [], moment)).toEqual([]);
});

test("each Connect button goes to /{category}, carrying what is needed", () => {
  for (const { id } of CATEGORIES)
    expect(connectPath({ category: id, topic: "Tax and Accounting", advisor: "ada-low" })).toBe(
      `/${id}?need=Tax%20and%20Accounting&expertise=tax-and-accounting&advisor=ada-low`,
    );
});
