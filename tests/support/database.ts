import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { connectDatabase, db, disconnectDatabase } from "#app/db/client.server";
import { keepTopics, readChangedTopics } from "#app/features/topics/topics.server";
import { setListeningAddress } from "#app/platform/origin.server";
import { TEMPLATE } from "./cluster";

/** Two hundred at once on a busy machine wait longer than a visitor should. */
const PATIENCE = { connectionTimeoutMillis: 30_000, query_timeout: 30_000 };

/** Called at the top of a test file: `db` is then a fresh migrated database of this file's own, with the topics in it. */
export function useDatabase() {
  setListeningAddress("http://127.0.0.1:3000");
  const name = `t_${randomBytes(6).toString("hex")}`;
  beforeAll(async () => {
    await onCluster(`create database ${name} template ${TEMPLATE}`);
    connectDatabase({ ...inject("cluster"), database: name, ...PATIENCE });
    await keepTopics(db);
    // What another file's admins made of the topics, in this process, is not this file's.
    await readChangedTopics(db);
  });
  afterAll(async () => {
    await disconnectDatabase();
    await onCluster(`drop database ${name} with (force)`);
  });
}

/** How to reach the database of this file, for tests that open connections of their own. */
export async function onCluster(statement: string) {
  const client = new pg.Client(inject("cluster"));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
