import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { useDatabase } from "../../../tests/support/database";
import { anAdvisor } from "../../../tests/support/people";
import { advisorsNamedIn } from "./named-advisors.server";

useDatabase();

test("whoever is named is found, and a word that is longer than any name is none", async () => {
  const { advisorId } = await anAdvisor({ displayName: "Zora Quill" });
  const found = async (text: string) => (await advisorsNamedIn(db, text)).map((each) => each.advisorId);
  expect(await found("is Zora Quill free on Monday?")).toEqual([advisorId]);
  // One character that folds into eighteen letters, as often as a message can hold it.
  for (const long of ["\u{FDFA}".repeat(1900), "q".repeat(4000), `${"q".repeat(61)} ${"z".repeat(61)}`]) {
    expect(await found(`${long} ${long}`)).toEqual([]);
    expect(await found(`${long} Zora Quill`)).toEqual([advisorId]);
  }
});
