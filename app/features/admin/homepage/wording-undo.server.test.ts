import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { ownTexts } from "#app/db/schema/own-texts";
import { readOwnTexts } from "#app/features/own-texts/own-texts.server";
import type { Language } from "#app/languages/languages";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { findSectionIn, type SectionWording, saveWording, undoWording } from "./section-language.server";

useDatabase();

const at = new Date("2026-12-01T09:00:00Z");

beforeEach(async () => {
  await db.delete(ownTexts);
  await db.delete(auditLog);
  await readOwnTexts();
});

const find = (language: Language) => findSectionIn("hero", language);
async function write(language: Language, wording: SectionWording) {
  const { section } = await find(language);
  return saveWording(await anAdmin({ displayName: "Rosa" }), { sectionType: "hero", language, version: section.version }, wording, at);
}
async function undo(language: Language, version?: string) {
  const { section } = await find(language);
  return undoWording(await anAdmin(), { sectionType: "hero", language, version: version ?? section.version }, at);
}
const readIn = async (language: Language) => {
  const { section } = await find(language);
  return [section.title, section.subtitle];
};

test("saves of a section in a language are undone one after the other, each with all of its texts, and then there is nothing to undo", async () => {
  const [shipped, french] = [await readIn("de"), { title: "Jardins" }];
  await write("de", { title: "Gärtner finden", subtitle: "In der Nähe" });
  await write("fr", french);
  await write("de", { title: "Gärten" });
  expect((await find("de")).saves.map(({ savedBy }) => savedBy)).toEqual(["Rosa", "Rosa"]);
  expect(await undo("de")).toEqual({ ok: true });
  expect(await readIn("de")).toEqual(["Gärtner finden", "In der Nähe"]);
  expect(await undo("de")).toEqual({ ok: true });
  expect(await readIn("de")).toEqual(shipped);
  expect((await find("de")).saves).toEqual([]);
  expect(await undo("de")).toEqual({ ok: false, reason: "nothingToUndo" });
  expect((await readIn("fr"))[0]).toBe("Jardins");
});

test("what is written after something was undone is undone first, and an undo of a state that somebody has changed since is refused", async () => {
  await write("it", { title: "Uno" });
  await write("it", { title: "Due" });
  await undo("it");
  const { version } = (await find("it")).section;
  await write("it", { title: "Tre" });
  expect(await undo("it", version)).toMatchObject({ ok: false, reason: "stale", current: { title: "Tre" } });
  await undo("it");
  expect((await readIn("it"))[0]).toBe("Uno");
  expect((await find("it")).saves).toHaveLength(1);
});
