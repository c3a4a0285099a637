import { expect, test } from "vitest";
import { refuseUnkeptSchema } from "./kept-schemas.mjs";
import { releaseNotes } from "./release-notes.mjs";

const CHANGELOG = "# Changelog\n\n## Unreleased\n- Three.\n\n## 0.2.0 (2026-12-01)\n- Two.\n- And more.\n\n## 0.1.0\n- One.\n";

test("a release says what stands below its version, and nothing of the others", () => {
  expect(releaseNotes("v0.2.0", CHANGELOG, "0.2.0")).toBe("- Two.\n- And more.");
  expect(releaseNotes("v0.1.0", CHANGELOG, "0.1.0")).toBe("- One.");
});

test("a tag that is not the package's version, or that the changelog does not know, is refused", () => {
  expect(() => releaseNotes("v0.3.0", CHANGELOG, "0.2.0")).toThrow("package.json says 0.2.0");
  expect(() => releaseNotes("v0.3.0", CHANGELOG, "0.3.0")).toThrow('no heading "## 0.3.0"');
});

test("a release whose schema nobody could be upgraded from in a test is refused", () => {
  expect(() => refuseUnkeptSchema(process.cwd(), "/nowhere")).toThrow("is missing: npm start once, then node scripts/schema-fixture.mjs");
});
