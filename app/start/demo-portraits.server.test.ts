import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { useDatabase } from "../../tests/support/database";
import { anAdvisor } from "../../tests/support/people";
import { useSettings } from "../../tests/support/settings";
import { drawDemoPortraits, keepDrawingPortraits } from "./demo-portraits.server";

const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-portraits-"));
const NOW = new Date("2026-05-04T09:00:00Z");

useDatabase();
useSettings({ DATA_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  vi.stubEnv("NODE_ENV", "production");
  vi.spyOn(process.stdout, "write").mockImplementation((line) => written.push(String(line)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const hasFailed = () => written.some((line) => line.includes("demo portraits failed"));

async function aFaceless(email: string, changes: Partial<typeof advisors.$inferInsert> = {}) {
  const { userId, advisorId } = await anAdvisor();
  await db.update(users).set({ email }).where(eq(users.id, userId));
  await db
    .update(advisors)
    .set({ avatarUrl: null, createdAt: NOW, updatedAt: NOW, ...changes })
    .where(eq(advisors.id, advisorId));
  return async () => (await db.select({ url: advisors.avatarUrl }).from(advisors).where(eq(advisors.id, advisorId)))[0]?.url;
}

test("the demo's advisors without a picture get one; real people, who has one and who took theirs out keep what they have", async () => {
  const drawn = await aFaceless("helena@demo.example");
  const real = await aFaceless("helena@somewhere.example");
  const own = await aFaceless("own@demo.example", { avatarUrl: "/files/avatars/own.webp" });
  const without = await aFaceless("without@demo.example", { updatedAt: new Date(NOW.getTime() + 1) });
  expect(await drawDemoPortraits(() => false, NOW)).toBe(1);
  expect(await drawn()).toMatch(/^\/files\/avatars\/photo-.*\.webp$/);
  expect([await real(), await own(), await without()]).toEqual([null, "/files/avatars/own.webp", null]);
  expect(await drawDemoPortraits(() => false, NOW)).toBe(0);
});

test("a server that stops draws no further one, and the next start goes on", async () => {
  const faces = [await aFaceless("one@demo.example"), await aFaceless("two@demo.example")];
  let asked = 0;
  expect(await drawDemoPortraits(() => asked++ > 0, NOW)).toBe(1);
  expect(await drawDemoPortraits(() => false, NOW)).toBe(1);
  for (const face of faces) expect(await face()).toMatch(/webp$/);
});

test("after a failure they are tried again, until they are drawn", async () => {
  const face = await aFaceless("late@demo.example");
  await db.execute(`alter table users rename to users_away`);
  const drawing = keepDrawingPortraits(new AbortController().signal, 1);
  await expect.poll(hasFailed).toBe(true);
  await db.execute(`alter table users_away rename to users`);
  await drawing;
  expect(await face()).toMatch(/webp$/);
});

test("a server that stops waits for no further try", async () => {
  await db.execute(`alter table users rename to users_away`);
  const stopping = new AbortController();
  const drawing = keepDrawingPortraits(stopping.signal);
  await expect.poll(hasFailed).toBe(true);
  stopping.abort();
  await expect(drawing).resolves.toBeUndefined();
  await db.execute(`alter table users_away rename to users`);
});
