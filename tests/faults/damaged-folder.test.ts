// A database page damaged on disk, another site's secret, and missing files: each is reported, and nothing wrong is passed off as right.
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { Secret, TOTP } from "otpauth";
import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { HttpPerson } from "../support/http-person";
import { filesIn } from "../support/invariants/files";
import { asks, brokenInvariants } from "../support/invariants/invariants";
import { runOperation } from "../support/operations";
import { ServerUnderTest } from "../support/server";

const SECRET = "the-secret-of-this-site-which-is-long-enough";
const ANOTHERS_SECRET = "the-secret-of-another-site-altogether-00000";
/** Lifetime of an authenticator app's code. */
const STEP_MS = 30_000;
const PASSWORD = "Correct-horse-7";
const server = new ServerUnderTest();
const person = new HttpPerson(server, "owner@example.com");

beforeAll(async () => {
  await start();
  await person.join(PASSWORD);
});
afterAll(() => server.remove());

async function inDatabase<Result>(look: (client: pg.Client, folder: string) => Promise<Result>): Promise<Result> {
  const database = await openEmbeddedDatabase({ dataDir: server.folder });
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return await look(client, database.folder);
  } finally {
    await client.end();
    await database.stop();
  }
}

const start = (secret = SECRET) => server.start({ DEMO: "0", ADMIN_EMAILS: person.email, SECRET: secret });
const broken = () => inDatabase((client) => brokenInvariants({ ask: asks(client), stored: filesIn(server.folder) }));

async function sendPhoto() {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set("intent", "avatar");
  body.set("photo", new File([picture as BlobPart], "me.png", { type: "image/png" }));
  const headers = { cookie: person.cookie, origin: server.url };
  return fetch(`${server.url}/profile`, { method: "POST", body, headers, redirect: "manual" });
}

test("files that are gone are missed and named, pages stay, and what is sent anew is there again", async () => {
  expect((await sendPhoto()).status).toBe(303);
  expect(await broken()).toEqual([]);
  const [photo] = filesIn(server.folder);
  rmSync(path.join(server.folder, "files"), { recursive: true });
  expect(await broken()).toEqual([`I7 the store has lost a file: ${photo}`]);
  expect((await person.get("/profile")).status).toBe(200);
  expect((await fetch(`${server.url}/files/${photo}`)).status).toBe(404);
  expect((await sendPhoto()).status).toBe(303);
  expect(await broken()).toEqual([]);
});

/** Signs in with the password, and returns the function that submits the code. */
async function askCode() {
  const visitor = new HttpPerson(server, person.email);
  const asked = await visitor.post("/auth", { intent: "sign-in", email: person.email, password: PASSWORD });
  const cookies = asked.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  expect(cookies.join()).not.toContain("session=");
  visitor.cookie = cookies.join("; ");
  return (code: string) => visitor.post(asked.headers.get("location") ?? "", { intent: "code", code });
}

test("with the secret of another site nothing is a 500, no code is taken, and the doctor says what to do; with one's own all is as before", async () => {
  await person.post("/profile/security", {
    intent: "two-factor-begin",
    password: PASSWORD,
    current_password: PASSWORD,
    currentPassword: PASSWORD,
  });
  const page = await (await person.get("/profile/security")).text();
  const secret = /secret=([A-Z2-7]+)/.exec(page)?.[1] ?? "";
  expect(secret).not.toBe("");
  const code = (at = Date.now()) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
  expect((await person.post("/profile/security", { intent: "two-factor-confirm", code: code() })).status).toBeLessThan(400);

  await server.stop();
  await start(ANOTHERS_SECRET);
  const answer = await (await askCode())(code(Date.now() + STEP_MS));
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers.get("set-cookie") ?? "").not.toContain("session=");
  expect((await person.get("/profile/security")).status).toBe(200);
  const examined = async (secret: string) => (await runOperation(server.folder, "doctor", [], { SECRET: secret })).said;
  expect(await examined(ANOTHERS_SECRET)).toContain("another site's");

  await server.stop();
  await start();
  expect(await examined(SECRET)).not.toContain("another site's");
  const asked = await askCode();
  expect((await asked(code(Date.now() + STEP_MS))).headers.get("set-cookie")).toContain("session=");
});

test("a page that the disk has changed is never taken for right: who needs it is told so, the others go on, the doctor names it, and a backup brings it back", async () => {
  const backups = path.join(server.folder, "backups");
  expect((await runOperation(server.folder, "backup", [], { BACKUP_DIR: backups })).code).toBe(0);
  const place = await inDatabase(async (client, folder) => {
    await client.query("checkpoint");
    const { rows } = await client.query<{ file: string }>("select pg_relation_filepath('profiles') as file");
    return path.join(folder, rows[0]!.file);
  });
  await server.stop();
  const file = openSync(place, "r+");
  writeSync(file, Buffer.from("a page that no PostgreSQL has written"), 0, 37, 4096);
  closeSync(file);
  await start();
  expect((await fetch(`${server.url}/business`)).status).toBe(200);
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  const answer = await person.get("/profile");
  expect([500, 503]).toContain(answer.status);
  const doctor = await runOperation(server.folder, "doctor");
  expect([doctor.code, doctor.said]).toEqual([1, expect.stringContaining("damaged page")]);

  await server.stop();
  const restored = new ServerUnderTest();
  try {
    expect((await runOperation(restored.folder, "restore", [], { BACKUP_DIR: backups })).said).toContain("1 file");
    await restored.start({ DEMO: "0" });
    const again = new HttpPerson(restored, person.email);
    again.cookie = person.cookie;
    expect((await again.get("/profile")).status).toBe(200);
  } finally {
    await restored.remove();
  }
});
