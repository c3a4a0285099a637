import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { topics } from "#app/db/schema/catalog";
import { auditLog } from "#app/db/schema/operations";
import { changeFurtherTopic } from "#app/features/advisors/dashboard/further-topics.server";
import { findTopic, listTopics } from "#app/features/matching/topic-list.server";
import { changeArea, findAreas } from "#app/features/profiles/details/expertise.server";
import { offeredTopics } from "#app/features/topics/topic-list";
import { readChangedTopics, syncTopics } from "#app/features/topics/topics.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { readTaxonomy } from "./taxonomy.server";
import { newTopicSchema, topicFormSchema, topicPlaces } from "./topic-form";
import { addTopic, restoreTopic, retireTopic, saveTopic } from "./topics.server";

useDatabase();

beforeEach(async () => {
  await db.delete(consultations);
  await db.delete(advisors);
  await db.delete(topics);
  await syncTopics(db);
  await readChangedTopics(db);
  await db.delete(auditLog);
});

const at = new Date("2026-12-01T09:00:00.123Z");
const placeOf = (value: string) => topicPlaces().find((place) => place.value === value)!;
const onStrategy = { name: "Blockchain", place: placeOf("/business/strategy"), words: "ledger", translations: { de: "Kettenbuch" } };
const finance = { slug: "finance", version: 0, name: "Money", place: placeOf("finance"), words: "", translations: {} };
const rowOf = async (slug: string) => (await db.select().from(topics).where(eq(topics.slug, slug)))[0];

async function anAdmin() {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  return admin;
}

test("an added topic is one to choose, and a start of the server leaves it alone", async () => {
  expect(await addTopic(await anAdmin(), onStrategy, at)).toEqual({ ok: true, name: "Blockchain" });
  await syncTopics(db);
  expect((await listTopics()).map(({ name }) => name)).toContain("Blockchain");
  expect(await rowOf("blockchain")).toMatchObject({
    category: "business",
    shelf: "/business/strategy",
    words: "ledger",
    translations: { de: "Kettenbuch" },
    version: 1,
  });
});

test("a name that is there in another case or with accents is refused, also of a retired topic", async () => {
  const admin = await anAdmin();
  expect(await addTopic(admin, { ...onStrategy, name: "FÍNANCE" }, at)).toEqual({ ok: false, reason: "topicTaken" });
  expect(await saveTopic(admin, { ...finance, name: "legal" })).toEqual({ ok: false, reason: "topicTaken" });
  await retireTopic(admin, { slug: "legal", version: 0 }, at);
  expect(await addTopic(admin, { ...onStrategy, name: "légal" }, at)).toEqual({ ok: false, reason: "topicTakenByRetired" });
  expect(await db.select().from(topics)).toHaveLength(50);
});

test("a topic may take the name that another was renamed from, under an address of its own", async () => {
  const admin = await anAdmin();
  await saveTopic(admin, finance);
  await addTopic(admin, { ...onStrategy, name: "Finance" }, at);
  expect([(await rowOf("finance"))?.name, (await rowOf("finance-2"))?.name]).toEqual(["Money", "Finance"]);
});

test("of two admins who add the same topic at once one is told", async () => {
  const [ann, bob] = [await anAdmin(), await anAdmin()];
  const outcomes = await Promise.all([addTopic(ann, onStrategy, at), addTopic(bob, { ...onStrategy, name: "BLOCKCHAIN" }, at)]);
  expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await db.select().from(topics)).toHaveLength(51);
});

test("of two admins who change a topic at once the later one is told, and overwrites nothing", async () => {
  const [ann, bob] = [await anAdmin(), await anAdmin()];
  const outcomes = await Promise.all([saveTopic(ann, finance), retireTopic(bob, { slug: "finance", version: 0 }, at)]);
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: "topicStale" }]);
  expect((await rowOf("finance"))?.version).toBe(1);
  expect(await db.select().from(auditLog)).toHaveLength(1);
});

test("a rename leaves past consultations their name, and takes profiles and advisors along", async () => {
  const [admin, client, advisor] = [await anAdmin(), await aClient(), await anAdvisor()];
  const booked = await aConsultation({ client, advisor, at });
  const { slug } = (await rowOf("business-strategy"))!;
  expect(await findAreas(client.userId)).toContain("Business Strategy");
  await changeArea(client.userId, "Legal", true, at);
  await saveTopic(admin, { ...finance, slug, name: "Strategy", place: placeOf("/business/strategy") });
  await readChangedTopics(db);
  const [kept] = await db.select().from(consultations).where(eq(consultations.id, booked.id));
  expect(kept?.topicName).toBe("Business Strategy");
  expect(await findAreas(client.userId)).toEqual(["Strategy", "Marketing", "Legal"]);
  expect(await findTopic("strategy")).toMatchObject({ slug });
  expect(await findTopic("Business Strategy")).toBeNull();
});

test("a retired topic is no longer one to choose, and deletes nothing that points to it", async () => {
  const [admin, client, advisor] = [await anAdmin(), await aClient(), await anAdvisor()];
  await aConsultation({ client, advisor, at });
  const { id } = (await rowOf("business-strategy"))!;
  expect(await retireTopic(admin, { slug: "business-strategy", version: 0 }, at)).toEqual({ ok: true, name: "Business Strategy" });
  await readChangedTopics(db);
  expect((await listTopics()).map(({ slug }) => slug)).not.toContain("business-strategy");
  expect(await findTopic("Business Strategy")).toBeNull();
  expect(await findTopic(id)).toMatchObject({ name: "Business Strategy" });
  expect(await db.select().from(advisorTopics).where(eq(advisorTopics.topicId, id))).toHaveLength(1);
  expect(await db.select().from(consultations)).toHaveLength(1);
  const other = await anAdvisor({ topics: ["Finance"] });
  expect(await changeFurtherTopic(other, "Business Strategy", true, at)).toEqual({ ok: false, reason: "advisorProfile.topicUnknown" });
  expect(offeredTopics().map(({ slug }) => slug)).not.toContain("business-strategy");
  expect(await restoreTopic(admin, { slug: "business-strategy", version: 1 }, at)).toEqual({ ok: true, name: "Business Strategy" });
  expect(await rowOf("business-strategy")).toMatchObject({ retiredAt: null, shelf: "/business/strategy", version: 2 });
});

test("what is done to topics is written down, and the fifty nobody touched stay as they were", async () => {
  const admin = await anAdmin();
  await addTopic(admin, onStrategy, at);
  await saveTopic(admin, finance);
  await retireTopic(admin, { slug: "legal", version: 0 }, at);
  await restoreTopic(admin, { slug: "legal", version: 1 }, at);
  const log = await db.select().from(auditLog).orderBy(auditLog.createdAt);
  expect(log.map(({ action, subjectId, actorId }) => [action, subjectId, actorId === admin.userId])).toEqual([
    ["topic.added", "blockchain", true],
    ["topic.updated", "finance", true],
    ["topic.retired", "legal", true],
    ["topic.restored", "legal", true],
  ]);
  expect(log[1]?.details).toMatchObject({ before: { name: "Finance" }, after: { name: "Money" } });
  const untouched = (await db.select().from(topics)).filter(({ version }) => version === 0);
  expect(untouched).toHaveLength(48);
});

test("whoever is no admin changes no topic", async () => {
  const client = await aClient();
  const refused = { init: { status: 403 } };
  await expect(addTopic(client, onStrategy, at)).rejects.toMatchObject(refused);
  await expect(saveTopic(client, finance)).rejects.toMatchObject(refused);
  await expect(retireTopic(client, finance, at)).rejects.toMatchObject(refused);
  await expect(restoreTopic(client, finance, at)).rejects.toMatchObject(refused);
  expect((await db.select().from(topics)).every(({ version }) => version === 0)).toBe(true);
});

test("the list shows each topic where it stands, with who advises on it and how often it was asked for", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor()];
  await aConsultation({ client, advisor, at, createdAt: at });
  await anAdvisor({ status: "suspended" });
  const locked = await anAdvisor();
  await db.update(users).set({ suspendedAt: at }).where(eq(users.id, locked.userId));
  const { categories } = await readTaxonomy(at);
  const strategy = categories[0]?.topics.find(({ slug }) => slug === "business-strategy");
  expect(strategy).toMatchObject({ shelf: "/business/strategy", advisors: 1, asked: 1, isRetired: false });
});

test("a form takes a name of letters, a place there is, and words parted by commas or lines", () => {
  const read = (changes: Partial<Record<"name" | "place" | "words", string>>) =>
    newTopicSchema.safeParse({ name: "Energy", place: "business", words: "", ...changes }).data;
  expect(read({ words: " Solar ,wind power;\n Solar,, " })?.words).toBe("Solar, wind power");
  expect(read({ place: "/finance?expertise=investment" })?.place).toMatchObject({ category: "finance" });
  const refused = [
    { name: " " },
    { name: "x".repeat(51) },
    { name: "<b>Energy" },
    { name: "123" },
    { place: "/finance" },
    { place: "" },
    { words: "a" },
    { words: "sol*" },
    { words: "~hint" },
    { words: Array.from({ length: 41 }, (_, index) => `word ${index}`).join(",") },
  ];
  for (const changes of refused) expect(read(changes), JSON.stringify(changes)).toBeUndefined();
  expect(topicFormSchema.safeParse({ slug: "finance", version: "0", name: "Money", place: "finance", words: "" }).success).toBe(true);
});
