import { gt } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { catalogEntries, topics } from "#app/db/schema/catalog";
import { findTopic, listTopics } from "#app/features/matching/topic-list.server";
import { foundTopics } from "#app/features/search/search-answer";
import { offeredTopics, topicsOfCategory } from "#app/features/topics/topic-list";
import { readChangedTopics, syncTopics } from "#app/features/topics/topics.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { findEntryToEdit, restoreEntry, retireEntry, saveEntry } from "./entries.server";
import { topicPlaces } from "./topic-form";
import { saveTopic } from "./topics.server";

useDatabase();

async function anew() {
  await db.delete(catalogEntries);
  await db.delete(topics).where(gt(topics.version, 0));
  await syncTopics(db);
  await readChangedTopics(db);
}
beforeEach(anew);
afterAll(anew);

const at = new Date("2026-12-01T09:00:00.123Z");
const STRATEGY = "/business/strategy";
const ITS_AREAS = ["Business Strategy", "Market Entry"];
const choice = async (key: string) => ({ key, version: (await findEntryToEdit(key)).version });
const retire = async (key: string) => {
  expect(await retireEntry(await anAdmin(), { ...(await choice(key)), moveTo: "" }, at)).toMatchObject({ ok: true });
  await readChangedTopics(db);
};
const offered = () => offeredTopics().map(({ name }) => name);
const listed = async () => (await listTopics()).map(({ name }) => name);

test("the areas of a retired sub-category are offered nowhere, and come back with it", async () => {
  const before = [offered(), await listed()];
  expect(before[1]).toEqual(expect.arrayContaining(ITS_AREAS));
  await retire(STRATEGY);
  expect(offered()).toEqual(before[0]!.filter((name) => !ITS_AREAS.includes(name)));
  expect(await listed()).toEqual(before[1]!.filter((name) => !ITS_AREAS.includes(name)));
  expect(topicsOfCategory("business").map(({ name }) => name)).not.toContain("Market Entry");
  expect(await findTopic("Market Entry")).toBeNull();
  expect(foundTopics("market entry")).toEqual([]);
  await restoreEntry(await anAdmin(), await choice(STRATEGY), at);
  await readChangedTopics(db);
  expect([offered(), await listed()]).toEqual(before);
});

test("the areas of a retired tile are offered nowhere either", async () => {
  const key = topicPlaces().find(({ value }) => value.includes("?expertise="))!.value;
  const onTile = offeredTopics()
    .filter(({ shelf }) => shelf === key)
    .map(({ name }) => name);
  expect(onTile.length).toBeGreaterThan(0);
  await retire(key);
  expect(offered().filter((name) => onTile.includes(name))).toEqual([]);
  expect((await listed()).filter((name) => onTile.includes(name))).toEqual([]);
});

test("an area that is moved elsewhere before stays", async () => {
  const place = topicPlaces().find(({ value }) => value === "/business/operations")!;
  await saveTopic(await anAdmin(), { slug: "market-entry", version: 0, name: "Market Entry", place, words: "", translations: {} });
  await retire(STRATEGY);
  expect(offered().filter((name) => ITS_AREAS.includes(name))).toEqual(["Market Entry"]);
  expect((await listed()).filter((name) => ITS_AREAS.includes(name))).toEqual(["Market Entry"]);
});

const renamed = async (more: object = {}) => {
  const { kind, version, icon, texts, translations, address } = await findEntryToEdit(STRATEGY);
  return {
    key: STRATEGY,
    kind,
    version,
    icon,
    translations,
    address,
    ...more,
    texts: { ...texts, title: "Orchards", ...("texts" in more ? (more.texts as object) : {}) },
  };
};

test("whoever renames a shipped sub-category is told each text that still speaks of the former name, before anything is saved", async () => {
  const admin = await anAdmin();
  const parts = ["tileLabel", "tagline", "tileDescription", "advisors", "searchPlaceholder"];
  expect(await saveEntry(admin, await renamed())).toEqual({ ok: false, reason: "formerWords", parts });
  expect((await findEntryToEdit(STRATEGY)).texts.title).toBe("Business Strategy");
  const some = await renamed({ texts: { tagline: "Trees that bear.", advisors: "", tileLabel: "" } });
  expect(await saveEntry(admin, some)).toEqual({ ok: false, reason: "formerWords", parts: ["tileDescription", "searchPlaceholder"] });
  expect(await saveEntry(admin, { ...(await renamed()), former: "seen", unlike: "empty" })).toMatchObject({ ok: true });
  expect((await findEntryToEdit(STRATEGY)).texts).toMatchObject({ title: "Orchards", advisors: "Strategy Advisors" });
});

test("a text left blank says what the new name says, and no language has the former one", async () => {
  const texts = { tagline: "Trees that bear.", tileDescription: "Apples and pears", advisors: "", tileLabel: "", searchPlaceholder: "" };
  expect(await saveEntry(await anAdmin(), { ...(await renamed({ texts })), translations: {} })).toMatchObject({ ok: true });
  const saved = await findEntryToEdit(STRATEGY);
  expect(saved.texts).toMatchObject({ tileLabel: "Orchards", advisors: "Orchards", searchPlaceholder: "Trees that bear." });
  expect(saved.translations).toEqual({});
});
