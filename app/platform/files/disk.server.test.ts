import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { diskStore } from "./disk.server";

test("what a killed server left half-written goes, what is being written and what is whole stays", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "sagebridge-unfinished-"));
  const { removeUnfinished } = diskStore(dataDir);
  expect(await removeUnfinished(new Date())).toBe(0);
  const folder = path.join(dataDir, "files/videos/grid");
  mkdirSync(folder, { recursive: true });
  const files = ["left.mp4.part", "arriving.mp4.part", "whole.mp4"].map((name) => path.join(folder, name));
  for (const file of files) writeFileSync(file, "x");
  const longAgo = new Date(Date.now() - 600_000);
  for (const file of [files[0]!, files[2]!]) utimesSync(file, longAgo, longAgo);
  expect(await removeUnfinished(new Date())).toBe(1);
  expect(files.map((file) => existsSync(file))).toEqual([false, true, true]);
});
