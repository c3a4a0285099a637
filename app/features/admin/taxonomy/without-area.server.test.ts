import { desc, eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { catalogEntries } from "#app/db/schema/catalog";
import { auditLog, outbox } from "#app/db/schema/operations";
import { findOwnAdvisor } from "#app/features/advisors/dashboard/own-advisor.server";
import { searchAdvisors } from "#app/features/advisors/directory/directory.server";
import { showAdvisor } from "#app/features/advisors/page/public-page.server";
import { findHourAdvisor } from "#app/features/booking/hour/hour-advisor.server";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { findRequestedAdvisor } from "#app/features/booking/request/requested-advisor.server";
import { advisorsNamedIn } from "#app/features/matching/named-advisors.server";
import { readChangedTopics } from "#app/features/topics/topics.server";
import { outdatePages } from "#app/platform/http/page-cache.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { NOWHERE } from "./edited-entry";
import { findEntryToEdit, restoreEntry, retireEntry } from "./entries.server";
import { findTopicToEdit } from "./taxonomy.server";
import { restoreTopic, retireTopic } from "./topics.server";

useDatabase();

const at = new Date("2026-11-02T10:00:00Z");

beforeEach(async () => {
  await db.delete(outbox);
  await readNow();
});

/** Does what a server does when notified of a catalog change. */
async function readNow() {
  await readChangedTopics();
  outdatePages();
}

const choice = async (key: string) => {
  const [row] = await db.select().from(catalogEntries).where(eq(catalogEntries.key, key));
  return { key, version: row!.version };
};
const retire = async (key: string, moveTo: string) => {
  expect(await retireEntry(await anAdmin(), { ...(await choice(key)), moveTo }, at)).toMatchObject({ ok: true });
  await readNow();
};
const listed = async () => (await searchAdvisors({}, at)).cards.map(({ slug }) => slug).toSorted();
const toldOf = async (kind: string) =>
  (
    await db
      .select()
      .from(outbox)
      .where(like(outbox.dedupeKey, `${kind}:%`))
  )
    .map(({ recipient }) => recipient)
    .toSorted();
const told = () => toldOf("area-gone");

test("whose only area is retired with its category is listed nowhere, has no page and no hour to book, and is told; with it she comes back, and is told so", async () => {
  const ada = await anAdvisor({
    topics: ["Legal"],
    category: "legal",
    firstName: "Zelda",
    lastName: "Quartz",
    displayName: "Zelda Quartz",
  });
  const ben = await anAdvisor({ topics: ["Legal", "Finance"], category: "legal" });
  expect(await findEntryToEdit("legal")).toMatchObject({ advisors: 1, leftWithout: 1 });
  await retire("legal", "other");
  expect(await listed()).toEqual([ben.slug]);
  expect(await showAdvisor(ada.slug, at)).toBeNull();
  expect(await findHourAdvisor(ada.slug, "")).toBeNull();
  expect(await advisorsNamedIn(db, "Zelda Quartz")).toEqual([]);
  expect(await findOwnAdvisor(ada)).toMatchObject({ isListed: false, hasArea: false });
  expect(await told()).toEqual([ada.email]);
  expect((await findHourAdvisor(ben.slug, "Legal"))?.topic?.name).toBe("Finance");
  expect((await findRequestedAdvisor(ben.slug))?.topicName).toBe("Finance");
  await restoreEntry(await anAdmin(), await choice("legal"), at);
  await readNow();
  expect(await listed()).toEqual([ada.slug, ben.slug].toSorted());
  expect(await toldOf("area-back")).toEqual([ada.email]);
  expect(await findOwnAdvisor(ada)).toMatchObject({ isListed: true, hasArea: true });
});

test("only whoever keeps an area goes to another category with a retired one, and the log says no more; without any, nothing is asked", async () => {
  await db.delete(advisors);
  const ada = await anAdvisor({ topics: ["Legal"], category: "legal" });
  expect(await findEntryToEdit("legal")).toMatchObject({ advisors: 0, leftWithout: 1 });
  const ben = await anAdvisor({ topics: ["Legal", "Finance"], category: "legal" });
  await retire("legal", "other");
  const placed = await db.select({ id: advisors.id, category: advisors.category }).from(advisors);
  expect(placed.find(({ id }) => id === ada.advisorId)?.category).toBe("legal");
  expect(placed.find(({ id }) => id === ben.advisorId)?.category).toBe("other");
  const [said] = await db.select().from(auditLog).where(eq(auditLog.action, "catalog.retired")).orderBy(desc(auditLog.createdAt));
  expect(said?.details).toMatchObject({ advisorsTo: "other", advisorIds: [ben.advisorId] });
  await restoreEntry(await anAdmin(), await choice("legal"), at);
  await db.delete(advisors).where(eq(advisors.id, ben.advisorId));
  await readNow();
  await retire("legal", "");
});

test("an admin may leave the advisors of a category out: they stay in it and go nowhere else", async () => {
  const ada = await anAdvisor({ topics: ["Legal"], category: "legal" });
  await retire("legal", NOWHERE);
  const [row] = await db.select().from(advisors).where(eq(advisors.id, ada.advisorId));
  expect(row?.category).toBe("legal");
  expect(await listed()).not.toContain(ada.slug);
});

test("whoever has no area left by a topic or a sub-category that is retired is counted before and told after, nobody twice, and told once it is back", async () => {
  const ada = await anAdvisor({ topics: ["Business Strategy"] });
  await anAdvisor({ topics: ["Finance"] });
  expect(await findTopicToEdit("business-strategy")).toMatchObject({ leftWithout: 1 });
  expect(await findEntryToEdit("/business/strategy")).toMatchObject({ leftWithout: 1 });
  expect(await retireTopic(await anAdmin(), { slug: "business-strategy", version: 0 }, at)).toMatchObject({ ok: true });
  await readNow();
  expect(await told()).toEqual([ada.email]);
  await retire("/business/strategy", "");
  expect(await told()).toEqual([ada.email]);
  const admin = await anAdmin();
  // Of the two that hide the area either may come back first: with the second it is offered again.
  expect(await restoreTopic(admin, { slug: "business-strategy", version: 1 }, at)).toMatchObject({ ok: true });
  expect(await toldOf("area-back")).toEqual([]);
  await restoreEntry(admin, await choice("/business/strategy"), at);
  expect(await toldOf("area-back")).toEqual([ada.email]);
});

test("before a category or topic is retired it says how many requests and sessions about it stay open, and they are answered after", async () => {
  const [client, advisor] = [await aClient(), await anAdvisor({ topics: ["Legal"], category: "legal" })];
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const { id } = await aConsultation({ client, advisor, at: inDays(3), status: "requested", topic: "Legal" });
  await aConsultation({ client, advisor, at: inDays(4), status: "accepted", topic: "Legal" });
  expect((await findEntryToEdit("legal")).standing).toEqual({ requests: 1, agreed: 1 });
  expect((await findTopicToEdit("legal")).standing).toEqual({ requests: 1, agreed: 1 });
  expect((await findEntryToEdit("finance")).standing).toEqual({ requests: 0, agreed: 0 });
  await retire("legal", "");
  expect(await acceptConsultation(advisor, id, new Date())).toMatchObject({ ok: true });
});
