import { beforeAll, expect, test } from "vitest";
import { typedRules } from "#app/features/admin/rules/rules-form";
import { type Rules, SPECIFIED_RULES } from "#app/features/rules/rules";
import type { Client } from "../support/client";
import { readPage } from "../support/page-text";
import { useSite } from "../support/site";

const site = useSite({ environment: { ADMIN_EMAILS: "root@example.com" } });

let root: Client;
let version = 0;
beforeAll(async () => {
  root = await site.person("root@example.com");
});

async function ruled(rules: Partial<Rules>) {
  const typed = typedRules({ ...SPECIFIED_RULES, ...rules });
  const answer = await root.post("/admin?index&view=settings", { intent: "save-rules", ...typed, version: String(version) });
  expect(answer.status).toBe(303);
  version += 1;
}

const page = (path: string) => readPage(site.visitor().get(path));
const both = async () => ({ pricing: await page("/pricing"), guide: (await page("/how-it-works")).text });

test("a site whose demand raises no price asks for no demand, and counts the lines that it has", async () => {
  await ruled({ surge: false });
  const { pricing, guide } = await both();
  expect(pricing.html).not.toContain('name="requests"');
  expect(pricing.text).toContain("Two lines and their sum.");
  expect(pricing.text).toContain("base + rush What you pay");
  expect(pricing.html).toContain("from the hourly rate and rush, with the formula");
  expect(guide).toContain("Base and rush are listed one by one");
});

test("a site without a rush fee shows no second example of the same price, and no rush among its parts", async () => {
  await ruled({ rushPercent: 0 });
  const { pricing, guide } = await both();
  expect(pricing.text).not.toContain("In a hurry");
  expect(pricing.text).toContain("base + surge What you pay");
  expect(guide).toContain("Base and surge are listed one by one");
});

test("where nothing is added to the base price, it is the price", async () => {
  await ruled({ surge: false, rushPercent: 0 });
  const { pricing, guide } = await both();
  expect(pricing.text).toContain("One line, and it is the whole price. It is rounded once");
  expect(guide).toContain("You see the whole price, and what it is made of.");
});

test("with surge and rush both are said, as specified", async () => {
  await ruled({});
  const { pricing, guide } = await both();
  expect(pricing.html).toContain('name="requests"');
  expect(pricing.text).toContain("Three lines and their sum.");
  expect(pricing.text).toContain("In a hurry");
  expect(guide).toContain("Base, surge and rush are listed one by one, with their total.");
});
