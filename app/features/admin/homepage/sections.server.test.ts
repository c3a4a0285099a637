import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { auditLog } from "#app/db/schema/operations";
import { sectionSaves } from "#app/db/schema/section-saves";
import { homepageContent } from "#app/db/schema/site-content";
import { showHomepage } from "#app/features/home/homepage.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { sectionFormSchema } from "./section-form";
import { orderSections, showSection } from "./section-order.server";
import { NEVER_WRITTEN } from "./section-state";
import { findSection, listSections, saveEntries, saveSection, undoSave } from "./sections.server";

useDatabase();

beforeEach(async () => {
  await db.delete(homepageContent);
  await db.delete(sectionSaves);
  await db.delete(auditLog);
});

const at = new Date("2026-12-01T09:00:00.123Z");
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
const never = { sectionType: "how_it_works", version: NEVER_WRITTEN };
const versionOf = async (sectionType: string) => ({ sectionType, version: new Date((await findSection(sectionType)).section.version) });

async function anAdmin() {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  return admin;
}

const texts = (changes: object = {}) => {
  const {
    sectionType: _type,
    version: _version,
    ...rest
  } = sectionFormSchema.parse({
    sectionType: "how_it_works",
    version: at.toISOString(),
    title: "Our way",
    subtitle: "",
    description: "In three steps.",
    buttonText: "Start",
    buttonLink: "/find-advisor",
    titleFormatting: { color: "#2a5c46", fontSize: "4xl" },
    subtitleFormatting: {},
    descriptionFormatting: {},
    buttonFormatting: {},
    ...changes,
  });
  return rest;
};

test("a site nobody has edited lists the three default sections, the hero first", async () => {
  expect((await listSections()).map(({ sectionType, isVisible }) => [sectionType, isVisible])).toEqual([
    ["hero", true],
    ["how_it_works", true],
    ["become_advisor", true],
  ]);
});

test("a section's row is made from the defaults when it is first edited, and the home page shows what was written", async () => {
  const admin = await anAdmin();
  expect(await saveSection(admin, never, texts(), at)).toEqual({ ok: true });
  const [row] = await db.select().from(homepageContent);
  expect(row).toMatchObject({ sectionType: "how_it_works", title: "Our way", displayOrder: 2, isVisible: true });
  expect(row?.contentData).toHaveLength(3);
  const { sections } = await showHomepage();
  expect(sections.find(({ sectionType }) => sectionType === "how_it_works")).toMatchObject({
    title: "Our way",
    titleFormatting: { color: "#2a5c46", fontSize: "4xl" },
  });
});

test("of two admins at once the later one is told, and nothing is overwritten", async () => {
  const [ann, bob] = [await anAdmin(), await anAdmin()];
  expect(await saveSection(ann, never, texts({ title: "Ann's" }), at)).toEqual({ ok: true });
  const refused = await saveSection(bob, never, texts({ title: "Bob's" }), at);
  expect(refused).toMatchObject({ ok: false, reason: "stale", current: { title: "Ann's" }, savedBy: ann.name });
  expect((await findSection("how_it_works")).section.title).toBe("Ann's");
  expect(await saveSection(bob, await versionOf("how_it_works"), texts({ title: "Bob's" }), at)).toEqual({ ok: true });
});

test("of twenty saves of the same state one stands", async () => {
  const admins = await Promise.all(Array.from({ length: 20 }, anAdmin));
  const outcomes = await Promise.all(admins.map((admin, index) => saveSection(admin, never, texts({ title: `Title ${index}` }), at)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db.select().from(auditLog)).toHaveLength(1);
});

test("the last saves are undone one after the other, back to the defaults, and then there is nothing to undo", async () => {
  const admin = await anAdmin();
  const before = (await findSection("how_it_works")).section;
  await saveSection(admin, never, texts({ title: "One" }), at);
  await saveEntries(admin, await versionOf("how_it_works"), [{ title: "Only step", description: "" }], later(1));
  await saveSection(admin, await versionOf("how_it_works"), texts({ title: "Two" }), later(2));
  expect((await findSection("how_it_works")).saves).toHaveLength(3);
  await undoSave(admin, await versionOf("how_it_works"), later(3));
  expect((await findSection("how_it_works")).section).toMatchObject({ title: "One", contentData: [{ title: "Only step" }] });
  await undoSave(admin, await versionOf("how_it_works"), later(4));
  expect((await findSection("how_it_works")).section.contentData).toHaveLength(3);
  await undoSave(admin, await versionOf("how_it_works"), later(5));
  const { version: _, ...restored } = (await findSection("how_it_works")).section;
  expect(before).toMatchObject(restored);
  expect(await undoSave(admin, await versionOf("how_it_works"), later(6))).toEqual({ ok: false, reason: "nothingToUndo" });
});

test("an undo of a state that somebody has changed since is refused", async () => {
  const admin = await anAdmin();
  await saveSection(admin, never, texts({ title: "One" }), at);
  const old = await versionOf("how_it_works");
  await saveSection(admin, old, texts({ title: "Two" }), at);
  expect(await undoSave(admin, old, later(1))).toMatchObject({ ok: false, reason: "stale", current: { title: "Two" } });
});

test("twenty saves of a section are kept", async () => {
  const admin = await anAdmin();
  for (let number = 0; number < 23; number += 1)
    await saveSection(admin, await versionOf("how_it_works"), texts({ title: `Title ${number}` }), later(number));
  const { saves } = await findSection("how_it_works");
  expect(saves).toHaveLength(20);
  expect(saves[0]?.savedAt).toEqual(later(22));
});

test("a hidden section leaves the home page, a shown one comes back, and texts written meanwhile stay", async () => {
  const admin = await anAdmin();
  const opened = await versionOf("become_advisor");
  await showSection(admin, "become_advisor", false);
  expect((await showHomepage()).sections.map(({ sectionType }) => sectionType)).toEqual(["hero", "how_it_works"]);
  expect(await saveSection(admin, opened, texts({ title: "Join us" }), at)).toEqual({ ok: true });
  await showSection(admin, "become_advisor", true);
  expect((await showHomepage()).sections.at(-1)).toMatchObject({ sectionType: "become_advisor", title: "Join us" });
});

test("sections are put into an order, and an order made from an old one is refused", async () => {
  const admin = await anAdmin();
  const seen = ["how_it_works", "become_advisor"];
  const order = ["become_advisor", "how_it_works"];
  expect(await orderSections(admin, { seen, order })).toEqual({ ok: true });
  expect((await showHomepage()).sections.map(({ sectionType }) => sectionType)).toEqual(["hero", "become_advisor", "how_it_works"]);
  expect(await orderSections(admin, { seen, order })).toEqual({ ok: false, reason: "stale" });
  expect(await orderSections(admin, { seen: order, order: ["how_it_works"] })).toEqual({ ok: false, reason: "stale" });
  expect(await orderSections(admin, { seen: order, order: ["how_it_works", "how_it_works"] })).toEqual({ ok: false, reason: "stale" });
});

test("whoever is no admin in the database writes nothing, whatever the session believed", async () => {
  const admin = await anAdmin();
  await db.delete(userRoles).where(eq(userRoles.userId, admin.userId));
  const refused = { init: { status: 403 } };
  await expect(saveSection(admin, never, texts(), at)).rejects.toMatchObject(refused);
  await expect(saveEntries(admin, never, [], at)).rejects.toMatchObject(refused);
  await expect(undoSave(admin, never, at)).rejects.toMatchObject(refused);
  await expect(showSection(admin, "hero", false)).rejects.toMatchObject(refused);
  await expect(orderSections(admin, { seen: [], order: [] })).rejects.toMatchObject(refused);
  const suspended = await anAdmin();
  await db.update(users).set({ suspendedAt: at }).where(eq(users.id, suspended.userId));
  await expect(showSection(suspended, "hero", false)).rejects.toMatchObject(refused);
  expect(await db.select().from(homepageContent)).toEqual([]);
  expect(await db.select().from(auditLog)).toEqual([]);
});

test("a section of a type there is not is not found", async () => {
  const admin = await anAdmin();
  await expect(findSection("other")).rejects.toMatchObject({ init: { status: 404 } });
  await expect(showSection(admin, "other", true)).rejects.toMatchObject({ init: { status: 404 } });
});

test("every write is audited with who, what and what changed", async () => {
  const admin = await anAdmin();
  await saveSection(admin, never, texts({ title: "Ours" }), at);
  await showSection(admin, "hero", false);
  const log = await db.select().from(auditLog).orderBy(auditLog.createdAt);
  expect(log.map(({ actorId, action, subject }) => [actorId, action, subject])).toEqual([
    [admin.userId, "section.updated", "homepage_content"],
    [admin.userId, "section.hidden", "homepage_content"],
  ]);
  expect(log[0]?.details).toMatchObject({ section: "how_it_works", changed: { title: { before: "How It Works", after: "Ours" } } });
});
