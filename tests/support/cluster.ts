import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openEmbeddedDatabase } from "../../app/db/embedded/supervisor.server";
import { migrateDatabase } from "../../app/db/migrate.server";
import { shareInRun } from "./shared-in-run";

/** A migrated database without any people. */
export const TEMPLATE = "sagebridge_template";

declare module "vitest" {
  export interface ProvidedContext {
    cluster: pg.ClientConfig;
  }
}

/**
 * One PostgreSQL for the whole run, whichever projects need it: the server of TEST_DATABASE_URL, otherwise an embedded one in a temporary
 * folder, with a migrated template database.
 */
export default function startCluster(project: TestProject) {
  return shareInRun(project, "cluster", openCluster);
}

/** Several workers each have a site with its own pool. */
const CONNECTIONS = { max_connections: "100" };

async function openCluster() {
  const own = process.env.TEST_DATABASE_URL;
  const folder = own ? null : mkdtempSync(path.join(tmpdir(), "sagebridge-tests-"));
  // When run by root, PostgreSQL switches to another user, who needs access.
  if (folder) chmodSync(folder, 0o711);
  const embedded = folder ? await openEmbeddedDatabase({ dataDir: folder, settings: CONNECTIONS }) : null;
  const cluster: pg.ClientConfig = embedded ? embedded.connection : serverOf(own ?? "");
  const client = new pg.Client(cluster);
  await client.connect();
  // Test rows need not survive a power failure. What does is tested in tests/hard, on separate clusters.
  for (const promise of ["fsync", "synchronous_commit", "full_page_writes"]) await client.query(`alter system set ${promise} = off`);
  await client.query("select pg_reload_conf()");
  await client.query(`drop database if exists ${TEMPLATE} with (force)`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrateDatabase({ ...cluster, database: TEMPLATE });
  return {
    value: cluster,
    async close() {
      await embedded?.stop();
      if (folder && existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function serverOf(url: string): pg.ClientConfig {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? hostname;
  return { host, port: Number(port || 5432), user: username, password, database: pathname.slice(1) || "postgres" };
}
