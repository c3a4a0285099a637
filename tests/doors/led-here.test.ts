import { beforeAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { LIMITS } from "#app/platform/limits/limits";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient } from "../support/people";

const site = useInhabitedSite({ environment: { RATE_LIMITS: "on" } });

let root: Client;
beforeAll(async () => {
  const admin = await aClient();
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  root = await enter(site, admin);
});

const FILES = [
  ["/admin/site.zip", "/admin?view=settings"],
  ["/admin/lists/people.csv?q=ann", "/admin?view=people&q=ann"],
  ["/files/my-records.json", "/profile/security"],
] as const;

const exported = async () => (await site.rows("select action from audit_log where action like '%exported'")).length;

test.each(
  FILES,
)("whoever another site leads to %s comes to the page with its button, and nothing is made, counted or told", async (file, page) => {
  for (const from of ["cross-site", "same-site"]) {
    const answer = await root.get(file, { "sec-fetch-site": from, "sec-fetch-mode": "navigate" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, page]);
    expect((await root.get(page)).status).toBe(200);
  }
  expect(await exported()).toBe(0);
});

test.each(FILES)("whoever presses there, or types it, has %s", async (file) => {
  for (const from of ["same-origin", "none"]) {
    const answer = await root.get(file, { "sec-fetch-site": from });
    // A streamed one continues until it is read.
    expect([answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  }
});

test("so many files are taken along and no more, and one more leads back to its list with a word", async () => {
  const take = () => root.get("/admin/lists/people.csv?q=ann");
  const before = await exported();
  for (let times = before; times < LIMITS["admin-export"].perPerson; times += 1) expect((await take()).status).toBe(200);
  const refused = await take();
  expect([refused.status, refused.headers.get("location")]).toEqual([303, "/admin?view=people&q=ann"]);
  expect((await readPage(root.get("/admin?view=people&q=ann"))).text).toContain("Too many attempts.");
  expect(await exported()).toBe(LIMITS["admin-export"].perPerson);
});
