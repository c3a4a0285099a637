import { afterAll, beforeAll } from "vitest";
import { connectDatabase, db, disconnectDatabase } from "#app/db/client.server";
import { onStatement } from "#app/db/statement-times.server";
import { readOwnTexts } from "#app/features/own-texts/own-texts.server";
import { readRules } from "#app/features/rules/rules.server";
import { keepTopics, readChangedTopics } from "#app/features/topics/topics.server";
import { readBrand } from "#app/platform/brand/current-brand.server";
import { setListeningAddress } from "#app/platform/origin.server";
import { databaseTurns } from "#app/platform/turns/database-turns.server";
import { Clone } from "./clone";
import { crossingStatements } from "./distribution";

export { onCluster } from "./clone";

/** Two hundred at once on a busy machine wait longer than a visitor should. */
const PATIENCE_MS = 30_000;

/**
 * Called at the top of a test file: `db` is then a fresh migrated database of this file's own, with the topics in it. A statement that could not be asked on a database which is shared out by
 * marketplaces fails the file.
 */
export function useDatabase() {
  setListeningAddress("http://127.0.0.1:3000");
  const database = new Clone();
  const statements = new Set<string>();
  let stopListening: () => void = () => undefined;
  beforeAll(async () => {
    stopListening = onStatement((_, text) => statements.add(text));
    await database.make();
    connectDatabase(database.where, PATIENCE_MS, null, databaseTurns);
    await keepTopics(db);
    // What another file's admins made of the topics and of the site's look, in this process, is not this file's.
    await readChangedTopics(db);
    await readBrand(db);
    await readRules(db);
    await readOwnTexts(db);
  });
  afterAll(async () => {
    await disconnectDatabase();
    await database.drop();
    stopListening();
    const [crossing] = crossingStatements(statements);
    if (crossing) throw new Error(`This would be asked at two places at once (tests/support/distribution.ts): ${crossing}`);
  });
}
