import { isNotNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { categoryRequestEmails, categoryRequests } from "#app/db/schema/catalog";
import { LIMITS } from "#app/platform/limits/limits";
import { useDatabase } from "../../../../tests/support/database";
import { requestCategory } from "./category-requests.server";

useDatabase();
beforeEach(async () => {
  await db.delete(attempts);
  await db.delete(categoryRequests);
});

const NOW = new Date("2026-12-01T08:00Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
let asked = 0;

/** Leaves an address with a request, from a network of its own. */
function leave(name: string, email: string, at = NOW) {
  asked += 1;
  const requester = { userId: null, address: `10.${asked >> 8}.${asked & 255}.1`, language: "en" as const };
  return requestCategory(requester, { name, comments: "", email }, at);
}

const addresses = async () =>
  (await db.select().from(categoryRequestEmails).where(isNotNull(categoryRequestEmails.email))).map(({ email }) => email);

test("a mailbox is left with so many requests a day and no more, in whatever spelling and from whatever network; whoever asks is counted", async () => {
  const { perPerson } = LIMITS["category-request-mail"];
  const names = Array.from({ length: perPerson + 1 }, (_, index) => `Category ${index}`);
  for (const [index, name] of names.entries()) expect(await leave(name, `victim+${index}@gmail.com`)).toEqual({ ok: true });
  expect(await leave(names[0]!, "victim+0@gmail.com")).toEqual({ ok: true });
  expect([(await addresses()).length, await db.$count(categoryRequestEmails)]).toEqual([perPerson, perPerson + 1]);
  await leave(names[0]!, "another@gmail.com");
  await leave("Tomorrow", "victim@gmail.com", later(25));
  expect(await addresses()).toHaveLength(perPerson + 2);
});

test("of one request 200 addresses are kept; who comes then is counted by their network", async () => {
  for (let index = 0; index < 202; index += 1) await leave("Chess", `visitor${index}@example.com`);
  expect([(await addresses()).length, await db.$count(categoryRequestEmails)]).toEqual([200, 202]);
});
