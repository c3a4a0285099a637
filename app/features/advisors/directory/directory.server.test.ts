import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { useDatabase } from "../../../../tests/support/database";
import { type AdvisorOptions, aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { type DirectorySearch, searchAdvisors } from "./directory.server";
import { readDirectoryQuery } from "./directory-query";
import { EXPERIENCE_OPTIONS } from "./filter-options";
import { suggestAdvisors } from "./suggestions.server";
import { whyFound } from "./why-found.server";

useDatabase();

const now = new Date("2026-12-01T08:00Z");

const legal = (name: string, options: AdvisorOptions) =>
  anAdvisor({ category: "legal", displayName: name, slug: name.toLowerCase().replaceAll(/[^a-z]+/g, "-"), ...options });

beforeAll(async () => {
  await legal("Zoë Müller", {
    topics: ["Intellectual Property", "Compliance"],
    jobTitle: "Patent attorney",
    bio: "Guided forty software companies through their first patents.",
    city: "São Paulo",
    country: "Brazil",
    languages: ["en", "de"],
    hourlyRate: 200_00,
    currency: "EUR",
    ratingSum: 24,
    ratingCount: 5,
    experience: "13-20",
    hours: [[540, 1020]],
  });
  await legal("Ana Silva", {
    topics: ["Corporate Law"],
    bio: "Shareholder disputes and contracts.",
    city: "Lisbon",
    country: "Portugal",
    hourlyRate: 90_00,
    currency: "GBP",
    ratingSum: 7,
    ratingCount: 2,
    experience: "4-7",
    hours: [[1020, 1260]],
    availabilityStatus: "busy",
  });
  await legal("Tom Reed", {
    topics: ["Employment Law", "Intellectual Property"],
    experience: "1-3",
    hourlyRate: 60_00,
    availabilityStatus: "away",
    hours: [],
  });
  await legal("Gone Person", { topics: ["Intellectual Property"], status: "suspended" });
  const locked = await legal("Locked Person", { topics: ["Intellectual Property"] });
  await db.update(users).set({ suspendedAt: now }).where(eq(users.id, locked.userId));
});

async function names(search: string, more: DirectorySearch = { category: "legal" }) {
  const { cards } = await searchAdvisors({ ...more, query: readDirectoryQuery(new URLSearchParams(search)) }, now);
  return cards.map(({ displayName }) => displayName);
}

test("a category shows its approved advisors, best first; suspended ones never", async () => {
  expect(await names("")).toEqual(["Zoë Müller", "Ana Silva", "Tom Reed"]);
  expect(await names("", { category: "finance" })).toEqual([]);
});

test("the search box finds by name, with or without accents, and while the name is being typed", async () => {
  expect(await names("q=zoe")).toEqual(["Zoë Müller"]);
  expect(await names("q=M%C3%9CLL")).toEqual(["Zoë Müller"]);
  expect(await names("q=ana+silva")).toEqual(["Ana Silva"]);
  expect(await names("q=ana+reed")).toEqual([]);
});

test("the search box finds by specialty and expertise area, also in the words people use for it", async () => {
  expect(await names("q=patent")).toEqual(["Zoë Müller", "Tom Reed"]);
  expect(await names("q=dismissed")).toEqual(["Tom Reed"]);
  expect(await names("q=shareholders")).toEqual(["Ana Silva"]);
});

test("a sentence is searched by any of its words, among the advisors of the sub-category", async () => {
  const sentence = "q=Who+can+help+me+with+patents+and+my+unrelated+garden";
  expect(await names(sentence, { topics: ["intellectual-property"], words: "any" })).toEqual(["Zoë Müller", "Tom Reed"]);
  expect(await names(sentence, { topics: ["employment-law"], words: "any" })).toEqual(["Tom Reed"]);
  expect(await names("q=who+can+help+me", { topics: ["corporate-law"], words: "any" })).toEqual(["Ana Silva"]);
});

test("why somebody stands among those of some areas is told of the area they are best in there", async () => {
  const why = await whyFound(["zoë-müller", "zo-m-ller", "tom-reed", "ana-silva"], ["intellectual-property", "compliance"]);
  expect(Object.keys(why).sort()).toEqual(["tom-reed", "zo-m-ller"]);
  expect(why["zo-m-ller"]).toMatchObject({ topic: "Intellectual Property", parts: { sessions: 0 } });
  expect(why["zo-m-ller"]!.reasons[0]).toBe("primaryExpertise");
  expect(why["tom-reed"]!.reasons[0]).toBe("furtherExpertise");
  expect(why["tom-reed"]!.parts.expertise).toBeLessThan(why["zo-m-ller"]!.parts.expertise);
  const spoken = await whyFound(["zo-m-ller"], ["intellectual-property", "compliance"], ["compliance"]);
  expect(spoken["zo-m-ller"]).toMatchObject({ topic: "Compliance" });
  expect(await whyFound([], ["compliance"])).toEqual({});
});

test("a misspelt word is taken for the one of the dictionary that is a slip away, and the page says so", async () => {
  const found = await searchAdvisors({ category: "legal", query: readDirectoryQuery(new URLSearchParams("q=Shareholdr+disptues")) }, now);
  expect(found.cards.map(({ displayName }) => displayName)).toEqual(["Ana Silva"]);
  expect(found.corrections).toEqual([{ said: "disptues", meant: "disputes" }]);
  expect(await names("q=silvva")).toEqual(["Ana Silva"]);
});

test("words that find nobody lead to the areas that come nearest", async () => {
  const { nearest } = await searchAdvisors({ category: "legal", query: readDirectoryQuery(new URLSearchParams("q=xyzzy+warehose")) }, now);
  expect(nearest?.[0]).toEqual({ name: "Logistics", path: "/business/operations" });
});

test("suggestions while one types go by name, title and area, not by what a biography mentions", async () => {
  expect((await suggestAdvisors("pat")).map(({ name }) => name)).toEqual(["Zoë Müller"]);
  expect(await suggestAdvisors("guided")).toEqual([]);
  expect(await suggestAdvisors("z")).toEqual([]);
  for (const half of ["arbeitsr", "droit du trav"])
    expect((await suggestAdvisors(half, "de")).map(({ name }) => name)).toEqual(["Tom Reed"]);
  expect((await suggestAdvisors("recht", "de")).map(({ name }) => name)).toContain("Tom Reed");
  expect(await suggestAdvisors("zzqq", "de")).toEqual([]);
  expect(await suggestAdvisors("zo")).toMatchObject([
    {
      path: "/advisors/zo-m-ller",
      name: "Zoë Müller",
      description: "Intellectual Property",
      face: null,
      price: { currency: expect.any(String) },
    },
  ]);
});

test("the filter 'expertise' keeps those with the area", async () => {
  expect(await names("expertise=compliance")).toEqual(["Zoë Müller"]);
  expect(await names("expertise=unheard-of")).toEqual([]);
});

test("the filter 'price' compares what advisors charge in the chosen currency", async () => {
  expect(await names("price=120&currency=GBP")).toEqual(["Ana Silva", "Tom Reed"]);
  expect(await names("price=120&currency=USD")).toEqual(["Tom Reed"]);
  expect(await names("price=240&currency=USD")).toEqual(["Zoë Müller", "Ana Silva", "Tom Reed"]);
});

test("the filter 'rating' leaves out the new and the lower rated", async () => {
  expect(await names("rating=4.5")).toEqual(["Zoë Müller"]);
  expect(await names("rating=3")).toEqual(["Zoë Müller", "Ana Silva"]);
});

test("the filters 'price' and 'rating' keep who is exactly there, and leave out who is a cent or a star beyond", async () => {
  const edge = { category: "other" as const, topics: [], currency: "USD" };
  await anAdvisor({ ...edge, displayName: "At both edges", hourlyRate: 75_00, ratingCount: 2, ratingSum: 9 });
  await anAdvisor({ ...edge, displayName: "A cent above", hourlyRate: 75_01, ratingCount: 200, ratingSum: 899 });
  await anAdvisor({ ...edge, displayName: "At three", hourlyRate: 80_00, ratingCount: 1, ratingSum: 3 });
  const found = async (search: string) => (await names(search, { category: "other" })).sort();
  try {
    expect(await found("price=75&currency=USD")).toEqual(["At both edges"]);
    expect(await found("price=75.01&currency=USD")).toEqual(["A cent above", "At both edges"]);
    expect(await found("rating=4.5")).toEqual(["At both edges"]);
    expect(await found("rating=3")).toEqual(["A cent above", "At both edges", "At three"]);
    expect(await found("rating=4")).toEqual(["A cent above", "At both edges"]);
  } finally {
    await db.delete(advisors).where(eq(advisors.category, "other"));
  }
});

test("the filters 'language', 'experience' and 'location' keep those they name", async () => {
  expect(await names("language=de")).toEqual(["Zoë Müller"]);
  expect(await names("experience=4")).toEqual(["Zoë Müller", "Ana Silva"]);
  expect(await names("experience=13")).toEqual(["Zoë Müller"]);
  expect(await names("location=sao+paulo")).toEqual(["Zoë Müller"]);
  expect(await names("location=PORTU")).toEqual(["Ana Silva"]);
  for (const brazil of ["Brasilien", "S%C3%A3o+Paulo,+Br%C3%A9sil"]) expect(await names(`location=${brazil}`)).toEqual(["Zoë Müller"]);
  expect(await names("location=%F0%9F%9A%80")).toEqual([]);
});

test("the filter 'experience' keeps whoever has at least so many years, the longest included", async () => {
  const spans = ["1-3", "4-7", "8-12", "13-20", "20+"] as const;
  for (const experience of spans) await anAdvisor({ category: "marketing", displayName: experience, experience });
  const found = async (years: string) => (await names(`experience=${years}`, { category: "marketing" })).sort();
  expect(await Promise.all(EXPERIENCE_OPTIONS.map(found))).toEqual([1, 2, 3, 4].map((first) => spans.slice(first).sort()));
});

test("the filter 'availability' knows the available, the evenings and the weekends", async () => {
  expect(await names("availability=now")).toEqual(["Zoë Müller"]);
  expect(await names("availability=evenings")).toEqual(["Ana Silva"]);
  expect(await names("availability=weekends")).toEqual(["Zoë Müller", "Ana Silva"]);
});

test("a card shows the next free time, and none for who is away", async () => {
  const { cards } = await searchAdvisors({ category: "legal" }, now);
  expect(cards.map(({ nextFree }) => nextFree)).toEqual(["2026-12-01T09:00:00.000Z", "2026-12-01T17:00:00.000Z", null]);
});

test("a held time is not offered as the next free one", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor({ category: "technology", hours: [[540, 1020]] })];
  await aConsultation({ client, advisor, at: new Date("2026-12-01T09:00Z"), minutes: 60 });
  const { cards } = await searchAdvisors({ category: "technology" }, now);
  expect(cards[0]?.nextFree).toBe("2026-12-01T10:00:00.000Z");
});

test("the distance is shown to who has said where they live", async () => {
  const { cards } = await searchAdvisors({ category: "legal" }, now, { city: "Porto", country: "Portugal" });
  expect(cards.map(({ distanceKilometres }) => distanceKilometres !== null)).toEqual([true, true, false]);
});

test("pages follow one another without a gap or a repetition, and each knows the whole count", async () => {
  for (let index = 0; index < 7; index += 1) await anAdvisor({ category: "other", ratingCount: 1, ratingSum: (index % 3) + 3 });
  const seen: string[] = [];
  let after: string | null = "";
  while (after !== null) {
    const query = readDirectoryQuery(new URLSearchParams({ after }));
    const page = await searchAdvisors({ category: "other", query, limit: 3 }, now);
    expect(page.total).toBe(7);
    seen.push(...page.cards.map(({ id }) => id));
    after = page.next;
  }
  expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
});

test("a place beyond the last page is empty and still knows the count", async () => {
  const query = readDirectoryQuery(new URLSearchParams({ after: "0.00000000-0000-0000-0000-000000000000" }));
  expect(await searchAdvisors({ category: "legal", query }, now)).toMatchObject({ total: 3, cards: [], next: null });
});

test.each([
  ["ten thousand characters", "x".repeat(10_000)],
  ["ten thousand words", "patent ".repeat(10_000)],
  ["emoji", "🚀👩‍⚖️"],
  ["right to left", "محامي براءات"],
  ["a script", "<script>alert(1)</script>"],
  ["NUL", "pat\0ent"],
  ["SQL", "'; drop table advisers; --"],
  ["query signs", "a & !b | (c:*D) <-> \\ '"],
  ["Hindi", "क्षत्रिय"],
  ["a lone surrogate", "\uD800 patent"],
])("%s in any field is an answer, never an error", async (_, text) => {
  for (const field of ["q", "expertise", "price", "currency", "rating", "language", "availability", "experience", "location", "after"]) {
    for (const words of ["all", "any"] as const) {
      const query = readDirectoryQuery(new URLSearchParams({ [field]: text }));
      const { total } = await searchAdvisors({ category: "legal", query, words }, now);
      expect(total).toBeLessThanOrEqual(3);
    }
  }
  expect(await names("")).toHaveLength(3);
});
