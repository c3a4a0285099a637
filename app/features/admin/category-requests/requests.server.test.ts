import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { accountDeletions } from "#app/db/schema/accounts/account-changes";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { categoryRequestComments, categoryRequestEmails, categoryRequests } from "#app/db/schema/catalog";
import { notifications } from "#app/db/schema/notifications";
import { outbox } from "#app/db/schema/operations";
import { eraseDueAccounts } from "#app/features/accounts/deletion/erasure.server";
import { requestCategory } from "#app/features/catalog/category-requests/category-requests.server";
import type { Language } from "#app/languages/languages";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { decideCategoryRequest, listCategoryRequests } from "./requests.server";

useDatabase();

const AT = new Date("2026-12-01T08:00Z");
const LATER = new Date("2026-12-02T08:00Z");

interface Asked {
  userId?: string | null;
  email?: string;
  language?: Language;
}

async function ask(name: string, { userId = null, email = "", language = "en" }: Asked, at = AT) {
  await requestCategory({ userId, address: `10.1.0.${name.length}`, language }, { name, comments: "", email }, at);
  const [params] = await db.select().from(categoryRequests).where(eq(categoryRequests.name, name));
  return params!;
}

async function decide(requestId: string, answer: string, at = AT) {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  return decideCategoryRequest(admin, { requestId, decision: "answered", answer }, at);
}

const mailsTo = async (to: string) => (await db.select().from(outbox).where(eq(outbox.recipient, to))).map(({ text }) => text);

test("everybody who asked signed in is answered, the first and those after, each once", async () => {
  const [one, two] = [await aClient(), await aClient()];
  await ask("Falconry", { userId: one.userId });
  await ask("Falconry", { userId: two.userId });
  const request = await ask("Falconry", { userId: two.userId });
  expect(request.askers).toBe(2);
  expect(await decide(request.id, "See Other.")).toEqual({ ok: true });
  for (const { userId, email } of [one, two]) {
    expect(await mailsTo(email)).toEqual([expect.stringContaining("See Other.")]);
    expect(await db.$count(notifications, eq(notifications.userId, userId))).toBe(1);
  }
  expect(await db.$count(categoryRequestEmails)).toBe(0);
  const decidedBy = async () => (await listCategoryRequests()).find(({ id }) => id === request.id)?.decidedByName;
  expect(await decidedBy()).toMatch(/^Client/);
  // An admin without a display name is shown by their email address.
  await db.update(profiles).set({ displayName: "" });
  expect(await decidedBy()).toContain("@");
});

test("whoever left an address is answered in the language in which they asked", async () => {
  const params = await ask("Apicoltura", { email: "anna@example.it", language: "it" });
  await decide(params.id, "Adesso c’è.");
  expect(await mailsTo("anna@example.it")).toEqual([expect.stringContaining("ci è stata chiesta una categoria")]);
});

test("what was answered and is asked for again waits again, and only whoever asked anew is told", async () => {
  const [one, two] = [await aClient(), await aClient()];
  const first = await ask("Chess", { userId: one.userId });
  await decide(first.id, "Not yet.");
  const again = await ask("Chess", { userId: two.userId }, LATER);
  expect(again).toMatchObject({ status: "open", decidedAt: null, userId: two.userId, createdAt: LATER, askers: 2, answer: "Not yet." });
  expect(await decide(again.id, "Now there is.", LATER)).toEqual({ ok: true });
  expect(await mailsTo(one.email)).toHaveLength(1);
  expect(await mailsTo(two.email)).toEqual([expect.stringContaining("Now there is.")]);
});

test("whoever waits for what an erased person asked for first is answered still, and nothing of that person is kept", async () => {
  const [one, two] = [await aClient(), await aClient()];
  await requestCategory(
    { userId: one.userId, address: "10.2.0.1", language: "en" },
    { name: "Bookbinding", comments: "My own press", email: "" },
    AT,
  );
  await ask("Bookbinding", { userId: two.userId });
  await ask("Alone", { userId: one.userId });
  await db.insert(accountDeletions).values({ userId: one.userId, endsAt: AT, hidAdvisor: false });
  await eraseDueAccounts(AT);
  const left = await db
    .select()
    .from(categoryRequests)
    .where(inArray(categoryRequests.name, ["Bookbinding", "Alone"]));
  expect(left).toMatchObject([{ name: "Bookbinding", userId: null }]);
  expect(await db.$count(categoryRequestComments)).toBe(0);
  await decide(left[0]!.id, "See Crafts.");
  expect(await mailsTo(two.email)).toEqual([expect.stringContaining("See Crafts.")]);
});

test("admins see in which languages those who wait read, and what was answered before", async () => {
  const [one, two] = [await aClient(), await aClient()];
  await db.update(profiles).set({ language: "fr" }).where(eq(profiles.userId, one.userId));
  await db.update(profiles).set({ language: "de" }).where(eq(profiles.userId, two.userId));
  await ask("Pottery", { userId: one.userId });
  await ask("Pottery", { userId: two.userId });
  const request = await ask("Pottery", { email: "anna@example.it", language: "it" });
  const listed = async () => (await listCategoryRequests()).find(({ id }) => id === request.id);
  expect(await listed()).toMatchObject({ languages: ["de", "fr", "it"], askers: 3 });
  await decide(request.id, "Not yet.");
  await ask("Pottery", { userId: two.userId }, LATER);
  expect(await listed()).toMatchObject({ status: "open", languages: ["de"], answer: "Not yet." });
});
