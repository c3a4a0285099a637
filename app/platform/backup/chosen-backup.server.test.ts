import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backupName, isBackupDue } from "./backup-folders.server";
import { chosenBackup } from "./chosen-backup.server";
import { MANIFEST_FILE } from "./manifest.server";
import { backupBefore } from "./point-in-time.server";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "chosen-backup-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

const hour = (count: number) => new Date(Date.UTC(2026, 0, 31, 22 + count));
const nameOf = (count: number) => backupName(hour(count));

/** Creates the files that identify a backup; with a log, also the base copy needed for point-in-time recovery. */
function aBackup(count: number, { isWhole = true, hasWalArchive = false } = {}) {
  const folder = path.join(dir, nameOf(count));
  mkdirSync(path.join(folder, "base"), { recursive: true });
  if (isWhole) writeFileSync(path.join(folder, MANIFEST_FILE), "{}");
  const base = { system: "1", segment: "0".repeat(24), endedAt: hour(count).toISOString(), folders: [], files: [] };
  if (hasWalArchive) writeFileSync(path.join(folder, "base/base.json"), JSON.stringify(base));
  return folder;
}

test("without a name the newest whole backup is meant, in whatever order they were written", () => {
  for (const count of [3, 0, 5, 1]) aBackup(count);
  // Neither an unfinished backup nor an unrelated folder counts.
  aBackup(6, { isWhole: false });
  mkdirSync(path.join(dir, `.unfinished-${nameOf(7)}`));
  mkdirSync(path.join(dir, "zzz"));
  expect(chosenBackup(dir, undefined)).toBe(path.join(dir, nameOf(5)));
  expect([isBackupDue(dir, 1, hour(5.9)), isBackupDue(dir, 1, hour(6))]).toEqual([false, true]);
});

test("a name means that backup and no other, and a folder is a backup wherever it lies", () => {
  for (const count of [0, 1, 2]) aBackup(count);
  for (const count of [0, 1, 2]) expect(chosenBackup(dir, nameOf(count))).toBe(path.join(dir, nameOf(count)));
  const elsewhere = path.join(dir, "from-another-disk");
  mkdirSync(elsewhere);
  expect(chosenBackup(dir, elsewhere)).toBe(elsewhere);
  expect(chosenBackup(dir, path.relative(process.cwd(), elsewhere))).toBe(elsewhere);
});

test("a name that no backup has is never answered with another, and the error says which there are", () => {
  expect(() => chosenBackup(dir, undefined)).toThrow(`There is no backup in ${dir}. There are none`);
  expect(() => chosenBackup(path.join(dir, "nowhere"), undefined)).toThrow("There are none: set BACKUP_DIR");
  for (const count of [0, 1]) aBackup(count);
  expect(() => chosenBackup(dir, nameOf(2))).toThrow(`called ${nameOf(2)} in ${dir}. There are: ${nameOf(0)}, ${nameOf(1)}.`);
  for (const name of ["2026", nameOf(0).slice(0, -1), nameOf(0).toLowerCase()])
    expect(() => chosenBackup(dir, name)).toThrow(`There is no backup called ${name}`);
});

test("a moment is reached from the newest backup before it that has a log", () => {
  expect(() => backupBefore(dir, hour(1))).toThrow("made without BACKUP_LOG");
  aBackup(0);
  expect(() => backupBefore(dir, hour(1))).toThrow("made without BACKUP_LOG");
  for (const count of [1, 2, 4]) aBackup(count, { hasWalArchive: true });
  aBackup(3);
  const reached = [1, 1.5, 2, 3.9, 4, 9].map((count) => path.basename(backupBefore(dir, hour(count))));
  expect(reached).toEqual([1, 1, 2, 2, 4, 4].map(nameOf));
  expect(() => backupBefore(dir, hour(0.9))).toThrow(`go back to ${hour(1).toISOString()} and no further`);
});
