import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const ASKED = /(?<![.\w])fetch\)?\(/;

/** The only module that makes outgoing HTTP requests. */
const ASKS = "app/platform/outgoing.server.ts";
/** Reads advisors' calendars with its own client, which checks every redirect. */
const LOOKS_AT_EACH = "app/features/calendar/busy-feeds/read-due-feeds.server.ts";

test("the server asks others in one place alone, which follows nobody, and nothing else in its process goes out", () => {
  const files = globSync("app/**/*.server.{ts,tsx}", { cwd: ROOT }).filter((file) => file !== LOOKS_AT_EACH);
  const source = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
  expect(files.filter((file) => ASKED.test(source(file)))).toEqual([ASKS]);
  expect(source(ASKS)).toContain('redirect: "error"');
  expect(source("app/serving.server.ts")).toContain("blockGlobalFetch();");
});
