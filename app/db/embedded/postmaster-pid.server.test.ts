import { expect, test } from "vitest";
import { isAlive, isServing, parsePostmasterPid } from "./postmaster-pid.server";

const READY = "4711\n/srv/data/postgres\n1763700000\n5432\n/srv/data/postgres/.s\n\n  12345    678\nready   \n";

test("a running server's pid file names its process, its socket folder and that it is ready", () => {
  expect(parsePostmasterPid(READY)).toEqual({ pid: 4711, socketFolder: "/srv/data/postgres/.s", isReady: true });
});

test("a server that starts, stops or has not written its status yet is not ready", () => {
  for (const status of ["starting", "stopping", ""]) expect(parsePostmasterPid(READY.replace("ready   ", status))?.isReady).toBe(false);
  expect(parsePostmasterPid("4711\n/srv/data/postgres\n1763700000\n5432")).toEqual({ pid: 4711, socketFolder: "", isReady: false });
});

test("a pid file that names no process is no server", () => {
  for (const text of ["", "\n", "nonsense\n", "-1\n", "0\n"]) expect(parsePostmasterPid(text)).toBeNull();
});

test("a living process that is not PostgreSQL does not serve a folder", () => {
  expect(isAlive(process.pid)).toBe(true);
  expect(isServing(process.pid, process.cwd())).toBe(false);
});
