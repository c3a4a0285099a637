import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { auditLog, outbox } from "#app/db/schema/operations";
import { siteSettings } from "#app/db/schema/site-content";
import { makeLink } from "#app/features/accounts/email-links.server";
import { requestPasswordReset } from "#app/features/accounts/password/password-reset.server";
import { reportSignIn } from "#app/features/accounts/sign-in/report-sign-in.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { readConnections } from "#app/platform/connections/connections.server";
import { DAY_MS } from "#app/platform/durations";
import { withFormerLinks } from "#app/platform/mail/links-of-admins.server";
import { publicAddress, setListeningAddress } from "#app/platform/origin.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { forgetCounts } from "../../../../tests/support/attempts";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { grantAdmin, revokeAdmin } from "../people/people.server";
import { confirmAddress, proposeAddress, readConnectionsToEdit } from "./connections.server";

useDatabase();

const OWN = "https://advice.example";
const THEIRS = "https://thief.example";
let [thief, other]: Viewer[] = [];

beforeEach(async () => {
  moveConfig({ ...process.env, BASE_URL: "", SMTP_URL: "" });
  for (const table of [siteSettings, outbox, auditLog]) await db.delete(table);
  await forgetCounts();
  [thief, other] = [await anAdmin(), await anAdmin()];
  return async () => {
    for (const table of [siteSettings, auditLog]) await db.delete(table);
    await readConnections();
    moveConfig();
  };
});

const version = async () => new Date((await readConnectionsToEdit()).address.version);
const propose = async (admin: Viewer, address: string) =>
  expect(await proposeAddress(admin, { version: await version(), address }, new Date())).toMatchObject({ ok: true });

/** Puts an address into force as an admin does, so many days ago. */
async function stands(admin: Viewer, address: string, days = 0) {
  await propose(admin, address);
  expect(await confirmAddress(admin, { version: await version(), origin: address }, new Date())).toMatchObject({ ok: true });
  const [newest] = await db.select().from(auditLog).orderBy(auditLog.createdAt).where(eq(auditLog.action, "settings.address_updated"));
  if (newest && days > 0) await db.update(auditLog).set({ createdAt: new Date(Date.now() - days * DAY_MS) });
  await readConnections();
}

/** Where the link leads that somebody asks for, in both forms of the mail. */
async function linkTo(email: string) {
  await db.delete(outbox);
  await requestPasswordReset(email, { address: email }, new Date());
  const [mail] = await mailsTo(email);
  const led = (text = "") => [...new Set([...text.matchAll(/https?:\/\/[\w.]+/g)].map(([origin]) => origin))];
  expect(led(mail?.html)).toEqual(led(mail?.text));
  return led(mail?.text);
}

test("for a day after the address was changed, links in mails to admins lead to that of before, and others' to the new one", async () => {
  await stands(thief!, OWN, 30);
  await stands(thief!, THEIRS);
  expect([await linkTo(other!.email), await linkTo((await aClient()).email)]).toEqual([[OWN], [THEIRS]]);
  await db.update(auditLog).set({ createdAt: new Date(Date.now() - 1.01 * DAY_MS) });
  await readConnections();
  expect(await linkTo(other!.email)).toEqual([THEIRS]);
});

test("so it is for an admin whose role was taken first, and however often the address is changed", async () => {
  await stands(thief!, OWN, 30);
  expect(await revokeAdmin(thief!, other!.userId)).toEqual({ ok: true });
  for (const address of ["https://first.example", "https://second.example", THEIRS]) await stands(thief!, address);
  expect(await linkTo(other!.email)).toEqual([OWN]);
});

test("the day begins anew with each change: one that is changed again later leads nobody to it before its own day is over", async () => {
  await stands(thief!, OWN, 30);
  await stands(thief!, "https://first.example");
  await db.update(auditLog).set({ createdAt: sql`${auditLog.createdAt} - interval '36 hours'` });
  await readConnections();
  expect(await linkTo(other!.email)).toEqual(["https://first.example"]);
  await stands(thief!, THEIRS);
  expect(await linkTo(other!.email)).toEqual([OWN]);
});

test("so it is where the address is taken away, which would lead to where the server listens", async () => {
  await stands(thief!, OWN, 30);
  setListeningAddress("http://127.0.0.1:3000");
  await propose(thief!, "");
  await readConnections();
  const led = await linkTo(other!.email);
  setListeningAddress("");
  expect([publicAddress(), led]).toEqual([undefined, [OWN]]);
});

test("an address that only begins with that of the site is left as it is", async () => {
  await stands(thief!, OWN, 30);
  await stands(thief!, THEIRS);
  const written = (address: string) => `${address}/auth, ${THEIRS}.org/x and ${THEIRS}:81 "${address}"\n${address}`;
  const mail = { subject: THEIRS, text: written(THEIRS), html: written(THEIRS) };
  expect(await withFormerLinks(db, other!.email, mail)).toEqual({ subject: THEIRS, text: written(OWN), html: written(OWN) });
});

test("the first address of a site has none before it, and one of the environment no day", async () => {
  await stands(thief!, THEIRS);
  expect(await linkTo(other!.email)).toEqual([THEIRS]);
  await stands(thief!, OWN, 30);
  await stands(thief!, THEIRS);
  moveConfig({ ...process.env, BASE_URL: "https://given.example", SMTP_URL: "" });
  expect(await linkTo(other!.email)).toEqual(["https://given.example"]);
});

async function reports({ userId, email }: Viewer) {
  const { token } = await makeLink(db, { userId, email, purpose: "report_sign_in" }, new Date(Date.now() - 60_000));
  return reportSignIn(token, new Date(Date.now() + 1000));
}

test("'this wasn't me' puts the address of before back, whoever they made an admin confirmed the new one", async () => {
  const theirs = { ...(await aClient()), isAdmin: true };
  await stands(other!, OWN, 30);
  expect(await grantAdmin(thief!, theirs.userId)).toEqual({ ok: true });
  await propose(thief!, THEIRS);
  await stands(theirs, THEIRS);
  expect(publicAddress()).toBe(THEIRS);
  expect(await reports(thief!)).toEqual({ ok: true });
  await readConnections();
  expect([publicAddress(), await linkTo(other!.email)]).toEqual([OWN, [OWN]]);
});

test("'this wasn't me' takes an address back that was only entered, and leaves the one in force", async () => {
  await stands(other!, OWN, 30);
  await propose(thief!, THEIRS);
  expect(await reports(thief!)).toEqual({ ok: true });
  const { standing, proposed } = (await readConnectionsToEdit()).address;
  expect([standing, proposed]).toEqual([OWN, ""]);
});
