import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { outbox } from "#app/db/schema/operations";
import { makeBackup } from "#app/platform/backup/make-backup.server";
import { RESTORING } from "#app/platform/backup/restoring.server";
import { anAdmin } from "../../../tests/support/applicants";
import { closeServer } from "../../../tests/support/close-server";
import { useDatabase } from "../../../tests/support/database";
import { checkBackups } from "./backup-checks.server";
import { checkDatabase } from "./database-checks.server";
import type { Finding } from "./finding";
import { checkMachine } from "./machine-checks.server";
import { checkServices } from "./service-checks.server";

useDatabase();

const folder = mkdtempSync(path.join(tmpdir(), "doctor-"));
const dataDir = path.join(folder, "data");
const dir = path.join(folder, "backups");
let client: pg.Client;
beforeAll(async () => {
  mkdirSync(dataDir, { mode: 0o700 });
  client = new pg.Client(db.$client.options);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  rmSync(folder, { recursive: true });
});

const troubles = (findings: Finding[]) => findings.flatMap(({ name, state, mend }) => (state === "fine" ? [] : [[name, state, mend]]));
const place = { dataDir, hasSecret: false, adminEmails: [] as string[] };
const look = async (given = place) => troubles(await checkDatabase(client, given));

test("a database without admins, with parked mails and work that nobody does, is told with what mends each", async () => {
  expect(await look()).toEqual([["Admins", "wrong", "ADMIN_EMAILS=you@example.com, then sign up with that address"]]);
  expect(await look({ ...place, adminEmails: ["a@b.example"] })).toEqual([["Admins", "look", expect.stringContaining("confirm it")]]);
  await anAdmin();
  expect(await look()).toEqual([]);

  const mail = { kind: "test", recipient: "a@b.example", subject: "", text: "", html: "" };
  const long = sql`now() - interval '20 minutes'`;
  await db.insert(outbox).values({ ...mail, dedupeKey: "1", parkedAt: new Date() });
  await db.insert(outbox).values({ ...mail, dedupeKey: "2", createdAt: long as unknown as Date });
  expect(await look()).toEqual([
    ["Parked mails", "wrong", expect.stringContaining("SMTP_URL")],
    ["Jobs", "wrong", expect.stringContaining("npm start")],
  ]);
  await db.execute(sql`delete from outbox`);
});

test("a schema that is to be brought up to date, newer than the code, or another's, is told before anything is read from it", async () => {
  await client.query("begin; delete from drizzle.__drizzle_migrations where id > 3");
  expect(await look()).toEqual([["Schema", "look", expect.stringContaining("npm run upgrade")]]);
  await client.query(
    "rollback; begin; insert into drizzle.__drizzle_migrations (hash, created_at) select n, 9e15 + n from generate_series(1, 99) n",
  );
  expect(await look()).toEqual([["Schema", "wrong", expect.stringContaining("git pull")]]);
  await client.query("rollback; begin; update drizzle.__drizzle_migrations set hash = 'other' where id = 2");
  expect(await look()).toEqual([["Schema", "wrong", expect.stringContaining("the version that made it")]]);
  await client.query("rollback");
});

test("a data folder that others may read, and one that is half restored, are told", async () => {
  const machine = async () => troubles(await checkMachine(dataDir, dir)).filter(([name]) => name === "Data folder");
  expect(await machine()).toEqual([]);
  writeFileSync(path.join(dataDir, "secret"), "x");
  chmodSync(path.join(dataDir, "secret"), 0o644);
  expect(await machine()).toEqual([["Data folder", "wrong", expect.stringContaining("chmod -R go-rwx")]]);
  writeFileSync(path.join(dataDir, RESTORING), "x");
  expect(await machine()).toEqual([["Data folder", "wrong", "the same npm run restore again"]]);
  for (const name of [RESTORING, "secret"]) rmSync(path.join(dataDir, name));
});

test("backups that are missing or old are told", async () => {
  const at = new Date("2026-01-10T00:00:00Z");
  const state = (hours: number, isDemo = false, now = at) => checkBackups({ dir, hours }, isDemo, now).state;
  expect([state(24), state(0), state(0, true)]).toEqual(["wrong", "wrong", "fine"]);
  await makeBackup({ where: db.$client.options, dataDir, backupDir: dir, keep: 1, at });
  const days = (count: number) => new Date(at.getTime() + count * 86_400_000 + 3_600_000);
  expect([state(24), state(24, false, days(2)), state(0, false, days(2)), state(0, false, days(7))]).toEqual([
    "fine",
    "wrong",
    "fine",
    "wrong",
  ]);
});

test("what the site talks to is asked whether it takes the key, and silence and refusal are told", async () => {
  const server = createServer(({ headers }, response) => response.writeHead(headers.authorization === "Bearer right" ? 200 : 401).end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = (key: string, at = url) =>
    readConfig({ STRIPE_API: at, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: "w", AI_MODEL: "m", AI_BASE_URL: at, AI_API_KEY: key });
  expect((await checkServices(settings("right"))).map(({ name, state }) => [name, state])).toEqual([
    ["Stripe", "fine"],
    ["Model", "fine"],
  ]);
  expect((await checkServices(settings("wrong"))).map(({ text }) => text)).toEqual([
    expect.stringContaining("refuses the key (401)"),
    expect.stringContaining("refuses the key (401)"),
  ]);
  await closeServer(server);
  const away = await checkServices({ ...settings("right"), smtpUrl: "smtp://127.0.0.1:1" });
  expect(away.map(({ name, state }) => [name, state])).toEqual([
    ["Mail", "wrong"],
    ["Stripe", "wrong"],
    ["Model", "wrong"],
  ]);
});
