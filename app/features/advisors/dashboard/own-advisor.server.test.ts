import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { calendarFeeds } from "#app/db/schema/calendar";
import { topics } from "#app/db/schema/catalog";
import { addFeed } from "#app/features/calendar/busy-feeds/feeds.server";
import { languagesSpokenIn } from "#app/features/matching/search-words.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { searchAdvisors } from "../directory/directory.server";
import { readDirectoryQuery } from "../directory/directory-query";
import { showAdvisor } from "../page/public-page.server";
import { findFigures } from "./figures.server";
import { changeFurtherTopic } from "./further-topics.server";
import { findOwnAdvisor, saveAdvisor } from "./own-advisor.server";
import { findPreview } from "./preview.server";
import { changeSpokenLanguage } from "./spoken-languages.server";

useDatabase();

const at = new Date("2026-03-01T00:00:00Z");
const days = (count: number) => new Date(at.getTime() + count * 86_400_000);
const rowOf = async (advisorId: string) => (await db.select().from(advisors).where(eq(advisors.id, advisorId)))[0]!;
const topicsOf = (advisorId: string) =>
  db
    .select({ name: topics.name, isPrimary: advisorTopics.isPrimary, level: advisorTopics.expertiseLevel })
    .from(advisorTopics)
    .innerJoin(topics, eq(topics.id, advisorTopics.topicId))
    .where(eq(advisorTopics.advisorId, advisorId))
    .orderBy(topics.name);

test("what is saved shows on the public page at once, under the name made of both names", async () => {
  const ada = await anAdvisor({ slug: "ada-lane" });
  const changes = {
    firstName: { was: "Ada", value: "Adah" },
    lastName: { was: "Advisor", value: "Lane" },
    jobTitle: { was: "", value: "Former CFO" },
    bio: { was: "", value: "Thirty years of numbers." },
    hourlyRate: { was: "100", value: "150.50" },
    currency: { was: "USD", value: "EUR" },
  };
  expect(await saveAdvisor(ada, changes, at)).toMatchObject({ ok: true, saved: { jobTitle: "Former CFO", hourlyRate: "150.50" } });
  expect(await showAdvisor("ada-lane", at)).toMatchObject({
    displayName: "Adah Lane",
    jobTitle: "Former CFO",
    bio: "Thirty years of numbers.",
    hourlyRate: 150_50,
    currency: "EUR",
  });
});

test("a rate can be taken away again, and back", async () => {
  const ada = await anAdvisor();
  await saveAdvisor(ada, { hourlyRate: { was: "100", value: "" } }, at);
  expect((await rowOf(ada.advisorId)).hourlyRate).toBe(null);
  expect((await findOwnAdvisor(ada))?.fields.hourlyRate).toBe("");
  await saveAdvisor(ada, { hourlyRate: { was: "", value: "80" } }, at);
  expect((await rowOf(ada.advisorId)).hourlyRate).toBe(80_00);
});

test("in another currency the rate is converted by the reference rate, in the same save, with and without decimals", async () => {
  const ada = await anAdvisor({ hourlyRate: 240_00, currency: "GBP" });
  expect(await saveAdvisor(ada, { currency: { was: "GBP", value: "JPY" } }, at)).toMatchObject({ ok: true });
  expect(await rowOf(ada.advisorId)).toMatchObject({ hourlyRate: 48_000, currency: "JPY" });
  expect((await findOwnAdvisor(ada))?.fields.hourlyRate).toBe("48000");
  await saveAdvisor(ada, { currency: { was: "JPY", value: "GBP" } }, at);
  expect(await rowOf(ada.advisorId)).toMatchObject({ hourlyRate: 240_00, currency: "GBP" });
  expect(await saveAdvisor(ada, { hourlyRate: { was: "48000", value: "50000" } }, at)).toEqual({ ok: false, stale: { hourlyRate: "240" } });
});

test("a part of a unit is refused where the currency has none, and nothing is saved", async () => {
  const ada = await anAdvisor({ hourlyRate: 36_000, currency: "JPY" });
  const refused = { ok: false, errors: { hourlyRate: "advisorProfile.rateWhole" } };
  expect(await saveAdvisor(ada, { hourlyRate: { was: "36000", value: "36000.50" } }, at)).toEqual(refused);
  expect((await rowOf(ada.advisorId)).hourlyRate).toBe(36_000);
  await saveAdvisor(ada, { hourlyRate: { was: "36000", value: "36500" } }, at);
  expect((await rowOf(ada.advisorId)).hourlyRate).toBe(36_500);
});

test("a newer save from another tab is not overwritten: the later one is told, and nothing of it is saved", async () => {
  const ada = await anAdvisor({ jobTitle: "CFO" });
  await saveAdvisor(ada, { jobTitle: { was: "CFO", value: "Former CFO" } }, at);
  const late = { jobTitle: { was: "CFO", value: "CEO" }, bio: { was: "", value: "New" } };
  expect(await saveAdvisor(ada, late, at)).toEqual({ ok: false, stale: { jobTitle: "Former CFO" } });
  expect((await rowOf(ada.advisorId)).bio).toBe("");
});

test("the primary expertise decides the category, and the one before stays as a further topic", async () => {
  const ada = await anAdvisor({ topics: ["Business Strategy", "Sales"], experience: "20+" });
  await saveAdvisor(ada, { expertise: { was: "Business Strategy", value: "Finance" } }, at);
  expect(await topicsOf(ada.advisorId)).toEqual([
    { name: "Business Strategy", isPrimary: false, level: "experienced" },
    { name: "Finance", isPrimary: true, level: "expert" },
    { name: "Sales", isPrimary: false, level: "experienced" },
  ]);
  expect((await rowOf(ada.advisorId)).category).toBe("finance");
  await saveAdvisor(ada, { expertise: { was: "Finance", value: "Business Strategy" } }, at);
  expect((await findOwnAdvisor(ada))?.furtherTopics).toEqual(["Finance", "Sales"]);
});

test("further topics come and go, the primary one stays, and twelve are the most", async () => {
  const ada = await anAdvisor();
  expect(await changeFurtherTopic(ada, "Finance", true, at)).toEqual({ ok: true });
  expect(await changeFurtherTopic(ada, "Finance", true, at)).toEqual({ ok: true });
  expect(await changeFurtherTopic(ada, "Business Strategy", false, at)).toEqual({ ok: true });
  expect((await topicsOf(ada.advisorId)).map(({ name }) => name)).toEqual(["Business Strategy", "Finance"]);
  expect(await changeFurtherTopic(ada, "Astrology", true, at)).toEqual({ ok: false, reason: "advisorProfile.topicUnknown" });
  const names = (await db.select({ name: topics.name }).from(topics)).map(({ name }) => name);
  const others = names.filter((name) => name !== "Finance" && name !== "Business Strategy").slice(0, 14);
  const answers = await Promise.all(others.map((name) => changeFurtherTopic(ada, name, true, at)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(11);
  await changeFurtherTopic(ada, "Finance", false, at);
  expect(await findOwnAdvisor(ada)).toMatchObject({ furtherTopics: { length: 11 } });
});

test("another zone has the advisor's calendars read again: whole days mean something else in it", async () => {
  const ada = await anAdvisor();
  await addFeed(ada, "https://calendar.example.com/a.ics", at);
  await db.update(calendarFeeds).set({ nextReadAt: days(9), isWaiting: false });
  await saveAdvisor(ada, { timezone: { was: "UTC", value: "Asia/Tokyo" } }, days(1));
  expect(await db.select().from(calendarFeeds).where(eq(calendarFeeds.advisorId, ada.advisorId))).toMatchObject([
    { nextReadAt: days(1), isWaiting: true },
  ]);
});

test("V5: whoever is no advisor has none of it, and saves nothing", async () => {
  const ann = await aClient();
  expect([await findOwnAdvisor(ann), await findFigures(ann, at), await findPreview(ann, at)]).toEqual([null, null, null]);
  await expect(saveAdvisor(ann, { bio: { was: "", value: "x" } }, at)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(changeFurtherTopic(ann, "Finance", true, at)).rejects.toMatchObject({ init: { status: 404 } });
  expect(await db.select().from(advisors).where(eq(advisors.userId, ann.userId))).toEqual([]);
});

test("the figures are counted: ratings, sessions, open requests, clients and the next free time", async () => {
  const [ada, ann, ben] = [await anAdvisor({ ratingSum: 14, ratingCount: 3 }), await aClient(), await aClient()];
  await aConsultation({ client: ann, advisor: ada, at: days(-3), status: "completed" });
  await aConsultation({ client: ann, advisor: ada, at: days(-2), status: "completed" });
  // With these, no consultation has taken place yet, or ever will.
  await aConsultation({ client: await aClient(), advisor: ada, at: days(3), status: "accepted" });
  await aConsultation({ client: await aClient(), advisor: ada, at: days(-4), status: "cancelled" });
  await aConsultation({ client: ben, advisor: ada, at: days(4), status: "requested" });
  expect(await findFigures(ada, at)).toMatchObject({
    rating: 4.6667,
    ratingCount: 3,
    totalSessions: 2,
    openRequests: 1,
    clients: 1,
    hourlyRate: 100_00,
    nextFree: "2026-03-01T00:30:00.000Z",
  });
});

test("a new advisor's figures are none at all", async () => {
  expect(await findFigures(await anAdvisor({ hourlyRate: null, hours: [] }), at)).toMatchObject({
    rating: null,
    totalSessions: 0,
    hourlyRate: null,
    openRequests: 0,
    clients: 0,
    nextFree: null,
  });
});

test("the market is what at least five peers of the primary topic ask in the same currency", async () => {
  const ada = await anAdvisor({ topics: ["Logistics"], hourlyRate: null });
  const peer = (hourlyRate: number, change = {}) => anAdvisor({ topics: ["Logistics"], hourlyRate, ...change });
  for (const rate of [100_00, 200_00, 300_00, 400_00]) await peer(rate);
  await peer(900_00, { currency: "EUR" });
  await peer(900_00, { status: "suspended" });
  const locked = await peer(900_00);
  await db.update(users).set({ suspendedAt: at }).where(eq(users.id, locked.userId));
  await anAdvisor({ topics: ["Procurement", "Logistics"], hourlyRate: 900_00 });
  expect((await findFigures(ada, at))?.market).toBe(null);
  await peer(500_00);
  expect((await findFigures(ada, at))?.market).toEqual({ topic: "Logistics", low: 200_00, high: 400_00 });
});

test("the preview is the card that everybody sees, with three tips from what is missing", async () => {
  const ada = await anAdvisor({ displayName: "Ada Lane", hourlyRate: null, hours: [], avatarUrl: null });
  const preview = await findPreview(ada, at);
  expect(preview).toMatchObject({ isListed: true, card: { displayName: "Ada Lane", specialty: "Business Strategy", nextFree: null } });
  expect(preview?.tips.map(({ tip }) => tip)).toEqual(["rate", "hours", "photo"]);
  await db
    .update(advisors)
    .set({ hourlyRate: 100_00 })
    .where(and(eq(advisors.id, ada.advisorId)));
  expect((await findPreview(ada, at))?.tips.map(({ tip }) => tip)).toEqual(["hours", "photo", "bio"]);
});

test("what a profile lacks is told with what the engine and the requests of the last thirty days say of it", async () => {
  const ada = await anAdvisor({
    category: "technology",
    topics: ["Technology"],
    languages: ["en"],
    bio: "x".repeat(300),
    jobTitle: "Counsel",
    avatarUrl: "x",
  });
  const other = await anAdvisor({ category: "technology", topics: ["Cybersecurity", "Technology"] });
  const ask = async (topic: string, language: string, before: number) => {
    const client = await aClient({ language });
    await aConsultation({ client, advisor: other, topic, createdAt: days(-before), at: days(30 + asked++) });
  };
  let asked = 0;
  for (const language of ["de", "de", "fr", "en"]) await ask("Technology", language, 3);
  expect((await findPreview(ada, at))?.tips.map(({ tip }) => tip)).not.toContain("language");
  await ask("Technology", "en", 29);
  await ask("Technology", "de", 31);
  await ask("Cybersecurity", "de", 3);
  const tips = (await findPreview(ada, at))?.tips.map(({ tip, values }) => [tip, values]);
  expect(tips).toEqual([
    ["topicsMissed", { all: 6, missed: 1 }],
    ["language", { all: 5, missed: 3, language: "de", points: 6 }],
    ["calendar", {}],
  ]);
});

test("an advisor speaks every language they chose, found by the filter and by its name; one stays", async () => {
  const eva = await anAdvisor({ displayName: "Eva Spokes", category: "finance", topics: ["Finance"], languages: ["en"] });
  const filtered = async (search: string) => {
    const query = readDirectoryQuery(new URLSearchParams(search));
    return (await searchAdvisors({ category: "finance", query }, at)).cards.map(({ displayName }) => displayName);
  };
  expect(await languagesSpokenIn("finance")).not.toContain("pl");
  expect(await changeSpokenLanguage(eva, "pl", true, at)).toEqual({ ok: true });
  expect(await changeSpokenLanguage(eva, "pl", true, at)).toEqual({ ok: true });
  expect((await findOwnAdvisor(eva))?.languages).toEqual(["en", "pl"]);
  expect(await languagesSpokenIn("finance")).toContain("pl");
  for (const search of ["language=pl", "q=speaks+Polish", "q=polnisch", "q=finance+in+Polish"])
    expect([search, await filtered(search)]).toEqual([search, ["Eva Spokes"]]);
  expect(await languagesSpokenIn("legal")).toEqual([]);
  expect(await filtered("language=sv")).toEqual([]);
  expect(await changeSpokenLanguage(eva, "xx", true, at)).toEqual({ ok: false, reason: "advisorProfile.languageUnknown" });
  await changeSpokenLanguage(eva, "en", false, at);
  expect(await changeSpokenLanguage(eva, "pl", false, at)).toEqual({ ok: false, reason: "advisorProfile.languageLast" });
});
