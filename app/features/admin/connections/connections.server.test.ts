import { randomBytes } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { sealedSettings, siteSettings } from "#app/db/schema/site-content";
import type { Viewer } from "#app/features/accounts/viewer";
import { readConnections } from "#app/platform/connections/connections.server";
import { smtpUrl } from "#app/platform/mail/mail-server.server";
import { sender } from "#app/platform/mail/sender.server";
import { proposedAddress, publicAddress } from "#app/platform/origin.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { confirmAddress, proposeAddress, readConnectionsToEdit, saveMailServer } from "./connections.server";

useDatabase();

const at = new Date("2026-12-01T09:00:00Z");
const ADDRESS = "https://advice.example";
const PASSWORD = `p:@/ä${randomBytes(6).toString("hex")}`;
const SERVER = { host: "mail.example", port: "465", encryption: "tls", user: "us@advice.example" } as const;
const SENDER = { senderName: "Advice", senderAddress: "us@advice.example" };

let admin: Viewer;
beforeEach(async () => {
  moveConfig({ ...process.env, BASE_URL: "", SMTP_URL: "", MAIL_FROM: "" });
  for (const table of [siteSettings, sealedSettings, auditLog]) await db.delete(table);
  await readConnections();
  admin = await anAdmin();
  return () => moveConfig();
});
afterAll(async () => {
  for (const table of [siteSettings, sealedSettings]) await db.delete(table);
  await readConnections();
});

const versionOf = async (part: "address" | "mail") => new Date((await readConnectionsToEdit())[part].version);
const save = async (given: Omit<Parameters<typeof saveMailServer>[1], "version">) => {
  const saved = await saveMailServer(admin, { version: await versionOf("mail"), ...given }, new Date());
  await readConnections();
  return saved;
};

test("mails go through the server that an admin has set, as its user, from its sender; without a host they are kept again", async () => {
  expect(await save({ ...SERVER, ...SENDER, password: PASSWORD })).toEqual({ ok: true });
  const url = new URL(smtpUrl() ?? "");
  expect([url.protocol, url.host, decodeURIComponent(url.username), decodeURIComponent(url.password)]).toEqual([
    "smtps:",
    "mail.example:465",
    SERVER.user,
    PASSWORD,
  ]);
  expect(await sender()).toEqual({ name: "Advice", address: SENDER.senderAddress });
  await save({ ...SERVER, port: "587", encryption: "starttls", password: PASSWORD });
  expect(smtpUrl()).toMatch(/^smtp:.*:587\?requireTLS=true$/);
  expect(await save({ ...SERVER, host: "", password: "" })).toEqual({ ok: true });
  expect([smtpUrl(), await db.$count(sealedSettings)]).toEqual([undefined, 0]);
});

test("the password is kept sealed and is in no setting and in no log; what is read for the form says only that there is one", async () => {
  await save({ ...SERVER, password: PASSWORD });
  const [kept] = await db.select().from(sealedSettings);
  expect(kept?.sealed.toString("utf8")).not.toContain(PASSWORD);
  const rest = JSON.stringify([await db.select().from(siteSettings), await db.select().from(auditLog), await readConnectionsToEdit()]);
  for (const form of [PASSWORD, encodeURIComponent(PASSWORD), Buffer.from(PASSWORD).toString("base64")]) expect(rest).not.toContain(form);
  const [logged] = await db.select().from(auditLog);
  expect(logged).toMatchObject({
    action: "settings.mail_server_updated",
    details: { after: { mail_password: "set", mail_host: "mail.example" } },
  });
  expect((await readConnectionsToEdit()).mail.hasPassword).toBe(true);
});

test("a kept password stays with its server and user: whoever leads mails elsewhere has to know it", async () => {
  await save({ ...SERVER, password: PASSWORD });
  const again = { ok: false, reason: "passwordAgain" };
  for (const other of [{ host: "thief.example" }, { port: "25" }, { encryption: "none" }, { user: "thief" }] as const)
    expect(await save({ ...SERVER, ...other, password: "" })).toEqual(again);
  expect(new URL(smtpUrl() ?? "").host).toBe("mail.example:465");
  expect(await save({ ...SERVER, ...SENDER, password: "" })).toEqual({ ok: true });
  expect(decodeURIComponent(new URL(smtpUrl() ?? "").password)).toBe(PASSWORD);
});

test("what the environment says wins, and is left as it is by the form", async () => {
  await save({ ...SERVER, ...SENDER, password: PASSWORD });
  moveConfig({ ...process.env, BASE_URL: ADDRESS, SMTP_URL: "smtp://own:secret@own.example:25", MAIL_FROM: "own@own.example" });
  expect([smtpUrl(), await sender()]).toEqual(["smtp://own:secret@own.example:25", "own@own.example"]);
  expect(await save({ ...SERVER, password: "x" })).toEqual({ ok: false, reason: "inEnvironment" });
  expect(await proposeAddress(admin, { version: at, address: ADDRESS }, at)).toEqual({ ok: false, reason: "inEnvironment" });
  const { address, mail } = await readConnectionsToEdit();
  expect([address.isGiven, address.standing, mail.given]).toEqual([true, ADDRESS, { host: "own.example:25", sender: "own@own.example" }]);
  moveConfig({ ...process.env, SMTP_URL: "smtp://own.example:25", MAIL_FROM: "" });
  expect(await save({ host: "thief.example", senderName: "New", password: "x" })).toEqual({ ok: true });
  const { host, senderName } = (await readConnectionsToEdit()).mail;
  expect([host, senderName]).toEqual(["mail.example", "New"]);
});

test("an address is in force once it is confirmed from there, and not before; blank takes it back", async () => {
  const propose = async (address: string) => proposeAddress(admin, { version: await versionOf("address"), address }, new Date());
  const confirm = async (origin: string | null) => {
    const answer = await confirmAddress(admin, { version: await versionOf("address"), origin }, new Date());
    await readConnections();
    return answer;
  };
  expect(await confirm(null)).toEqual({ ok: false, reason: "notThere" });
  expect(await propose(ADDRESS)).toEqual({ ok: true });
  for (const origin of [null, "", "https://elsewhere.example", "http://advice.example"])
    expect(await confirm(origin)).toEqual({ ok: false, reason: "notThere" });
  expect([publicAddress(), proposedAddress()]).toEqual([undefined, ADDRESS]);
  expect(await confirm(ADDRESS)).toEqual({ ok: true });
  expect([publicAddress(), proposedAddress()]).toEqual([ADDRESS, undefined]);
  expect(await propose("")).toEqual({ ok: true });
  await readConnections();
  expect(publicAddress()).toBeUndefined();
});

test("of two admins who save at once one is told that the other was first", async () => {
  const version = await versionOf("mail");
  const both = await Promise.all(
    ["a.example", "b.example"].map((host) => saveMailServer(admin, { version, host, password: "" }, new Date())),
  );
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
});
