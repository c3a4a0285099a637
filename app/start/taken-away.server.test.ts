import type { IncomingMessage } from "node:http";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { reviews } from "#app/db/schema/booking";
import { beginDeletion } from "#app/features/accounts/deletion/deletion.server";
import { eraseDueAccounts } from "#app/features/accounts/deletion/erasure.server";
import { unlistAdvisor } from "#app/features/admin/people/directory-place.server";
import { grantAdmin, suspendPerson } from "#app/features/admin/people/people.server";
import { hideReview } from "#app/features/reviews/moderation.server";
import { closeEvents, openEvents } from "#app/platform/events/events.server";
import { emptyPageCache, pageGeneration, renderOnce, sharedKey, staleAnswer, watchPageChanges } from "#app/platform/http/page-cache.server";
import { anAdmin } from "../../tests/support/applicants";
import { useDatabase } from "../../tests/support/database";
import { setPassword } from "../../tests/support/passwords";
import { aClient, aConsultation, anAdvisor, type TestAdvisor } from "../../tests/support/people";

useDatabase();

let stop = () => {};
beforeAll(async () => {
  const { rows } = await db.execute<{ name: string }>("select current_database() as name");
  stop = watchPageChanges();
  await openEvents({ ...inject("cluster"), database: rows[0]!.name });
});
afterAll(async () => {
  stop();
  await closeEvents();
});

const asked = { method: "GET", url: "/advisors/ann", headers: { host: "site.example" } } as IncomingMessage;
const aPage = async () => new Response("<!DOCTYPE html>Ann", { headers: { "content-type": "text/html; charset=utf-8" } });

/** Waits until all earlier notifications have arrived. */
async function hearAll() {
  const before = pageGeneration();
  await expect.poll(() => db.execute(sql`select pg_notify('pages', '')`).then(() => pageGeneration() - before)).toBeGreaterThan(0);
}
beforeEach(hearAll);
afterEach(emptyPageCache);

const AT = new Date();
const PASSWORD = "Correct-horse-7";

const go = async (advisor: TestAdvisor) => {
  await setPassword(db, advisor.userId, PASSWORD);
  return beginDeletion(advisor, { password: PASSWORD, code: "" }, "203.0.113.7", AT);
};

/** Every action that removes a person, or what they wrote, from all pages. */
const TAKES_AWAY: Record<string, (advisor: TestAdvisor) => Promise<unknown>> = {
  suspended: async ({ userId }) => suspendPerson(await anAdmin(), { personId: userId, reason: "test" }, AT),
  "taken out of the directory": async ({ userId }) => unlistAdvisor(await anAdmin(), { personId: userId, reason: "test" }, AT),
  leaving: go,
  erased: async ({ userId }) => {
    await db.insert(accountDeletions).values({ userId, endsAt: AT, hidAdvisor: false, createdAt: AT });
    return eraseDueAccounts(AT);
  },
  "of whom a review is hidden": async (advisor) => {
    const consultation = await aConsultation({ client: await aClient(), advisor, at: AT, status: "completed" });
    const of = { advisorId: advisor.advisorId, consultationId: consultation.id, authorId: consultation.clientId };
    const [review] = await db
      .insert(reviews)
      .values({ ...of, authorName: "Eve", authorSide: "client", rating: 1, text: "A lie", revealedAt: AT })
      .returning();
    return hideReview(await anAdmin(), review!.id, "test", AT);
  },
};

test.each(
  Object.entries(TAKES_AWAY),
)("an advisor who is %s stands on no page, not even on an old one while there is no newer", async (_, take) => {
  const advisor = await anAdvisor();
  await hearAll();
  await renderOnce({ key: sharedKey(asked, true) ?? "", isCounted: true }, aPage, { destroyed: false });
  await take(advisor);
  await hearAll();
  expect(await staleAnswer(asked)).toBe(null);
});

test("whatever else changes leaves the old pages for when there are no newer ones", async () => {
  const advisor = await anAdvisor();
  const admin = await anAdmin();
  await hearAll();
  await renderOnce({ key: sharedKey(asked, true) ?? "", isCounted: true }, aPage, { destroyed: false });
  expect(await grantAdmin(admin, advisor.userId)).toEqual({ ok: true });
  await hearAll();
  expect((await staleAnswer(asked))?.status).toBe(200);
});
