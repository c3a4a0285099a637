import { inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog, outbox } from "#app/db/schema/operations";
import { sealedSettings, siteSettings } from "#app/db/schema/site-content";
import { makeLink } from "#app/features/accounts/email-links.server";
import { reportSignIn } from "#app/features/accounts/sign-in/report-sign-in.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { MAIL_SETTINGS } from "#app/platform/connections/connection-settings";
import { DAY_MS } from "#app/platform/durations";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { passwordLinkToPassOn } from "../people/password-link.server";
import { grantAdmin, revokeAdmin, suspendPerson } from "../people/people.server";
import { confirmAddress, proposeAddress, readConnectionsToEdit, saveMailServer } from "./connections.server";

useDatabase();

const at = new Date();
const never = new Date(0);
const SERVER = { host: "mail.thief.example", port: "465", encryption: "tls", user: "us", senderName: "", senderAddress: "" } as const;
const OF_CONNECTIONS = [...Object.values(MAIL_SETTINGS), "site_address", "site_address_proposed"];

const kept = async () =>
  (await db.select().from(siteSettings).where(inArray(siteSettings.name, OF_CONNECTIONS))).filter(({ value }) => value).length;
const setBy = async (admin: Viewer) => {
  expect(await saveMailServer(admin, { ...SERVER, version: never, password: "secret" }, at)).toMatchObject({ ok: true });
  expect(await proposeAddress(admin, { version: never, address: "https://thief.example" }, at)).toMatchObject({ ok: true });
};

async function reports({ userId, email }: Viewer) {
  const { token } = await makeLink(db, { userId, email, purpose: "report_sign_in" }, new Date(Date.now() - 60_000));
  return reportSignIn(token, new Date(Date.now() + 1000));
}

const STOPS: Record<string, (stopped: Viewer, other: Viewer) => Promise<unknown>> = {
  "taking the role": ({ userId }, other) => revokeAdmin(other, userId),
  "a suspension": ({ userId: personId }, other) => suspendPerson(other, { personId, reason: "thief" }, at),
};

beforeEach(async () => {
  for (const table of [siteSettings, sealedSettings, auditLog]) await db.delete(table);
});

test("'this wasn't me' takes back the mail server and the address that a thief has set", async () => {
  const thief = await anAdmin();
  await setBy(thief);
  expect(await kept()).toBeGreaterThan(0);
  expect(await reports(thief)).toMatchObject({ ok: true });
  expect([await kept(), await db.$count(sealedSettings)]).toEqual([0, 0]);
});

test.each(Object.entries(STOPS))("%s undoes neither, and the other admins read what stands, and where", async (_, stop) => {
  const [leaving, other] = [await anAdmin(), await anAdmin()];
  await setBy(leaving);
  const before = await db.select().from(siteSettings).orderBy(siteSettings.name);
  await db.delete(outbox);
  expect(await stop(leaving, other)).toMatchObject({ ok: true });
  expect(await db.select().from(siteSettings).orderBy(siteSettings.name)).toEqual(before);
  const said = (await mailsTo(other.email)).find(({ text }) => text.includes("None of it is undone"));
  for (const line of ["The address of", "The mail server of", "/admin?view=settings"]) expect(said?.text).toContain(line);
});

/** Saves the thief's server once more, as another admin. */
async function setAgainBy(admin: Viewer) {
  const [{ updatedAt } = { updatedAt: at }] = await db
    .select()
    .from(siteSettings)
    .where(inArray(siteSettings.name, Object.values(MAIL_SETTINGS)));
  const again = { ...SERVER, senderName: admin.userId, version: updatedAt, password: "secret" };
  expect(await saveMailServer(admin, again, new Date(at.getTime() + 1))).toMatchObject({ ok: true });
}

const isMailKept = async () => (await db.$count(siteSettings, inArray(siteSettings.name, Object.values(MAIL_SETTINGS)))) > 0;

test.each([false, true])("'this wasn't me' takes back what an account that they made an admin has saved (alone: %s)", async (isAlone) => {
  const [thief, theirs] = [await anAdmin(), await aClient()];
  expect(await grantAdmin(thief, theirs.userId)).toEqual({ ok: true });
  await setBy(isAlone ? { ...theirs, isAdmin: true } : thief);
  if (!isAlone) await setAgainBy({ ...theirs, isAdmin: true });
  expect(await reports(thief)).toMatchObject({ ok: true });
  expect([await kept(), await db.$count(sealedSettings)]).toEqual([0, 0]);
});

test("what an admin of before has saved since stays, whoever saved first", async () => {
  const [thief, other] = [await anAdmin(), await anAdmin()];
  await setBy(thief);
  await setAgainBy(other);
  expect(await reports(thief)).toMatchObject({ ok: true });
  expect(await isMailKept()).toBe(true);
});

test("what another admin has set stays", async () => {
  const [former, other] = [await anAdmin(), await anAdmin()];
  await setBy(other);
  const before = await kept();
  expect(await reports(former)).toMatchObject({ ok: true });
  expect([await kept(), await db.$count(sealedSettings)]).toEqual([before, 1]);
});

test("whoever takes the mail server away passes nobody's link on for a week", async () => {
  const [admin, person] = [await anAdmin(), await aClient()];
  expect(await passwordLinkToPassOn(admin, person.userId, at)).toMatchObject({ ok: true });
  await saveMailServer(admin, { ...SERVER, version: never, password: "secret" }, at);
  const [{ updatedAt } = { updatedAt: at }] = await db.select().from(siteSettings);
  await saveMailServer(admin, { ...SERVER, host: "", user: "", version: updatedAt, password: "" }, at);
  expect(await passwordLinkToPassOn(admin, person.userId, new Date(at.getTime() + 60_000))).toEqual({
    ok: false,
    reason: "noPasswordLink",
  });
  expect(await passwordLinkToPassOn(admin, person.userId, new Date(at.getTime() + 8 * DAY_MS))).toMatchObject({ ok: true });
});

const LONG_AGO = new Date(at.getTime() - 30 * DAY_MS);
const host = async () => (await readConnectionsToEdit()).mail.host;

/** An admin saves another mail server, as the form of now has it. */
async function savesServer(admin: Viewer, name: string, when: Date) {
  const { version } = (await readConnectionsToEdit()).mail;
  const given = { ...SERVER, host: `mail.${name}.example`, version: new Date(version), password: name };
  expect(await saveMailServer(admin, given, when)).toMatchObject({ ok: true });
}

test.each<[string, (thief: Viewer, other: Viewer) => Promise<unknown>]>([
  ["a client who says that it was not them", async () => reports(await aClient())],
  ["another admin who does", async (_, other) => reports(other)],
  ["the owner who says so again", (thief) => reports(thief)],
  ["the suspension of a client", async (_, other) => suspendPerson(other, { personId: (await aClient()).userId, reason: "x" }, at)],
])("a mail server that was put back stays, with its password, after %s", async (_, then) => {
  const [thief, other] = [await anAdmin(), await anAdmin()];
  await savesServer(await anAdmin(), "own", LONG_AGO);
  await db.update(auditLog).set({ createdAt: LONG_AGO });
  await savesServer(thief, "thief", at);
  expect(await reports(thief)).toEqual({ ok: true });
  const before = [await db.select().from(siteSettings), await db.select().from(sealedSettings)];
  expect([await host(), before[1]?.length]).toEqual(["mail.own.example", 1]);
  expect(await then(thief, other)).toMatchObject({ ok: true });
  expect([await db.select().from(siteSettings), await db.select().from(sealedSettings)]).toEqual(before);
});

test("a mail server that an admin has set too lately to be kept comes back without its password", async () => {
  const [thief, other] = [await anAdmin(), await anAdmin()];
  await savesServer(other, "new", new Date(at.getTime() - DAY_MS));
  await savesServer(thief, "thief", at);
  expect(await reports(thief)).toEqual({ ok: true });
  expect([await host(), await db.$count(sealedSettings)]).toEqual(["mail.new.example", 0]);
});

/** An admin enters an address and confirms it from there. */
async function setsAddress(admin: Viewer, address: string) {
  const version = async () => new Date((await readConnectionsToEdit()).address.version);
  expect(await proposeAddress(admin, { version: await version(), address }, new Date())).toEqual({ ok: true });
  expect(await confirmAddress(admin, { version: await version(), origin: address }, new Date())).toEqual({ ok: true });
}

test("an address that an admin has mended stays when that one is let go, and when the owner of the stolen session says so afterwards", async () => {
  const [thief, other, third] = [await anAdmin(), await anAdmin(), await anAdmin()];
  const standing = async () => (await readConnectionsToEdit()).address.standing;
  await setsAddress(third, "https://own.example");
  await db.update(auditLog).set({ createdAt: LONG_AGO });
  await setsAddress(thief, "https://thief.example");
  await setsAddress(other, "https://own.example");
  for (const by of [thief, third]) {
    expect(await revokeAdmin(by, other.userId)).toMatchObject({ ok: by === thief });
    expect(await standing()).toBe("https://own.example");
  }
  expect(await reports(thief)).toEqual({ ok: true });
  expect(await standing()).toBe("https://own.example");
});

test("where an admin has only entered another address, the thief's goes with the owner's word", async () => {
  const [thief, other] = [await anAdmin(), await anAdmin()];
  await setsAddress(other, "https://own.example");
  await db.update(auditLog).set({ createdAt: LONG_AGO });
  await setsAddress(thief, "https://thief.example");
  const { version } = (await readConnectionsToEdit()).address;
  expect(await proposeAddress(other, { version: new Date(version), address: "https://new.example" }, new Date())).toEqual({ ok: true });
  expect(await reports(thief)).toEqual({ ok: true });
  expect((await readConnectionsToEdit()).address).toMatchObject({ standing: "https://own.example", proposed: "https://new.example" });
});
