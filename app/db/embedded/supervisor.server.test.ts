import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { isServing } from "./postmaster-pid.server";
import { openEmbeddedDatabase } from "./supervisor.server";

const scratch = mkdtempSync(path.join(tmpdir(), "embedded-"));
chmodSync(scratch, 0o755);
afterAll(() => rmSync(scratch, { recursive: true }));

test("the database is made, attached to, left running for whoever still holds it, and stopped by the last", async () => {
  const dataDir = path.join(scratch, "data");
  const first = await openEmbeddedDatabase({ dataDir });
  expect(first.isOwner()).toBe(true);
  expect(readdirSync(dataDir)).toEqual(["postgres"]);

  const client = new pg.Client(first.connection);
  await client.connect();
  const { rows } = await client.query(
    "select current_setting('fsync') as fsync, current_setting('server_version_num')::int / 10000 as version",
  );
  expect(rows).toEqual([{ fsync: "on", version: 18 }]);

  const second = await openEmbeddedDatabase({ dataDir });
  expect(second.isOwner()).toBe(false);
  const pid = second.pid()!;
  expect(pid).toBe(first.pid());
  expect(isServing(pid, second.folder)).toBe(true);

  await first.stop();
  expect(await client.query("select 1 as one")).toMatchObject({ rows: [{ one: 1 }] });
  await client.end();

  await second.stop();
  expect(isServing(pid, second.folder)).toBe(false);
  expect(second.pid()).toBeNull();
});
