import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { outbox } from "#app/db/schema/operations";
import { useDatabase } from "../../../tests/support/database";
import { useSettings } from "../../../tests/support/settings";
import { forgetOldMail } from "./old-mail.server";
import { sendDue, sendEmail } from "./outbox.server";

const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-old-mail-"));

useDatabase();
useSettings({ DATA_DIR: folder });

beforeEach(async () => {
  await db.delete(outbox);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = new Date("2026-12-01T12:00:00Z");
const hoursAgo = (hours: number) => new Date(at.getTime() - hours * 3_600_000);
const LINK = "http://127.0.0.1:3000/auth/confirm?token=abc";
const A_MAIL = { kind: "greeting", subject: "Hello", text: `Open ${LINK} now`, html: `<a href="${LINK}">Open</a>` };
const attachments = [{ filename: "a.ics", contentType: "text/calendar", content: "BEGIN" }];

const keep = (to: string, done: { sentAt?: Date; parkedAt?: Date }) =>
  db.insert(outbox).values({ ...A_MAIL, dedupeKey: to, recipient: to, attachments, ...done });
const kept = async () =>
  (await db.select().from(outbox))
    .map(({ recipient, text, html, attachments: more }) => `${recipient} ${Boolean(text || html || more.length)}`)
    .sort();

test("a day after it was sent or given up a mail loses its words, after thirty it is gone; what waits keeps both", async () => {
  await keep("new", { sentAt: hoursAgo(23) });
  await keep("old", { sentAt: hoursAgo(25) });
  await keep("given-up", { parkedAt: hoursAgo(25) });
  await keep("month-old", { sentAt: hoursAgo(24 * 29) });
  await keep("older", { sentAt: hoursAgo(24 * 31) });
  await keep("older-given-up", { parkedAt: hoursAgo(24 * 31) });
  await keep("waiting", {});
  await forgetOldMail(at);
  expect(await kept()).toEqual(["given-up false", "month-old false", "new true", "old false", "waiting true"]);
});

test("where there is no SMTP the files of mails go with the words, and nothing else does", async () => {
  const written = path.join(folder, "outbox");
  mkdirSync(written, { recursive: true });
  for (const [name, hours] of [
    ["new.eml", 23],
    ["old.eml", 25],
    ["note.txt", 99],
  ] as const) {
    writeFileSync(path.join(written, name), "words");
    utimesSync(path.join(written, name), hoursAgo(hours), hoursAgo(hours));
  }
  await forgetOldMail(at);
  expect(readdirSync(written).sort()).toEqual(["new.eml", "note.txt"]);
  rmSync(written, { recursive: true });
  await forgetOldMail(at);
});

test("the log shows a confirmation link only where neither SMTP nor an address of the site is set, and no other link ever", async () => {
  const said: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
  vi.stubEnv("NODE_ENV", "production");
  const send = async (dedupeKey: string, text: string, settings: Record<string, string> = {}) => {
    moveConfig({ ...process.env, DATA_DIR: folder, ...settings });
    await sendEmail(db, { kind: A_MAIL.kind, dedupeKey, to: "ann@example.com", named: [] }, "accounts", () => ({
      subject: A_MAIL.subject,
      greeting: "Hello",
      paragraphs: [text],
      closing: "",
    }));
    await sendDue();
    return said.splice(0).filter((line) => line.includes("/auth/"));
  };
  const fresh = await send("fresh", A_MAIL.text);
  const reset = await send("reset", A_MAIL.text.replace("confirm", "reset"));
  const open = await send("open", A_MAIL.text, { BASE_URL: "https://site.example" });
  vi.unstubAllEnvs();
  write.mockRestore();
  moveConfig({ ...process.env, DATA_DIR: folder });
  expect(fresh).toEqual([`  Confirmation link for ann@example.com: ${LINK}\n`]);
  expect([reset, open]).toEqual([[], []]);
});
