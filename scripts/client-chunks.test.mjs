import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { APART, CLIENT_CHUNKS, PARTS } from "./client-chunks.ts";

const FILES = globSync("app/**/*.{ts,tsx}").map((file) => file.replaceAll("\\", "/"));
const chunkOf = (file) => CLIENT_CHUNKS.find(({ test: pattern }) => pattern?.test(`/somewhere/${file}`))?.name;

test("every part of a chunk is there, and comes with it", () => {
  for (const [name, paths] of Object.entries(PARTS))
    for (const path of paths) {
      const found = FILES.filter((file) => file.startsWith(`app/${path}`) && !/messages|\.test\./.test(file));
      expect(found, path).not.toEqual([]);
      const apart = found.filter((file) => !APART.some((each) => file.startsWith(`app/${each}`)));
      for (const file of apart) expect(chunkOf(file), file).toBe(name);
    }
});

test("what stands apart comes with who needs it", () => {
  for (const path of APART) {
    const found = FILES.filter((file) => file.startsWith(`app/${path}`));
    expect(found, path).not.toEqual([]);
    for (const file of found) expect(chunkOf(file), file).toBeUndefined();
  }
});
