import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { auditLog, outbox } from "#app/db/schema/operations";
import { logos, siteSettings } from "#app/db/schema/site-content";
import { DEMO_PAYMENT_INSTRUCTIONS } from "#app/features/money/payment-instructions/demo-payment-instructions";
import { CONTACT_SETTINGS } from "#app/features/site/contact.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { stepsDone } from "./first-day";
import { confirmPolicies, readFirstDay } from "./first-day.server";
import { sendTestMail } from "./test-mail.server";

useDatabase();

const at = new Date("2026-12-01T09:00:00Z");
const HERE = "site.example";

beforeEach(async () => {
  moveConfig({ ...process.env, SMTP_URL: "smtp://127.0.0.1:1", BASE_URL: "" });
  for (const table of [siteSettings, outbox, logos, auditLog]) await db.delete(table);
  return () => moveConfig();
});

test("on a fresh site nothing is done; what is done later is seen where it really stands", async () => {
  const fresh = await readFirstDay(HERE);
  expect([stepsDone(fresh), fresh.mail]).toEqual([0, "untried"]);
  moveConfig({ ...process.env, BASE_URL: "https://site.example" });
  await db.insert(siteSettings).values([
    { name: CONTACT_SETTINGS.email, value: "ask@site.example" },
    { name: CONTACT_SETTINGS.operator, value: "Ada Byron" },
    { name: "pay_text", value: "By transfer" },
  ]);
  await db.insert(logos).values({ name: "x", type: "main", filePath: "x", fileSize: 1, width: 1, height: 1 });
  expect((await readFirstDay(HERE)).done.contact).toBe(false);
  await db.insert(siteSettings).values({ name: CONTACT_SETTINGS.address, value: "1 Dock Street\nLeeds" });
  const { done, mail } = await readFirstDay(HERE);
  expect(done).toMatchObject({ address: true, contact: true, logo: true, mail: false, policies: false, advisor: false });
  expect(mail).toBe("files");
});

test("what the demo says of payment, and the demo's advisors, are nobody's own", async () => {
  const advisor = await anAdvisor({ isDemo: true });
  await db.insert(siteSettings).values(DEMO_PAYMENT_INSTRUCTIONS);
  const demo = await readFirstDay(HERE);
  expect([demo.done.payment, demo.done.advisor, demo.demo]).toEqual([false, false, { payment: true, advisor: true }]);
  await db.update(siteSettings).set({ value: "GB33BUKB20201555555555" }).where(eq(siteSettings.name, "pay_iban"));
  await db.update(advisors).set({ isDemo: false }).where(eq(advisors.id, advisor.advisorId));
  const own = await readFirstDay(HERE);
  expect([own.done.payment, own.done.advisor, own.advisors, own.demo]).toEqual([true, true, 1, { payment: false, advisor: false }]);
  await db.delete(advisors).where(eq(advisors.id, advisor.advisorId));
});

test("a test mail goes to the admin alone, and is done once the mail server has taken it", async () => {
  const admin = await anAdmin();
  await aClient();
  await sendTestMail(admin, at);
  const rows = await db.select().from(outbox);
  expect(rows.map(({ recipient, kind }) => [recipient, kind])).toEqual([[admin.email, "test_mail"]]);
  expect((await readFirstDay(HERE)).mail).toBe("waiting");
  await db.update(outbox).set({ lastError: "refused" });
  expect((await readFirstDay(HERE)).mail).toBe("refused");
  await db.update(outbox).set({ sentAt: at });
  expect((await readFirstDay(HERE)).done.mail).toBe(true);
});

test("of two presses at once one sends a test mail, a later one sends another; without a mail server it is known that it lies here", async () => {
  moveConfig({ ...process.env, SMTP_URL: "" });
  const admin = await anAdmin();
  await Promise.all([sendTestMail(admin, at), sendTestMail(admin, new Date(at.getTime() + 300))]);
  await sendTestMail(admin, new Date(at.getTime() + 600));
  expect(await db.$count(outbox)).toBe(1);
  expect((await readFirstDay(HERE)).mail).toBe("kept");
  await db.update(outbox).set({ createdAt: sql`now() - interval '11 seconds'` });
  await sendTestMail(admin, new Date(at.getTime() + 12_000));
  expect(await db.$count(outbox)).toBe(2);
});

test("who has read the policies is written down", async () => {
  const admin = await anAdmin();
  await confirmPolicies(admin, at);
  await confirmPolicies(admin, at);
  expect((await readFirstDay(HERE)).done.policies).toBe(true);
  expect((await db.select().from(auditLog)).map(({ action, actorId }) => [action, actorId])).toEqual([
    ["first_day.policies_read", admin.userId],
    ["first_day.policies_read", admin.userId],
  ]);
});

test("the address is right where the site is read at the one it was started with; else it is said what to set", async () => {
  const state = async (host: string, BASE_URL = "") => {
    moveConfig({ ...process.env, BASE_URL });
    const { address, done } = await readFirstDay(host);
    return [address, done.address];
  };
  expect(await state(HERE, "https://site.example")).toEqual(["right", true]);
  expect(await state("www.site.example", "https://site.example")).toEqual(["elsewhere", false]);
  expect(await state("site.example:8080", "https://site.example")).toEqual(["elsewhere", false]);
  expect(await state(HERE)).toEqual(["unset", false]);
  for (const here of ["127.0.0.1:3000", "localhost", "[::1]:3000"]) expect(await state(here)).toEqual(["local", false]);
});
