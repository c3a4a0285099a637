import { randomUUID } from "node:crypto";
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { userRoles } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations, reviews } from "#app/db/schema/booking";
import { auditLog } from "#app/db/schema/operations";
import type { Viewer } from "#app/features/accounts/viewer";
import { TooBusy } from "#app/platform/concurrency-limiter";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { useSettings } from "../../../../tests/support/settings";
import { MONEY } from "./csv-columns.server";
import { exportSite } from "./site-export.server";

const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-export-"));

useDatabase();
useSettings({ DATA_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const unpacked = async (admin: Viewer) => unzipSync(await new Response((await exportSite(admin)).content).bytes());

test("everything of the marketplace is in it as CSV and JSON, nothing that lets anybody in, and it is written down", async () => {
  const admin = await anAdmin();
  const { email } = await aClient({ firstName: "=Ann, the first" });
  const files = await unpacked(admin);
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(JSON.parse(read("json/users.json")).map((user: { email: string }) => user.email)).toContain(email);
  expect(read("csv/profiles.csv")).toContain(`"'=Ann, the first"`);
  expect(JSON.parse(read("json/topics.json")).length).toBeGreaterThan(40);
  expect(JSON.parse(read("json/reviews.json"))).toEqual([]);
  expect(Object.keys(files).filter((name) => /session|token|message|outbox|authenticator|passkey/.test(name))).toEqual([]);
  expect(read("csv/users.csv")).not.toMatch(/password|hash/);
  expect((await db.select().from(auditLog)).map(({ action, actorId }) => [action, actorId])).toEqual([["site.exported", admin.userId]]);
});

test("beside money its amount in decimals, beside an id what it is called, and of each column what it holds is said in the admin's language", async () => {
  const [client, advisor] = [await aClient({ displayName: "Robin Reader" }), await anAdvisor({ displayName: "Ada Adviser" })];
  const { id } = await aConsultation({ client, advisor, at: new Date("2026-12-03T10:00:00Z") });
  await db.update(consultations).set({ platformFee: 4_25 }).where(eq(consultations.id, id));
  const admin = await anAdmin();
  await db.update(profiles).set({ language: "de" }).where(eq(profiles.userId, admin.userId));
  const files = await unpacked(admin);
  const rows: Record<string, string>[] = parse(strFromU8(files["csv/consultations.csv"]!), { columns: true, bom: true });
  const { platform_fee, platform_fee_decimal, client_name, adviser_name } = rows.find((row) => row.id === id) ?? {};
  expect([platform_fee, platform_fee_decimal, client_name, adviser_name]).toEqual(["425", "4.25", "Robin Reader", "Ada Adviser"]);
  const readme = strFromU8(files["README.md"]!);
  expect(readme).toContain("# Was in dieser Datei steht");
  expect(readme).toContain("- `total_price` (integer): in der kleinsten Einheit der W\u00e4hrung.");
  expect(readme).toContain("- `client_id` (uuid): verweist auf `users.id`.");
  const columns = Object.entries(files).flatMap(([name, file]) => {
    const [head = ""] = name.startsWith("csv/") ? strFromU8(file).split("\r\n", 1) : [];
    return head === "" ? [] : head.replace("\ufeff", "").split(",");
  });
  expect(columns.filter((name) => !readme.includes(`- \`${name}\` (`))).toEqual([]);
});

test("every column of the schema that holds money is known to hold some", () => {
  const schema = globSync("app/db/schema/**/*.ts").map((file) => readFileSync(file, "utf8"));
  const names = new Set(schema.flatMap((source) => [...source.matchAll(/minorUnits\("(\w+)"\)/g)].map(([, name = ""]) => name)));
  expect([...names].toSorted()).toEqual(MONEY.toSorted());
});

/** Tables that are not exported, and why. */
const LEFT: Record<string, string> = {
  ...said(
    "lets somebody in, or proves who they are",
    "authenticators email_changes email_tokens identities known_devices own_feeds passkey_challenges passkeys provider_trips recovery_codes sealed_settings security_settings sessions sign_in_challenges",
  ),
  ...said(
    "is between people, or of one alone",
    "calendar_feeds busy_times consultation_notes conversation_messages conversations message_drafts message_files message_reports message_thread_sides message_threads messages notifications saved_advisers",
  ),
  ...said(
    "is on its way, and ends soon",
    "application_drafts attempts departures file_removals held_forms homepage_content_saves outbox quotes",
  ),
  ...said("is made of the others", "adviser_embeddings adviser_ranks adviser_words search_words topic_supply"),
  ...said(
    "is how the site runs",
    "broadcast_recipients category_request_emails files job_passes model_days payment_events payout_accounts",
  ),
};

function said(why: string, tables: string) {
  return Object.fromEntries(tables.split(" ").map((table) => [table, why]));
}

test("every table is in it, or it is said why it stays here", async () => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const files = await unpacked(await anAdmin());
  const exported = Object.keys(files).flatMap((name) => /^csv\/(.+)\.csv$/.exec(name)?.[1] ?? []);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...exported, ...Object.keys(LEFT)].toSorted());
  expect(strFromU8(files["csv/catalog_entries.csv"]!).split("\r\n")[0]).toMatch(/^key,/);
});

test("what the two people of a consultation wrote to each other is in none of the files", async () => {
  const consultation = await aConsultation({ client: await aClient(), advisor: await anAdvisor(), at: new Date("2026-12-01T10:00:00Z") });
  const words = { note: "zzprivate one", closeReason: "zzprivate two", absenceWords: "zzprivate three", absenceReply: "zzprivate four" };
  const absencesTakenBack = { client: { reply: "zzprivate five", repliedAt: null } };
  await db
    .update(consultations)
    .set({ ...words, absencesTakenBack })
    .where(eq(consultations.id, consultation.id));
  const files = await unpacked(await anAdmin());
  expect(strFromU8(files["csv/consultations.csv"]!)).toContain(consultation.id);
  const telling = Object.entries(files).filter(([, bytes]) => strFromU8(bytes).includes("zzprivate"));
  expect(telling.map(([name]) => name)).toEqual([]);
});

test.each([
  "client",
  "advisor",
] as const)("an admin who was the %s reads in it what the other side wrote once it is revealed, and another admin all", async (side) => {
  const [sealed, ownWords] = [`zzsealed-${side}`, `zzown-${side}`];
  const [client, advisor, other] = [await aClient(), await anAdvisor(), await anAdmin()];
  const [admin, author] = side === "client" ? [client, advisor] : [advisor, client];
  await db.insert(userRoles).values({ userId: admin.userId, role: "admin" });
  const { id: consultationId } = await aConsultation({ client, advisor, at: new Date("2026-11-02T10:00:00Z"), status: "completed" });
  const written = { consultationId, advisorId: advisor.advisorId, rating: 1 } as const;
  const theirs = { ...written, authorId: author.userId, authorSide: side === "client" ? "advisor" : "client", text: sealed } as const;
  await db.insert(reviews).values([theirs, { ...written, authorId: admin.userId, authorSide: side, text: ownWords }]);
  const read = async (who: Viewer) =>
    Object.entries(await unpacked(who)).flatMap(([name, bytes]) =>
      [sealed, ownWords].filter((words) => strFromU8(bytes).includes(words)).map((words) => `${name} ${words}`),
    );
  const all = ["csv", "json"].flatMap((kind) => [sealed, ownWords].map((words) => `${kind}/reviews.${kind} ${words}`));
  expect((await read(admin)).toSorted()).toEqual(all.filter((line) => line.endsWith(ownWords)));
  expect((await read(other)).toSorted()).toEqual(all.toSorted());
  await db.update(reviews).set({ revealedAt: new Date() }).where(eq(reviews.consultationId, consultationId));
  expect((await read(admin)).toSorted()).toEqual(all.toSorted());
});

test("a former admin gets nothing", async () => {
  const admin = await anAdmin();
  await db.delete(userRoles);
  await expect(exportSite(admin)).rejects.toMatchObject({ init: { status: 403 } });
});

test("every row is in it once, of a table that is longer than what is read at once", async () => {
  const admin = await anAdmin();
  const many = Array.from({ length: 1203 }, (_, index) => ({
    actorId: admin.userId,
    action: "test.row",
    subject: "site",
    details: { index },
  }));
  await db.insert(auditLog).values(many);
  const files = await unpacked(admin);
  const rows: { action: string; details: { index: number } }[] = JSON.parse(strFromU8(files["json/audit_log.json"]!));
  const found = rows.filter(({ action }) => action === "test.row").map(({ details }) => details.index);
  expect(found.sort((one, other) => one - other)).toEqual(many.map((_, index) => index));
  expect(strFromU8(files["csv/audit_log.csv"]!).split("test.row")).toHaveLength(many.length + 1);
});

test("nothing in it opens a door: no table has a column of passwords, secrets, tokens, keys or rooms where others meet", async () => {
  const room = "https://meet.example.com/ada-and-nobody-else";
  const { advisorId } = await anAdvisor();
  await db.update(advisors).set({ meetingUrl: room }).where(eq(advisors.id, advisorId));
  const files = await unpacked(await anAdmin());
  const texts = Object.values(files).map((file) => strFromU8(file));
  expect(texts.filter((text) => text.includes(room))).toEqual([]);
  const columns = Object.entries(files).flatMap(([name, file]) =>
    name.startsWith("csv/")
      ? strFromU8(file)
          .split("\r\n", 1)
          .flatMap((line) => line.split(/[,;]/))
      : [],
  );
  expect(columns.length).toBeGreaterThan(150);
  expect(columns.filter((name) => /password|secret|token|hash|meeting|_key"?$/.test(name))).toEqual([]);
});

test("of several who take it along at once one is served and one waits; the others are told to come back", async () => {
  const admin = await anAdmin();
  const all = await Promise.allSettled(Array.from({ length: 4 }, () => unpacked(admin)));
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "rejected"]);
  expect(all.filter((each) => each.status === "rejected").every(({ reason }) => reason instanceof TooBusy)).toBe(true);
});

test("it is in memory at no time and nowhere in the folder: it comes in pieces of a file that has no name", async () => {
  const admin = await anAdmin();
  const noise = () => Array.from({ length: 400 }, () => randomUUID()).join(" ");
  const many = Array.from({ length: 60 }, () => ({
    actorId: admin.userId,
    action: "test.noise",
    subject: "site",
    details: { noise: noise() },
  }));
  await db.insert(auditLog).values(many);
  const { bytes, content } = await exportSite(admin);
  expect(readdirSync(folder)).toEqual([]);
  const pieces: number[] = [];
  for await (const piece of content) pieces.push(piece.length);
  expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(bytes);
  expect([bytes > 500_000, Math.max(...pieces) < 100_000]).toEqual([true, true]);
});
