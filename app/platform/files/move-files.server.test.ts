import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { files } from "#app/db/schema/site-content";
import { useDatabase } from "../../../tests/support/database";
import { diskStore } from "./disk.server";
import { moveFiles } from "./move-files.server";
import type { FileStore } from "./stored-file";

useDatabase();

const WHOLE = "the whole picture";
const NAME = "one-1.webp";
let scratch: string;
beforeEach(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), "move-files-"));
  await db.delete(files);
});
afterEach(() => rmSync(scratch, { recursive: true }));

/** A store with these files, and its folder. */
function aStore(name: string, contents: Record<string, string> = {}) {
  const folder = path.join(scratch, name, "files/avatars");
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(contents)) writeFileSync(path.join(folder, file), content);
  const all = () => Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), "utf8")]));
  return { store: diskStore(path.join(scratch, name)), folder, all };
}

const named = (name: string, content = WHOLE) =>
  db.insert(files).values({ bucket: "avatars", path: name, mimeType: "image/webp", fileSize: content.length, isPublic: true });

async function move(from: FileStore, to: FileStore, isRemoving: boolean) {
  const client = await db.$client.connect();
  try {
    return await moveFiles(client, from, to, isRemoving);
  } finally {
    client.release();
  }
}

test.each([
  ["missing there", undefined, { copied: 1, known: 0 }],
  ["there as a whole", WHOLE, { copied: 0, known: 1 }],
  ["there, cut short by another tool", WHOLE.slice(0, 5), { copied: 1, known: 0 }],
  ["there and empty", "", { copied: 1, known: 0 }],
  ["there, and longer than it should be", `${WHOLE} and more`, { copied: 1, known: 0 }],
])("a file that is %s is whole in the other store before it goes from the first", async (_, there, counted) => {
  await named(NAME);
  const from = aStore("from", { [NAME]: WHOLE });
  const to = aStore("to", there === undefined ? {} : { [NAME]: there });
  expect(await move(from.store, to.store, false)).toEqual({ ...counted, removed: 0, lost: [] });
  expect([from.all(), to.all()]).toEqual([{ [NAME]: WHOLE }, { [NAME]: WHOLE }]);
  expect(await move(from.store, to.store, true)).toEqual({ copied: 0, known: 1, removed: 1, lost: [] });
  expect([from.all(), to.all()]).toEqual([{}, { [NAME]: WHOLE }]);
  // After the move, the file does not count as lost, and nothing is left to remove.
  expect(await move(from.store, to.store, true)).toEqual({ copied: 0, known: 1, removed: 0, lost: [] });
});

test("the only whole copy stays where it is when the other does not arrive whole, or cannot be written", async () => {
  await named(NAME);
  const from = aStore("from", { [NAME]: WHOLE });
  const to = aStore("to");
  const cutsShort: FileStore = { ...to.store, write: (stored) => to.store.write(stored, [Buffer.from("the")], 100) };
  await expect(move(from.store, cutsShort, true)).rejects.toThrow(`avatars/${NAME} has not arrived whole: run this again.`);
  expect(from.all()).toEqual({ [NAME]: WHOLE });
  const isAway: FileStore = { ...to.store, write: () => Promise.reject(new Error("away")) };
  await expect(move(from.store, isAway, true)).rejects.toThrow("away");
  expect(from.all()).toEqual({ [NAME]: WHOLE });
  expect(await move(from.store, to.store, true)).toMatchObject({ copied: 1, removed: 1 });
  expect([from.all(), to.all()]).toEqual([{}, { [NAME]: WHOLE }]);
});

test("what is in neither store, or in the first alone and cut short, is said and not taken for moved", async () => {
  await named("gone.webp");
  await named(NAME);
  const from = aStore("from", { [NAME]: WHOLE.slice(0, 3) });
  const to = aStore("to", { "gone.webp": "a part of it" });
  await expect(move(from.store, to.store, true)).rejects.toThrow("has not arrived whole");
  expect(from.all()).toEqual({ [NAME]: WHOLE.slice(0, 3) });
  await db.delete(files);
  await named("gone.webp");
  expect(await move(from.store, to.store, true)).toEqual({ copied: 0, known: 0, removed: 0, lost: ["avatars/gone.webp"] });
});

test("one that was killed in the middle of a file goes on when it is run again", async () => {
  await named(NAME);
  const from = aStore("from", { [NAME]: WHOLE });
  const to = aStore("to", { [`${NAME}.part`]: "the who" });
  expect(await move(from.store, to.store, true)).toMatchObject({ copied: 1, removed: 1 });
  expect(to.all()[NAME]).toBe(WHOLE);
  expect(existsSync(path.join(from.folder, NAME))).toBe(false);
});

test("every file is moved, however many there are, and what no row names is left alone", async () => {
  const names = Array.from({ length: 501 }, (_, index) => `many-${index}.webp`);
  await db
    .insert(files)
    .values(names.map((name) => ({ bucket: "avatars", path: name, mimeType: "image/webp", fileSize: 1, isPublic: true })));
  const from = aStore("from", { ...Object.fromEntries(names.map((name) => [name, "x"])), "unnamed.webp": "y" });
  const to = aStore("to", Object.fromEntries(names.slice(1).map((name) => [name, "x"])));
  expect(await move(from.store, to.store, true)).toEqual({ copied: 1, known: 500, removed: 501, lost: [] });
  expect(from.all()).toEqual({ "unnamed.webp": "y" });
  expect(Object.keys(to.all())).toHaveLength(501);
});
