import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, test } from "vitest";
import { isRoot } from "#app/db/embedded/run-as.server";
import { closeDataFolder } from "./private-folder.server";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A world-readable data folder, as earlier versions made it. */
function anOpenFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "private-"));
  folders.push(folder);
  mkdirSync(path.join(folder, "files/avatars"), { recursive: true });
  for (const file of ["secret", "files/avatars/face.webp"]) writeFileSync(path.join(folder, file), "x", { mode: 0o644 });
  chmodSync(folder, 0o755);
  return folder;
}

const modeOf = (...place: string[]) => (statSync(path.join(...place)).mode & 0o777).toString(8);

test("DATA_DIR and all that lies in it, however deep, is taken from everybody but its owner", () => {
  const folder = anOpenFolder();
  closeDataFolder(folder);
  expect(["", "files", "files/avatars"].map((place) => modeOf(folder, place))).toEqual(["700", "700", "700"]);
  expect(["secret", "files/avatars/face.webp"].map((place) => modeOf(folder, place))).toEqual(["600", "600"]);
});

test("the database's own folder is left to it, and root's PostgreSQL passes through DATA_DIR without seeing what is in it", () => {
  const folder = anOpenFolder();
  mkdirSync(path.join(folder, "postgres"), { mode: 0o750 });
  writeFileSync(path.join(folder, "postgres/PG_VERSION"), "18\n", { mode: 0o640 });
  closeDataFolder(folder);
  expect([modeOf(folder, "postgres"), modeOf(folder, "postgres/PG_VERSION")]).toEqual(["750", "640"]);
  expect(modeOf(folder)).toBe(isRoot() ? "711" : "700");
  expect(modeOf(folder, "secret")).toBe("600");
});

test("what a link leads to is not ours to change, and a link that leads nowhere stops nothing", () => {
  const [folder, elsewhere] = [anOpenFolder(), anOpenFolder()];
  symlinkSync(elsewhere, path.join(folder, "a-link"));
  symlinkSync("nowhere", path.join(folder, "b-link"));
  closeDataFolder(folder);
  expect(modeOf(elsewhere)).toBe("755");
  expect(modeOf(folder, "secret")).toBe("600");
});
