import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog, outbox } from "#app/db/schema/operations";
import { sealedSettings, siteSettings } from "#app/db/schema/site-content";
import { makeLink } from "#app/features/accounts/email-links.server";
import { reportSignIn } from "#app/features/accounts/sign-in/report-sign-in.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { readMailPassword } from "#app/platform/connections/mail-password.server";
import { DAY_MS } from "#app/platform/durations";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { readConnectionsToEdit, saveMailServer } from "./connections.server";

useDatabase();

const at = new Date();
const ago = (days: number) => new Date(at.getTime() - days * DAY_MS);
let [thief, other, third] = [] as unknown as [Viewer, Viewer, Viewer];

/** An admin saves the form as it stands, but for what they change. */
async function saves(admin: Viewer, changed: object, days: number) {
  const { hasPassword, given, version, ...standing } = (await readConnectionsToEdit()).mail;
  const form = { ...standing, password: "", ...changed, version: new Date(version) };
  expect(await saveMailServer(admin, form, ago(days))).toMatchObject({ ok: true });
  await db
    .update(auditLog)
    .set({ createdAt: ago(days) })
    .where(sql`${auditLog.createdAt} > ${new Date(at.getTime() - 60_000)}`);
}

async function reports({ userId, email }: Viewer) {
  await db.delete(outbox);
  const { token } = await makeLink(db, { userId, email, purpose: "report_sign_in" }, ago(0.6));
  expect(await reportSignIn(token, new Date(at.getTime() + 1000))).toEqual({ ok: true });
}

async function stands() {
  const { host, port, senderName } = (await readConnectionsToEdit()).mail;
  return [host, port, senderName, await readMailPassword(db)];
}

const toldOf = async (admin: Viewer) => (await mailsTo(admin.email)).map(({ text }) => text).join();

beforeEach(async () => {
  for (const table of [siteSettings, sealedSettings, auditLog]) await db.delete(table);
  [thief, other, third] = [await anAdmin(), await anAdmin(), await anAdmin()];
  const own = { host: "mail.own.example", encryption: "tls", user: "us", senderName: "Own", password: "own" };
  await saves(third, own, 30);
});

test("an admin who mends the sender's name has not vouched for a thief's server", async () => {
  await saves(thief, { host: "mail.thief.example", password: "t" }, 0.5);
  await saves(other, { senderName: "Mended" }, 0.4);
  await reports(thief);
  expect(await stands()).toEqual(["mail.own.example", "465", "Mended", "own"]);
});

test("of a thief's sender the parts go that nobody has written since, and the server stays", async () => {
  await saves(thief, { senderName: "Thief", senderAddress: "t@thief.example" }, 0.5);
  await saves(other, { host: "mail.new.example", password: "new", senderAddress: "us@own.example" }, 0.4);
  await reports(thief);
  expect(await stands()).toEqual(["mail.new.example", "465", "Own", "new"]);
  expect((await readConnectionsToEdit()).mail.senderAddress).toBe("us@own.example");
});

test("who enters a password for a server vouches for it, and what of the thief's stands is named to the owner and the others", async () => {
  await saves(thief, { host: "mail.thief.example", password: "t" }, 0.5);
  await saves(other, { password: "mended" }, 0.4);
  await reports(thief);
  expect(await stands()).toEqual(["mail.thief.example", "465", "Own", "mended"]);
  for (const admin of [thief, other, third]) {
    const text = await toldOf(admin);
    for (const said of ["still stands", "The mail server of", "/admin?view=settings"]) expect(text).toContain(said);
  }
});

test("so is a host whose port an admin has changed since, and nothing once it is theirs no more", async () => {
  await saves(thief, { host: "mail.thief.example", password: "t" }, 0.5);
  await saves(other, { port: "2525", password: "m" }, 0.4);
  await reports(thief);
  expect(await toldOf(other)).toContain("still stands");
  await saves(other, { host: "mail.other.example", password: "m" }, 0.3);
  await reports(thief);
  expect(await toldOf(other)).not.toContain("still stands");
});

test.each([
  ["stays where a thief changed the sender", { senderName: "Thief" }],
  ["comes back with the server where they led mails elsewhere", { host: "mail.thief.example", password: "t" }],
])("a password that an admin changed lately %s", async (_, theirs) => {
  await saves(other, { password: "rotated" }, 2);
  await saves(thief, theirs, 0.5);
  await reports(thief);
  expect(await stands()).toEqual(["mail.own.example", "465", "Own", "rotated"]);
});

test("a thief who types another password for the server that stands has not changed the one that comes back", async () => {
  await saves(other, { password: "rotated" }, 2);
  await saves(thief, { password: "dead" }, 0.5);
  await saves(thief, { host: "mail.thief.example", password: "t" }, 0.4);
  await reports(thief);
  expect(await stands()).toEqual(["mail.own.example", "465", "Own", "rotated"]);
  expect(await toldOf(other)).not.toContain("still stands");
});

test("a password that a thief typed for the server that stands is named", async () => {
  await saves(thief, { password: "dead" }, 0.5);
  await reports(thief);
  for (const admin of [thief, other]) expect(await toldOf(admin)).toContain("still stands");
});
