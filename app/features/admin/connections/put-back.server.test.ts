import { inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { sealedSettings, siteSettings } from "#app/db/schema/site-content";
import { makeLink } from "#app/features/accounts/email-links.server";
import { reportSignIn } from "#app/features/accounts/sign-in/report-sign-in.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { MAIL_SETTINGS } from "#app/platform/connections/connection-settings";
import { DAY_MS } from "#app/platform/durations";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { passwordLinkToPassOn } from "../people/password-link.server";
import { grantAdmin, revokeAdmin, suspendPerson } from "../people/people.server";
import { proposeAddress, saveMailServer } from "./connections.server";

useDatabase();

const at = new Date();
const never = new Date(0);
const SERVER = { host: "mail.thief.example", port: "465", encryption: "tls", user: "us", senderName: "", senderAddress: "" } as const;
const OF_CONNECTIONS = [...Object.values(MAIL_SETTINGS), "site_address", "site_address_proposed"];

const kept = async () => (await db.select().from(siteSettings).where(inArray(siteSettings.name, OF_CONNECTIONS))).length;
const setBy = async (admin: Viewer) => {
  expect(await saveMailServer(admin, { ...SERVER, version: never, password: "secret" }, at)).toMatchObject({ ok: true });
  expect(await proposeAddress(admin, { version: never, address: "https://thief.example" }, at)).toMatchObject({ ok: true });
};

const STOPS: Record<string, (thief: Viewer, other: Viewer) => Promise<unknown>> = {
  "'this wasn't me'": async ({ userId, email }) => {
    const { token } = await makeLink(db, { userId, email, purpose: "report_sign_in" }, new Date(at.getTime() - 60_000));
    return reportSignIn(token, new Date(at.getTime() + 1000));
  },
  "taking the role": ({ userId }, other) => revokeAdmin(other, userId),
  "a suspension": ({ userId: personId }, other) => suspendPerson(other, { personId, reason: "thief" }, at),
};

beforeEach(async () => {
  await db.delete(siteSettings);
  await db.delete(sealedSettings);
});

test.each(Object.entries(STOPS))("%s takes back the mail server and the address that a thief has set", async (_, stop) => {
  const [thief, other] = [await anAdmin(), await anAdmin()];
  await setBy(thief);
  expect(await kept()).toBeGreaterThan(0);
  expect(await stop(thief, other)).toMatchObject({ ok: true });
  expect([await kept(), await db.$count(sealedSettings)]).toEqual([0, 0]);
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

test.each(Object.entries(STOPS))("%s takes back what an account that they made an admin has saved after them", async (_, stop) => {
  const [thief, other, theirs] = [await anAdmin(), await anAdmin(), await aClient()];
  await setBy(thief);
  expect(await grantAdmin(thief, theirs.userId)).toEqual({ ok: true });
  await setAgainBy({ ...theirs, isAdmin: true });
  expect(await stop(thief, other)).toMatchObject({ ok: true });
  expect([await isMailKept(), await db.$count(sealedSettings)]).toEqual([false, 0]);
});

test.each(Object.entries(STOPS))("%s takes back what such an account alone has saved", async (_, stop) => {
  const [thief, other, theirs] = [await anAdmin(), await anAdmin(), await aClient()];
  expect(await grantAdmin(thief, theirs.userId)).toEqual({ ok: true });
  await setBy({ ...theirs, isAdmin: true });
  expect(await stop(thief, other)).toMatchObject({ ok: true });
  expect([await kept(), await db.$count(sealedSettings)]).toEqual([0, 0]);
});

test("what an admin of before has saved since stays, whoever saved first", async () => {
  const [thief, other] = [await anAdmin(), await anAdmin()];
  await setBy(thief);
  await setAgainBy(other);
  expect(await revokeAdmin(other, thief.userId)).toEqual({ ok: true });
  expect(await isMailKept()).toBe(true);
});

test("what another admin has set stays", async () => {
  const [former, other] = [await anAdmin(), await anAdmin()];
  await setBy(other);
  const before = await kept();
  expect(await revokeAdmin(other, former.userId)).toMatchObject({ ok: true });
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
