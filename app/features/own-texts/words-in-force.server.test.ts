import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { anAdmin } from "../../../tests/support/applicants";
import { useDatabase } from "../../../tests/support/database";
import { inWordsInForce, REPLACED, readWordsInForce, TEXTS_SUBJECT } from "./words-in-force.server";

useDatabase();

test("what follows replaced words by itself has 'a' and 'an' as the new word needs them", async () => {
  const { userId } = await anAdmin();
  const pairs = [{ old: "advisor", to: "teacher", isInside: false }];
  const details = { language: "en", replaced: { pairs, changes: [], left: [] } };
  await db.insert(auditLog).values({ actorId: userId, action: REPLACED, subject: TEXTS_SUBJECT, details });
  await readWordsInForce();
  expect(inWordsInForce("You ask an advisor.", { language: "en", name: "policy:terms.x" })).toBe("You ask a teacher.");
});
