import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { anAdmin } from "../../../tests/support/applicants";
import { useDatabase } from "../../../tests/support/database";
import { maxLengthFor } from "./fitting-text";
import { inWordsInForce, REPLACED, readWordsInForce, roomTextInForce, TEXTS_SUBJECT } from "./words-in-force.server";

useDatabase();

/** Replacements of words within others that are in force, one after the other. */
async function inForce(...replacements: [string, string][]) {
  const { userId } = await anAdmin();
  await db.delete(auditLog);
  for (const [old, to] of replacements) {
    const details = { language: "en", replaced: { pairs: [{ old, to, isInside: old.length === 1 }], changes: [], left: [] } };
    await db
      .insert(auditLog)
      .values({ actorId: userId, action: REPLACED, subject: TEXTS_SUBJECT, details, createdAt: sql`clock_timestamp()` });
  }
  (await readWordsInForce()).apply();
}

const said = (text: string) => inWordsInForce(text, { language: "en", name: "policy:terms.x" });

test("what follows replaced words by itself has 'a' and 'an' as the new word needs them", async () => {
  await inForce(["advisor", "teacher"]);
  expect(said("You ask an advisor.")).toBe("You ask a teacher.");
});

test("words that would make a text too long are left out where it is read, and those after them are not", async () => {
  const text = "We defer the fee whenever the advisor never entered the meeting.";
  await inForce(...Array.from({ length: 3 }, (): [string, string] => ["e", "e".repeat(80)]), ["advisor", "teacher"]);
  expect(said(text)).toBe(text.replace("advisor", "teacher"));
  await inForce(["e", "ee"], ["e", "ee"], ["e", "ee"], ["e", "ee"], ["e", "ee"], ["e", "ee"]);
  expect(said(text).length).toBeGreaterThan(text.length);
  expect(said(text).length).toBeLessThanOrEqual(maxLengthFor(text));
});

test("texts of pages and mails are read with the words, and those of the admin area as they ship", async () => {
  await inForce(["advisor", "teacher"]);
  const of = (name: string) => roomTextInForce("Choose an advisor.", { language: "en", name });
  for (const name of ["guide.seekText", "warnings.stoppedText"]) expect([name, of(name)]).toEqual([name, "Choose a teacher."]);
  for (const name of ["admin.applied", "replacing.publish", "lists.who"]) expect([name, of(name)]).toEqual([name, "Choose an advisor."]);
});

test("a text of pages keeps its wording however often texts are read and said anew, until it or the words of its language change", async () => {
  await inForce(["advisor", "teacher"]);
  const words = (language: "en" | "de", text = "Ask an advisor") => roomTextInForce(text, { language, name: "frame.becomeAdvisor" });
  for (let pass = 0; pass < 3; pass += 1) {
    expect(words("en")).toBe("Ask a teacher");
    expect(words("de")).toBe("Ask an advisor");
    (await readWordsInForce()).apply();
  }
  expect(words("en", "Ask any advisor")).toBe("Ask any teacher");
  await inForce(["advisor", "guide"]);
  expect(words("en")).toBe("Ask a guide");
});
