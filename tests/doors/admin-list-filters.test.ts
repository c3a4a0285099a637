import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import type { Client } from "../support/client";
import { enter, useInhabitedSite } from "../support/inhabitants";
import { readPage } from "../support/page-text";
import { aClient } from "../support/people";

const site = useInhabitedSite();

let root: Client;
beforeEach(async () => {
  const admin = await aClient({ displayName: "Root" });
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  root = await enter(site, admin);
});
const show = (address: string) => readPage(root.get(address));

test("what narrows a list down stands behind one button where it is narrow, which says how many of them are set", async () => {
  const fold = async (address: string) => {
    const [, button = "", fields = ""] =
      /<details class="list-fold"><summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/s.exec((await show(address)).html) ?? [];
    return [
      button.replace(/<svg.*?<\/svg>|<[^>]+>/gs, "").trim(),
      [...fields.matchAll(/<select[^>]*name="(\w+)"/g)].map(([, name]) => name),
    ];
  };
  expect(await fold("/admin?view=people")).toEqual(["Filters", ["state", "sort"]]);
  expect(await fold("/admin?view=people&state=suspended&sort=name")).toEqual(["Filters 1", ["state", "sort"]]);
  const fields = ["age", "category", "language", "who", "sort"];
  expect(await fold("/admin/applications?state=pending")).toEqual(["Filters", fields]);
  expect(await fold("/admin/applications?state=pending&age=overdue&language=de")).toEqual(["Filters 2", fields]);
});
