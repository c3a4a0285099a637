import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { findBinaries } from "./binaries.server";
import { makeCluster } from "./cluster.server";
import { chooseDataFolder } from "./data-folder.server";
import { gist } from "./program.server";
import { canReach, choosePerson, personIn } from "./run-as.server";
import { socketFolderOf } from "./sockets.server";

const scratch = mkdtempSync(path.join(tmpdir(), "place-"));
chmodSync(scratch, 0o755);
afterAll(() => rmSync(scratch, { recursive: true }));

const NOBODY = { name: "nobody", uid: 65_534, gid: 65_534 };

test("root hands PostgreSQL to postgres, else to nobody", () => {
  const passwd = "root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533::/:/bin/false\n";
  expect(personIn(passwd)).toEqual({ name: "nobody", uid: 65_534, gid: 65_533 });
  expect(personIn(`${passwd}postgres:x:101:104::/:/bin/sh\n`)).toEqual({ name: "postgres", uid: 101, gid: 104 });
  expect(personIn("root:x:0:0::/root:/bin/sh\n")).toBeNull();
});

test("a folder below one that only its owner may enter cannot be reached by another person", () => {
  const closed = path.join(scratch, "closed");
  mkdirSync(path.join(closed, "open"), { recursive: true });
  chmodSync(closed, 0o700);
  expect(canReach(path.join(closed, "open/data"), NOBODY)).toBe(false);
  chmodSync(closed, 0o711);
  expect(canReach(path.join(closed, "open/data"), NOBODY)).toBe(true);
  expect(canReach(path.join(closed, "not/made/yet"), NOBODY)).toBe(true);
});

test("two paths to one folder are one database", () => {
  const real = path.join(scratch, "real");
  mkdirSync(real);
  symlinkSync(real, path.join(scratch, "link"));
  expect(chooseDataFolder(path.join(scratch, "link"))).toEqual(chooseDataFolder(real));
});

test("a socket folder whose path is too long for a socket is a short one in /tmp, always the same", () => {
  expect(socketFolderOf("/srv/data/postgres")).toBe("/srv/data/postgres/.s");
  const long = `/srv/${"ü".repeat(41)}/postgres`;
  expect(socketFolderOf(long)).toMatch(/^\/tmp\/sagebridge-[0-9a-f]{12}$/);
  expect(socketFolderOf(long)).toBe(socketFolderOf(long));
});

test("a platform without binaries is told to set DATABASE_URL, in one line", () => {
  const find = () => findBinaries(choosePerson(), scratch, "linux", "riscv64");
  expect(find).toThrow(/^There is no bundled PostgreSQL for linux-riscv64 here: set DATABASE_URL\.$/);
});

test("a folder that another PostgreSQL made is refused", async () => {
  const older = path.join(scratch, "older");
  mkdirSync(older);
  writeFileSync(path.join(older, "PG_VERSION"), "17\n");
  await expect(makeCluster(older, "/bin/false", choosePerson())).rejects.toThrow(/made by PostgreSQL 17/);
});

test("of PostgreSQL's output the line that says why is shown", () => {
  expect(gist('LOG:  starting\nFATAL:  could not write to file "a": No space left on device\nLOG:  stopped\n')).toBe(
    'could not write to file "a": No space left on device',
  );
  expect(gist("")).toBe("it said nothing");
});
