import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { ownTexts } from "#app/db/schema/own-texts";
import { readOwnTexts } from "#app/features/own-texts/own-texts.server";
import { anAdmin } from "../../../../../tests/support/applicants";
import { useDatabase } from "../../../../../tests/support/database";
import { publishText, saveDraft } from "../texts.server";
import { findEverywhere } from "./found-texts.server";

useDatabase();

const at = new Date("2026-12-01T09:00:00Z");

beforeEach(async () => {
  await db.delete(ownTexts);
  await readOwnTexts();
});

test("what is searched for is marked where it stands: in the draft of a text that has one, else in the text", async () => {
  const admin = await anAdmin();
  const edit = { place: "navigation", language: "en", version: 0 } as const;
  await saveDraft(admin, { ...edit, name: "frame.findAdvisors", text: "Meet our quokkas" }, at);
  await publishText(admin, { ...edit, name: "frame.becomeAdvisor", text: "Become a Quokka" }, at);
  const { groups, total } = await findEverywhere({ place: "", language: "en", query: "quokka", show: null, text: null });
  const marked = groups.flatMap(({ texts }) => texts).map(({ name, pieces }) => [name, pieces.filter(({ isMarked }) => isMarked)[0]?.text]);
  expect([total, Object.fromEntries(marked)]).toEqual([2, { "frame.findAdvisors": "quokka", "frame.becomeAdvisor": "Quokka" }]);
});
