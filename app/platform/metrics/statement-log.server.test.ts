import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server";
import { log } from "#app/platform/log/log.server";
import { requestIdOf, withRequestId } from "#app/platform/log/request-id.server";
import { useDatabase } from "../../../tests/support/database";
import { useSettings } from "../../../tests/support/settings";
import { readWaitingWork, watchStatementTimes } from "./database-metrics.server";
import { metricsText } from "./registry";

useDatabase();
useSettings({ SLOW_STATEMENT_MS: "50" });
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function hearLog() {
  vi.stubEnv("NODE_ENV", "production");
  const lines: Record<string, unknown>[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
  return lines;
}

test("a statement that takes long is in the log with the request that it was for, and never with its values; a quick one is not", async () => {
  const lines = hearLog();
  const stop = watchStatementTimes();
  await withRequestId("request-1", async () => {
    await db.execute(sql`select 1`);
    await db.execute(sql`select pg_sleep(0.06), ${"ann@example.com"}::text`);
    await db.transaction(async (tx) => void (await tx.execute(sql`select pg_sleep(0.06), 2`)));
  });
  stop();
  await db.execute(sql`select pg_sleep(0.06)`);
  const heard = lines.map(({ event, level, request, statement }) => ({ event, level, request, statement }));
  const slow = { event: "slow statement", level: "warn", request: "request-1" };
  expect(heard).toEqual([
    { ...slow, statement: "select pg_sleep(0.06), $1::text" },
    { ...slow, statement: "select pg_sleep(0.06), 2" },
  ]);
  expect(metricsText()).toMatch(/sagebridge_statement_seconds_bucket\{le="0\.05"\} \d/);
});

test("lines of no request carry no id; a proxy's id is taken only from one that is trusted, and only when it is plain", () => {
  const lines = hearLog();
  log("info", "something");
  expect(Object.keys(lines[0] ?? {})).toEqual(["at", "level", "event"]);
  expect(requestIdOf("abcd-1234", true)).toBe("abcd-1234");
  for (const [given, isTrusted] of [
    ["abcd-1234", false],
    ["short", true],
    [`${"x".repeat(20)}\n`, true],
    [undefined, true],
  ] as const)
    expect(requestIdOf(given, isTrusted)).toMatch(/^[\w-]{16}$/);
});

test("what waits in the database is told, and while that is not known nothing is", async () => {
  vi.spyOn(db, "execute").mockRejectedValueOnce(new Error("no database"));
  await readWaitingWork();
  expect(metricsText()).not.toMatch(/^sagebridge_mails\{/m);
  await db.execute(
    sql`insert into outbox (dedupe_key, kind, recipient, subject, text, html, parked_at) values ('a', 'test', 'a', '', '', '', now())`,
  );
  await readWaitingWork();
  expect(metricsText()).toContain('sagebridge_mails{state="parked"} 1\n');
});
