import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { outbox } from "#app/db/schema/operations";
import { siteSettings } from "#app/db/schema/site-content";
import { LANGUAGES } from "#app/languages/languages";
import { applyDefaults } from "#app/platform/brand/current-defaults.server";
import { DEFAULTS_SETTINGS } from "#app/platform/brand/site-defaults";
import { useDatabase } from "../../../tests/support/database";
import { sentMail } from "../../../tests/support/mailbox";
import { aClient } from "../../../tests/support/people";
import { useSettings } from "../../../tests/support/settings";
import { drawEmail, sendDue, sendEmail, startOutbox } from "./outbox.server";

const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-outbox-"));

useDatabase();
useSettings({ DATA_DIR: folder });

beforeEach(async () => {
  await db.delete(outbox);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const WORDS = { subject: "Hello", greeting: "Hello there", paragraphs: [], closing: "Goodbye" };
const queue = (to: string) => sendEmail(db, { kind: "greeting", dedupeKey: to, to, named: [] }, "accounts", () => WORDS);
const written = async (to: string) => (await sentMail(folder, to)).length;
const mailOf = async (to: string) => (await db.select().from(outbox).where(eq(outbox.recipient, to)))[0];
const makeDue = () => db.execute(sql`update outbox set send_after = now() - interval '1 second'`);

test("what is due is sent once; what was sent, is parked or is due later is not", async () => {
  for (const to of ["due@example.com", "sent@example.com", "parked@example.com", "later@example.com"]) await queue(to);
  await db.update(outbox).set({ sentAt: new Date() }).where(eq(outbox.recipient, "sent@example.com"));
  await db.update(outbox).set({ parkedAt: new Date() }).where(eq(outbox.recipient, "parked@example.com"));
  await db.execute(sql`update outbox set send_after = now() + interval '1 hour' where recipient = 'later@example.com'`);
  for (let pass = 0; pass < 3; pass += 1) await sendDue();
  const sent = await Promise.all(["due@example.com", "sent@example.com", "parked@example.com", "later@example.com"].map(written));
  expect(sent).toEqual([1, 0, 0, 0]);
  expect(await mailOf("due@example.com")).toMatchObject({ attempts: 1, sentAt: expect.any(Date) });
  expect(await mailOf("parked@example.com")).toMatchObject({ attempts: 0, sentAt: null });
});

test("a mail is from the address that an admin has set for the site, but where MAIL_FROM says another", async () => {
  const fromOf = async (to: string) => {
    await queue(to);
    await sendDue();
    return (await sentMail(folder, to))[0]?.from?.value[0]?.address;
  };
  expect(await fromOf("before@example.com")).toBe("hello@example.com");
  await db.insert(siteSettings).values({ name: "contact_email", value: "rosa@rosewood.example" });
  expect(await fromOf("after@example.com")).toBe("rosa@rosewood.example");
  moveConfig({ ...process.env, DATA_DIR: folder, MAIL_FROM: "post@rosewood.example" });
  expect(await fromOf("configured@example.com")).toBe("post@rosewood.example");
  moveConfig({ ...process.env, DATA_DIR: folder });
  await db.delete(siteSettings);
});

test("every mail without a greeting of its own calls its reader by name; whose address is not confirmed has no name yet", async () => {
  const [known, unsure] = [await aClient(), await aClient()];
  await db.update(profiles).set({ displayName: "", firstName: "Ada" }).where(eq(profiles.userId, known.userId));
  await db.update(profiles).set({ displayName: "Win a prize" }).where(eq(profiles.userId, unsure.userId));
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, unsure.userId));
  const plain = { subject: "Hello", paragraphs: [], closing: "Goodbye" };
  const greeted = async (to: string, language?: "de") =>
    (await drawEmail(db, { to, language }, "accounts", () => plain)).text.split("\n")[0];
  expect(await greeted(known.email)).toBe("Hello Ada,");
  expect(await greeted(known.email, "de")).toBe("Guten Tag Ada,");
  expect(await greeted(unsure.email)).toBe("Hello,");
  expect(await greeted("nobody@example.com")).toBe("Hello,");
});

/** The language and the beginning of the mail to each reader, on a site whose admin has set a language; blank means that of the configuration. */
async function mailsOnSite(language: string, readers: readonly Parameters<typeof drawEmail>[1][]) {
  applyDefaults([{ name: DEFAULTS_SETTINGS.language, value: language }]);
  const plain = { subject: "Hello", paragraphs: [], closing: "Goodbye" };
  const mails = await Promise.all(readers.map((reader) => drawEmail(db, reader, "accounts", () => plain)));
  applyDefaults([]);
  return mails.map((mail) => [mail.language, mail.text.split("\n")[0]]);
}

test("a mail to an address that is nobody's is in the language of the site, to a person in their own, and else in that it is asked in", async () => {
  const person = await aClient();
  await db.update(profiles).set({ language: "fr", displayName: "Ada" }).where(eq(profiles.userId, person.userId));
  const stranger = { to: "nobody-yet@example.com" };
  const readers = [stranger, { to: person.email }, { ...stranger, language: "es" }, { to: person.email, language: "de" }] as const;
  const others = [
    ["fr", "Bonjour Ada,"],
    ["es", "Hola:"],
    ["de", "Guten Tag Ada,"],
  ];
  const greetings = { en: "Hello,", de: "Guten Tag,", fr: "Bonjour,", es: "Hola:", it: "Buongiorno," };
  for (const language of LANGUAGES) expect(await mailsOnSite(language, readers)).toEqual([[language, greetings[language]], ...others]);
  moveConfig({ ...process.env, DATA_DIR: folder, LANGUAGE: "it" });
  expect(await mailsOnSite("", readers)).toEqual([["it", greetings.it], ...others]);
  moveConfig({ ...process.env, DATA_DIR: folder });
});

test("whose language the site no longer offers is written to in the site's, also where theirs is asked for", async () => {
  const person = await aClient();
  await db.update(profiles).set({ language: "fr", displayName: "Ada" }).where(eq(profiles.userId, person.userId));
  applyDefaults([
    { name: DEFAULTS_SETTINGS.language, value: "de" },
    { name: DEFAULTS_SETTINGS.languages, value: "de,en" },
  ]);
  const plain = { subject: "Hello", paragraphs: [], closing: "Goodbye" };
  const languageOf = async (asked?: "fr" | "en") =>
    (await drawEmail(db, { to: person.email, ...(asked && { language: asked }) }, "accounts", () => plain)).language;
  expect([await languageOf(), await languageOf("fr"), await languageOf("en")]).toEqual(["de", "de", "en"]);
  applyDefaults([]);
});

test("two servers that look at once send a mail once", async () => {
  const people = Array.from({ length: 12 }, (_, index) => `many-${index}@example.com`);
  for (const to of people) await queue(to);
  await Promise.all([sendDue(), sendDue(), sendDue()]);
  expect(await Promise.all(people.map(written))).toEqual(people.map(() => 1));
  expect(await db.$count(outbox, sql`sent_at is not null and attempts = 1`)).toBe(12);
});

/** A mail server that answers these commands with a given line ("" is the connection itself, a blank line silence), and accepts all others. */
async function aMailServer(refused: Record<string, string>) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const say = (line: string) => line && socket.write(`${line}\r\n`);
    socket.on("error", () => undefined).on("data", (said) => say(refused[String(said).slice(0, 4)] ?? "250 ok"));
    say(refused[""] ?? "220 here");
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  moveConfig({ ...process.env, DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}` });
  return {
    visits: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      moveConfig({ ...process.env, DATA_DIR: folder });
    },
  };
}

test("a mail server that takes nobody's mail costs no mail a try: it is left alone for a while, then asked again", async () => {
  const server = await aMailServer({ "": "554 no service here" });
  for (const to of ["one@example.com", "two@example.com"]) await queue(to);
  for (let pass = 1; pass <= 7; pass += 1) {
    await makeDue();
    await sendDue();
  }
  const tried = await Promise.all(["one@example.com", "two@example.com"].map(mailOf));
  expect(tried.map((mail) => [mail?.attempts, mail?.parkedAt, mail?.sentAt])).toEqual(Array(2).fill([0, null, null]));
  expect(tried.map((mail) => mail?.lastError).join()).toContain("554");
  await server.close();
  await makeDue();
  await sendDue();
  expect(await Promise.all(["one@example.com", "two@example.com"].map(written))).toEqual([1, 1]);
});

test("a mail that keeps failing is tried five times, then parked for good", async () => {
  const server = await aMailServer({ RCPT: "554 nobody of that name" });
  await queue("broken@example.com");
  for (let attempt = 1; attempt <= 7; attempt += 1) {
    await makeDue();
    await sendDue();
    const mail = await mailOf("broken@example.com");
    expect([attempt, mail?.attempts, mail?.parkedAt !== null]).toEqual([attempt, Math.min(attempt, 5), attempt >= 5]);
    expect(mail?.sentAt).toBeNull();
  }
  expect((await mailOf("broken@example.com"))?.lastError).toContain("554");
  await server.close();
});

test("what a mail server says of a mail that it does not take is kept without the link in it, which works for days", async () => {
  const link = "https://a.example/auth/not-me?token=abc-DEF_123&next=/";
  const server = await aMailServer({ RCPT: `554 looks like spam: ${link} ${"x".repeat(2000)}` });
  await queue("quoted@example.com");
  await sendDue();
  const { lastError } = (await mailOf("quoted@example.com"))!;
  expect(lastError).toContain("looks like spam: https://a.example/auth/not-me?token=…&next=/");
  expect(lastError!.length).toBeLessThanOrEqual(500);
  await server.close();
});

test("what a mail server says of a confirmation is kept and logged without the code in it", async () => {
  const server = await aMailServer({ RCPT: '554 spam: "Subject: 3317 3830 · Confirm", 33173830' });
  const lines: string[] = [];
  const written = vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  await sendEmail(db, { kind: "confirm_email", dedupeKey: "code", to: "code@example.com", named: [] }, "accounts", () => ({
    ...WORDS,
    subject: "3317 3830 · Confirm",
  }));
  await sendDue();
  written.mockRestore();
  expect((await mailOf("code@example.com"))?.lastError).toContain('spam: "Subject: … · Confirm", …');
  expect(lines.join()).not.toMatch(/3317 ?3830/);
  await server.close();
});

test("a server that stops waits for no mail server that is silent: its mail is kept, without a try, for the next start", async () => {
  const server = await aMailServer({ "": "" });
  for (const to of ["first@example.com", "second@example.com"]) await queue(to);
  const stop = startOutbox({ graceMs: 1 });
  await expect.poll(() => server.visits()).toBe(1);
  await stop();
  const [first, second] = await Promise.all(["first@example.com", "second@example.com"].map(mailOf));
  expect([server.visits(), first?.attempts, second?.attempts, first?.lastError]).toEqual([
    1,
    0,
    0,
    expect.stringContaining("This server stops"),
  ]);
  await server.close();
  await makeDue();
  await sendDue();
  expect(await Promise.all(["first@example.com", "second@example.com"].map(written))).toEqual([1, 1]);
});

test("the same key is queued once", async () => {
  await queue("twice@example.com");
  await queue("twice@example.com");
  expect(await db.$count(outbox)).toBe(1);
});

test("a picture that a mail shows goes with it as a part of the page, by the name that the page has for it", async () => {
  const content = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]).toString("base64");
  const picture = { cid: "code", side: 40, alt: "A <code>", caption: "Scan it" };
  const file = { filename: "code.png", contentType: "image/png", content, encoding: "base64", cid: "code" } as const;
  const addressed = { kind: "pictured", dedupeKey: "pictured", to: "pictured@example.com", attachments: [file], named: [] };
  await sendEmail(db, addressed, "accounts", () => ({ ...WORDS, picture }));
  await sendDue();
  const [mail] = await sentMail(folder, "pictured@example.com");
  // A mail program, or this parser, puts the picture in its place.
  expect(mail?.html).toContain(`<img src="data:image/png;base64,${content}" alt="A &lt;code&gt;" width="40" height="40"`);
  expect(mail?.attachments).toMatchObject([{ cid: "code", related: true, contentType: "image/png", contentDisposition: "inline" }]);
});
