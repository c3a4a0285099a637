import { afterAll, beforeAll } from "vitest";
import { connectDatabase, db, disconnectDatabase } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { onStatement } from "#app/db/statement-times.server";
import { PAYMENT_INSTRUCTION_SETTINGS } from "#app/features/money/payment-instructions/payment-instructions";
import { readOwnTexts } from "#app/features/own-texts/own-texts.server";
import { readRules } from "#app/features/rules/rules.server";
import { readChangedTopics, syncTopics } from "#app/features/topics/topics.server";
import { readBrand } from "#app/platform/brand/current-brand.server";
import { setListeningAddress } from "#app/platform/origin.server";
import { databaseTurns } from "#app/platform/turns/database-turns.server";
import { Clone } from "./clone";
import { crossingStatements } from "./distribution";

export { onCluster } from "./clone";

/** Two hundred at once on a busy machine wait longer than a visitor should. */
const PATIENCE_MS = 30_000;

/** What every site but a new one says of how clients pay: without it they would owe nothing. */
export const WAY_TO_PAY = { name: PAYMENT_INSTRUCTION_SETTINGS.text, value: "Cash, at the desk" };

/**
 * Called at the top of a test file: `db` is then a fresh migrated database for this file, with the topics. A statement that would not work
 * on a database distributed by marketplace fails the file.
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
    await syncTopics(db);
    await db.insert(siteSettings).values(WAY_TO_PAY);
    // Admins of another test file may have changed the topics and the branding in this process.
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
