import { beforeEach, expect, test } from "vitest";
import { db, openDirectConnections } from "#app/db/client.server";
import { auditLog, outbox } from "#app/db/schema/operations";
import { siteSettings } from "#app/db/schema/site-content";
import { makeLink } from "#app/features/accounts/email-links.server";
import { reportSignIn } from "#app/features/accounts/sign-in/report-sign-in.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { DAY_MS } from "#app/platform/durations";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { grantAdmin, revokeAdmin } from "../people/people.server";
import { rowsOf, versionOf } from "./save-settings.server";
import { saveContact, saveDangerLines, savePaymentInstructions } from "./settings.server";

useDatabase();

const ok = { ok: true };
let [owner, other]: Viewer[] = [];
beforeEach(async () => {
  for (const table of [siteSettings, auditLog, outbox]) await db.delete(table);
  [owner, other] = [await anAdmin(), await anAdmin()];
});

const standing = async () => Object.fromEntries((await db.select().from(siteSettings)).map(({ name, value }) => [name, value]));
const versionWith = async (stem: string) =>
  versionOf(
    await rowsOf(
      db,
      Object.keys(await standing()).filter((name) => name.startsWith(stem)),
    ),
  );

/** An admin saves all three with a word of their own. */
async function saveAll(admin: Viewer, word: string) {
  const way = { holder: word, iban: word, bic: "", link: "", text: "" };
  const contact = { email: `${word}@example.com`, phone: word, city: word };
  const lines = { en: word, de: word, fr: word, es: word, it: word };
  for (const save of [
    async () => savePaymentInstructions(admin, { ...way, version: await versionWith("pay") }, new Date()),
    async () => saveContact(admin, { ...contact, version: await versionWith("contact") }, new Date()),
    async () => saveDangerLines(admin, { ...lines, version: await versionWith("danger") }, new Date()),
  ])
    expect(await save()).toEqual(ok);
}

async function report({ userId, email }: Viewer) {
  const { token } = await makeLink(db, { userId, email, purpose: "report_sign_in" }, new Date(Date.now() - 30_000));
  return reportSignIn(token, new Date(Date.now() + 1000));
}

test("how clients pay, contact and lines for people in danger are as before with 'this wasn't me', whoever they made an admin saved last", async () => {
  const theirs = { ...(await aClient()), isAdmin: true };
  await saveAll(other!, "own");
  const before = await standing();
  await db.update(auditLog).set({ createdAt: new Date(Date.now() - DAY_MS) });
  expect(await grantAdmin(owner!, theirs.userId)).toEqual(ok);
  await saveAll(owner!, "thief");
  await saveAll(theirs, "again");
  expect(Object.values(await standing())).not.toContain("own");
  await db.delete(outbox);
  expect(await report(owner!)).toEqual(ok);
  expect(await standing()).toEqual(before);
  for (const { email } of [owner!, other!]) {
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    for (const said of ["pay is again", "contact details of", "people in danger is again"]) expect(mails[0]?.text).toContain(said);
  }
});

test("contact details that a thief saved in parts come back whole, and mails name the operator of before", async () => {
  const whole = (word: string) => ({ email: `${word}@example.com`, phone: "1", city: word, operator: word, address: word, notice: word });
  const save = async (admin: Viewer, contact: Omit<Parameters<typeof saveContact>[1], "version">) =>
    expect(await saveContact(admin, { ...contact, version: await versionWith("contact") }, new Date())).toEqual(ok);
  await save(other!, whole("own"));
  const before = await standing();
  await db.update(auditLog).set({ createdAt: new Date(Date.now() - DAY_MS) });
  await save(owner!, { email: "thief@example.com", phone: "1", city: "own" });
  await save(owner!, whole("thief"));
  const heard: string[] = [];
  const listening = openDirectConnections(1);
  const client = await listening.pool.connect();
  await client.query("listen brand");
  client.on("notification", ({ channel }) => heard.push(channel));
  expect(await report(owner!)).toEqual(ok);
  await expect.poll(() => heard).toContain("brand");
  client.release();
  await listening.pool.end();
  expect(await standing()).toEqual(before);
});

test.each([
  [0, 1],
  [1, 0],
])("how clients pay is as before two thieves' saves, whichever of the two owners says so first", async (...order) => {
  await saveAll(await anAdmin(), "own");
  const before = await standing();
  await db.update(auditLog).set({ createdAt: new Date(Date.now() - DAY_MS) });
  for (const thief of [owner!, other!]) await saveAll(thief, "thief");
  for (const place of order) expect(await report([owner!, other!][place]!)).toEqual(ok);
  expect(await standing()).toEqual(before);
});

test("where nothing was set before, nothing is", async () => {
  await saveAll(owner!, "thief");
  expect(await report(owner!)).toEqual(ok);
  expect(Object.values(await standing()).join("")).toBe("");
});

test("what another admin has saved since stays, and so does what an admin saved who only loses the role", async () => {
  await saveAll(owner!, "thief");
  await saveAll(other!, "own");
  const after = await standing();
  expect(await report(owner!)).toEqual(ok);
  expect(await standing()).toEqual(after);
  expect(await revokeAdmin(await anAdmin(), other!.userId)).toEqual(ok);
  expect(await standing()).toEqual(after);
});
