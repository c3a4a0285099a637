import { asc, eq, gt, inArray, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { catalogEntries, topics } from "#app/db/schema/catalog";
import { auditLog } from "#app/db/schema/operations";
import { placeNow } from "#app/features/catalog/addresses.server";
import { ENTRY_KINDS } from "#app/features/catalog/catalog-entry";
import { CATEGORIES, categories, tiledCategories } from "#app/features/catalog/categories";
import { changedEntries } from "#app/features/catalog/current-catalog";
import { isReserved } from "#app/features/catalog/reserved-addresses";
import { subcategoriesOf } from "#app/features/catalog/subcategories";
import { listTopics } from "#app/features/matching/topic-list.server";
import { offeredTopics } from "#app/features/topics/topic-list";
import { readChangedTopics, syncTopics } from "#app/features/topics/topics.server";
import { ALL_LANGUAGES } from "#app/languages/all-languages.server";
import { shownNames } from "#app/languages/shown-texts";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { everyRoute } from "../../../../tests/support/routes";
import { addEntry, findEntryToEdit, moveEntry, restoreEntry, retireEntry, saveEntry } from "./entries.server";
import { type EntryChange, entryFormSchema, type NewEntry, newEntrySchema } from "./entry-form";
import { readTaxonomy } from "./taxonomy.server";
import { addTopic } from "./topics.server";

useDatabase();

async function anew() {
  await db.delete(catalogEntries);
  await db.delete(topics).where(gt(topics.version, 0));
  await syncTopics(db);
  await readChangedTopics(db);
}

beforeEach(async () => {
  await db.delete(advisors);
  await db.delete(auditLog);
  await anew();
});
afterAll(anew);

const at = new Date("2026-12-01T09:00:00.123Z");
const GARDENS: NewEntry = {
  category: "",
  address: "",
  icon: "sun",
  texts: { name: "Gardens", description: "Beds, trees and lawns." },
  translations: { de: { name: "Gärten" } },
};
const PAGE: NewEntry = {
  category: "gardens",
  address: "",
  icon: "🌳",
  texts: { title: "Fruit Trees", tagline: "Plant and prune.", tileDescription: "Apples and pears" },
  translations: {},
};

async function anAdmin() {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  return admin;
}

const changeOf = async (key: string, change: Partial<EntryChange> = {}): Promise<EntryChange> => {
  const { kind, version, icon, texts, translations, address } = await findEntryToEdit(key);
  return { key, kind, version, icon, texts, translations, address, ...change };
};
const choice = async (key: string) => ({ key, version: (await findEntryToEdit(key)).version });

test("an added category and its page are offered, in every language that somebody wrote, and a start leaves them alone", async () => {
  const admin = await anAdmin();
  expect(await addEntry(admin, GARDENS, at)).toEqual({ ok: true, name: "Gardens" });
  expect(await addEntry(admin, PAGE, at)).toEqual({ ok: true, name: "Fruit Trees" });
  await syncTopics(db);
  await readChangedTopics();
  expect(categories().at(-1)).toEqual({
    id: "gardens",
    path: "/gardens",
    name: "Gardens",
    pageTitle: "Gardens",
    description: "Beds, trees and lawns.",
    icon: "sun",
    tileSubcategories: ["Fruit Trees"],
  });
  expect(subcategoriesOf("gardens").map(({ path, advisors: who }) => [path, who])).toEqual([["/gardens/fruit-trees", "Fruit Trees"]]);
  expect(shownNames("de").Gardens).toBe("Gärten");
  expect((await db.select().from(auditLog)).map(({ action }) => action)).toEqual(["catalog.added", "catalog.added"]);
});

test("a category for which no drawing was chosen takes the next that no other has, and a page the pin", async () => {
  const admin = await anAdmin();
  await addEntry(admin, { ...GARDENS, icon: "" }, at);
  await addEntry(admin, { ...GARDENS, address: "ponds", icon: "" }, at);
  await addEntry(admin, { ...PAGE, icon: "" }, at);
  expect(await findEntryToEdit("gardens")).toMatchObject({ icon: "users" });
  expect(await findEntryToEdit("ponds")).toMatchObject({ icon: "globe" });
  expect(await findEntryToEdit("/gardens/fruit-trees")).toMatchObject({ icon: "📌" });
});

test("an address that something has or had is refused, and one's own old one may be taken up again", async () => {
  const admin = await anAdmin();
  expect(await addEntry(admin, { ...GARDENS, address: "legal" }, at)).toEqual({ ok: false, reason: "addressTaken" });
  await saveEntry(admin, await changeOf("legal", { address: "law" }));
  expect(await addEntry(admin, { ...GARDENS, address: "legal" }, at)).toEqual({ ok: false, reason: "addressTaken" });
  await readChangedTopics();
  expect([placeNow("/legal"), placeNow("/legal/corporate-law")]).toEqual(["/law", "/law/corporate-law"]);
  expect(await saveEntry(admin, await changeOf("legal", { address: "legal" }))).toMatchObject({ ok: true, name: "Legal" });
  expect(await findEntryToEdit("legal")).toMatchObject({ address: "legal", oldAddresses: ["law"], version: 2 });
});

test("a form that gives back what the product says by itself keeps none of it, whatever blanks keep its words together", async () => {
  const shipped = ALL_LANGUAGES.fr.names[(await findEntryToEdit("legal")).texts.description ?? ""] ?? "";
  expect(shipped).toMatch(/[\u00a0\u202f]/);
  const given = await changeOf("legal", { translations: { fr: { description: shipped.replace(/\s+/g, " "), name: "Lois" } } });
  expect(await saveEntry(await anAdmin(), given)).toMatchObject({ ok: true });
  expect((await findEntryToEdit("legal")).translations).toEqual({ fr: { name: "Lois" } });
});

test("renamed, a category empties the translations that were left as they were and no others, and each of its texts by itself", async () => {
  const translations = { de: { name: "Recht", description: "Fragen des Rechts" }, fr: { name: "Droit" } };
  const admin = await anAdmin();
  expect(await saveEntry(admin, await changeOf("legal", { translations: { ...translations, fr: { name: "Lois" } } }))).toMatchObject({
    ok: true,
  });
  const { texts } = await findEntryToEdit("legal");
  const renamed = await changeOf("legal", { texts: { ...texts, name: "Law" }, translations, unlike: "empty" });
  expect(await saveEntry(admin, { ...renamed, former: "seen" })).toEqual({ ok: true, name: "Law", leftBehind: [] });
  expect((await findEntryToEdit("legal")).translations).toEqual({ de: { description: "Fragen des Rechts" }, fr: { name: "Droit" } });
});

test("of two who add the same address at once one is told, and of two who change the same entry too", async () => {
  const [one, other] = [await anAdmin(), await anAdmin()];
  const added = await Promise.all([addEntry(one, GARDENS, at), addEntry(other, GARDENS, at)]);
  expect(added.filter(({ ok }) => ok)).toHaveLength(1);
  const change = await changeOf("finance");
  const saved = await Promise.all([saveEntry(one, change), saveEntry(other, change)]);
  expect(saved.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: "entryStale" }]);
});

test("of two who retire the last two categories at once one is told, and nothing of theirs is half done", async () => {
  const [one, other] = [await anAdmin(), await anAdmin()];
  for (const { id } of CATEGORIES.slice(2)) await retireEntry(one, { ...(await choice(id)), moveTo: "" }, at);
  const topics = ["Business Strategy", "Finance"];
  await anAdvisor({ category: "business", topics });
  await anAdvisor({ category: "finance", topics });
  const [business, finance] = [await choice("business"), await choice("finance")];
  const retired = await Promise.all([
    retireEntry(one, { ...business, moveTo: "finance" }, at),
    retireEntry(other, { ...finance, moveTo: "business" }, at),
  ]);
  expect(retired.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: "lastCategory" }]);
  const left = retired[0].ok ? "finance" : "business";
  expect((await db.select().from(advisors)).map(({ category }) => category)).toEqual([left, left]);
  const actions = (await db.select().from(auditLog)).map(({ action }) => action);
  expect(actions).toEqual(Array(CATEGORIES.length - 1).fill("catalog.retired"));
});

test("a topic added to a category while another admin retires it goes and comes back with it", async () => {
  const [one, other] = [await anAdmin(), await anAdmin()];
  await addEntry(one, GARDENS, at);
  const topic = { name: "Pruning", place: { value: "gardens", category: "gardens", shelf: null }, words: "", translations: {} };
  const [, added] = await Promise.all([retireEntry(one, { ...(await choice("gardens")), moveTo: "" }, at), addTopic(other, topic, at)]);
  const isOffered = async () => {
    await readChangedTopics();
    return [offeredTopics(), await listTopics()].map((list) => list.some(({ name }) => name === topic.name));
  };
  expect(added.ok).toBe(true);
  expect(await isOffered()).toEqual([false, false]);
  await restoreEntry(one, await choice("gardens"), at);
  expect(await isOffered()).toEqual([true, true]);
});

test("what is in a retired sub-category is listed as retired with it, and as offered once that is back", async () => {
  const admin = await anAdmin();
  const listed = async () => (await readTaxonomy(at)).categories[0]?.topics.find(({ slug }) => slug === "business-strategy")?.isRetired;
  expect(await listed()).toBe(false);
  await retireEntry(admin, { ...(await choice("/business/strategy")), moveTo: "" }, at);
  expect(await listed()).toBe(true);
  await restoreEntry(admin, await choice("/business/strategy"), at);
  expect(await listed()).toBe(false);
});

test("a category is retired when its advisors have a place to go, and comes back under its address", async () => {
  const admin = await anAdmin();
  const advisor = await anAdvisor({ category: "legal" });
  const legal = await choice("legal");
  expect(await retireEntry(admin, { ...legal, moveTo: "" }, at)).toEqual({ ok: false, reason: "placeNeeded" });
  expect(await retireEntry(admin, { ...legal, moveTo: "nothing" }, at)).toEqual({ ok: false, reason: "placeNeeded" });
  expect(await retireEntry(admin, { ...legal, moveTo: "other" }, at)).toEqual({ ok: true, name: "Legal" });
  expect((await db.select().from(advisors).where(eq(advisors.id, advisor.advisorId)))[0]!.category).toBe("other");
  await readChangedTopics();
  expect(offeredTopics().some(({ category }) => category === "legal")).toBe(false);
  expect(placeNow("/legal/corporate-law")).toBe("gone");
  await restoreEntry(admin, await choice("legal"), at);
  await readChangedTopics();
  expect(categories()).toEqual(CATEGORIES);
});

test("advisors who left a retired category come back with it, but for whoever has gone elsewhere meanwhile", async () => {
  const admin = await anAdmin();
  const [back, gone, other] = [
    await anAdvisor({ category: "legal" }),
    await anAdvisor({ category: "legal" }),
    await anAdvisor({ category: "other" }),
  ];
  await retireEntry(admin, { ...(await choice("legal")), moveTo: "other" }, at);
  await db.update(advisors).set({ category: "finance" }).where(eq(advisors.id, gone.advisorId));
  await restoreEntry(admin, await choice("legal"), at);
  const categoryOf = async ({ advisorId }: typeof back) =>
    (await db.select().from(advisors).where(eq(advisors.id, advisorId)))[0]!.category;
  expect([await categoryOf(back), await categoryOf(gone), await categoryOf(other)]).toEqual(["legal", "finance", "other"]);
  const [row] = await db.select().from(auditLog).where(eq(auditLog.action, "catalog.restored"));
  expect(row!.details).toMatchObject({ advisorsTo: "legal", advisorIds: [back.advisorId] });
});

test("the advisors of a category come back with it where there are more of them than a statement takes parameters", async () => {
  const admin = await anAdmin();
  const { advisorId } = await anAdvisor({ category: "legal" });
  await retireEntry(admin, { ...(await choice("legal")), moveTo: "other" }, at);
  await db.execute(sql`update audit_log set details = jsonb_set(details, '{advisorIds}', (details -> 'advisorIds')
    || (select jsonb_agg(gen_random_uuid()) from generate_series(1, 70000))) where action = 'catalog.retired'`);
  expect(await restoreEntry(admin, await choice("legal"), at)).toMatchObject({ ok: true });
  expect((await db.select().from(advisors).where(eq(advisors.id, advisorId)))[0]!.category).toBe("legal");
});

test("an entry is saved as the kind it is: as another one a category could take the admin area's address, or lose its name", async () => {
  const admin = await anAdmin();
  const tile = await changeOf("legal", { kind: "tile", address: "admin", texts: { label: "Law", description: "Contracts" } });
  expect([entryFormSchema.safeParse(tile).success, isReserved("admin")]).toEqual([true, true]);
  expect(await saveEntry(admin, tile)).toEqual({ ok: false, reason: "entryGone" });
  expect(await findEntryToEdit("legal")).toMatchObject({ address: "legal", version: 0, texts: { name: "Legal" } });
});

test("the last category stays", async () => {
  const admin = await anAdmin();
  for (const { id } of CATEGORIES.slice(1)) await retireEntry(admin, { ...(await choice(id)), moveTo: "" }, at);
  expect(await retireEntry(admin, { ...(await choice("business")), moveTo: "" }, at)).toEqual({ ok: false, reason: "lastCategory" });
});

test("an order is the admin's from the first step on, on the tiles too, and the first goes no further up", async () => {
  const admin = await anAdmin();
  await moveEntry(admin, { ...(await choice("business")), step: "up" });
  await readChangedTopics();
  expect(changedEntries()).toEqual([]);
  await moveEntry(admin, { ...(await choice("other")), step: "up" });
  await readChangedTopics();
  const order = ["business", "finance", "technology", "marketing", "other", "legal"];
  expect([categories(), tiledCategories()].map((list) => list.map(({ id }) => id))).toEqual([order, order]);
});

test("a step goes past what is offered nowhere any more, whatever the kind and the way, and what is retired itself takes none", async () => {
  const admin = await anAdmin();
  const rows = (await db.select().from(catalogEntries)).sort((one, other) => one.position - other.position);
  const keysLike = ({ kind, category }: { kind: string; category: string }) =>
    rows.filter((row) => row.kind === kind && row.category === category).map(({ key }) => key);
  const order = async (keys: string[]) => {
    const found = await db.select().from(catalogEntries).where(inArray(catalogEntries.key, keys)).orderBy(asc(catalogEntries.position));
    return found.filter(({ retiredAt }) => retiredAt === null).map(({ key }) => key);
  };
  for (const kind of ENTRY_KINDS) {
    const [first, gone, alsoGone, last, ...rest] = keysLike(rows.find((row) => row.kind === kind && keysLike(row).length > 3)!);
    const keys = [first, gone, alsoGone, last, ...rest] as string[];
    for (const key of [gone, alsoGone]) await retireEntry(admin, { ...(await choice(key!)), moveTo: "" }, at);
    const step = async (key: string | undefined, way: "up" | "down") => {
      await moveEntry(admin, { ...(await choice(key!)), step: way });
      return order(keys);
    };
    expect([kind, await step(last, "up")]).toEqual([kind, [last, first, ...rest]]);
    expect([kind, await step(last, "down")]).toEqual([kind, [first, last, ...rest]]);
    for (const way of ["up", "down"] as const) expect([kind, await step(gone, way)]).toEqual([kind, [first, last, ...rest]]);
  }
});

test("whoever is no admin changes nothing", async () => {
  const client = await aClient();
  await expect(addEntry(client, GARDENS, at)).rejects.toMatchObject({ init: { status: 403 } });
  expect(await db.$count(catalogEntries, eq(catalogEntries.key, "gardens"))).toBe(0);
});

test("an address of the site's own is no category's, and every first part of one is reserved", () => {
  const firsts = everyRoute().flatMap(({ pattern }) => /^\/([a-z0-9-]+)/.exec(pattern)?.[1] ?? []);
  const own = [...new Set(firsts)].filter((first) => !CATEGORIES.some(({ id }) => id === first));
  expect(own.filter((first) => !isReserved(first))).toEqual([]);
  const said = newEntrySchema.safeParse({ ...GARDENS, address: "admin" });
  expect(said.error?.issues[0]).toMatchObject({ path: ["address"], message: "taxonomy.addressReserved" });
});

test("a form says what is missing beside its field, and keeps what it was not asked for out", () => {
  expect(newEntrySchema.safeParse({ ...GARDENS, texts: { name: "Gardens" } }).error?.issues[0]?.path).toEqual(["texts", "description"]);
  expect(newEntrySchema.safeParse({ ...GARDENS, address: "Gärten" }).error?.issues[0]?.message).toBe("taxonomy.addressCharacters");
  expect(entryFormSchema.safeParse({ key: "legal", version: 0, kind: "category", texts: GARDENS.texts, advisors: 3 }).success).toBe(false);
});
