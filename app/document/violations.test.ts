import { expect, test } from "vitest";
import { readViolation, ViolationCounts } from "./violations";

const report = (changes: Record<string, unknown> = {}) => ({
  "csp-report": {
    "document-uri": "https://site.example/advisors/ann?token=secret#part",
    "effective-directive": "script-src-elem",
    "violated-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/a.js?of=ann",
    "original-policy": "…",
    ...changes,
  },
});

test("of a report is kept what was refused, by which directive, and on which path: no query, no address in full", () => {
  expect(readViolation(report())).toEqual({ directive: "script-src-elem", blocked: "https://evil.example", page: "/advisors/ann" });
});

test("older browsers name the directive with its values; what is no address is a keyword or a scheme", () => {
  const older = report({ "effective-directive": undefined, "violated-directive": "script-src 'self' 'sha256-x'", "blocked-uri": "inline" });
  expect(readViolation(older)).toMatchObject({ directive: "script-src", blocked: "inline" });
  expect(readViolation(report({ "blocked-uri": "data:text/html,x" }))?.blocked).toBe("data:");
  expect(readViolation(report({ "blocked-uri": "<b>" }))?.blocked).toBe("unknown");
});

test("what is no report is none", () => {
  for (const body of [null, "x", [], {}, { "csp-report": null }, report({ "document-uri": "x" }), report({ "effective-directive": 1 })])
    expect(readViolation(body)).toBeNull();
  expect(readViolation(report({ "effective-directive": "", "violated-directive": "\n{}" }))).toBeNull();
});

const violation = { directive: "script-src-elem", blocked: "inline", page: "/" };
const noon = new Date("2026-03-01T12:00:00Z");
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

test("each kind is told once an hour, with how often it has come", () => {
  const counts = new ViolationCounts();
  const told = [0, 1, 2, 59, 60, 61].map((minutes) => counts.count(violation, "203.0.113.7", later(minutes)));
  expect(told.map((each) => !each.isTooMany && each.toldCount)).toEqual([1, null, null, null, 5, null]);
  expect(counts.count({ ...violation, page: "/pricing" }, "203.0.113.7", later(61))).toEqual({ isTooMany: false, toldCount: 1 });
});

test("a network reports twenty times a minute; another one is still heard", () => {
  const counts = new ViolationCounts();
  for (let sent = 0; sent < 20; sent += 1) expect(counts.count(violation, "203.0.113.7", noon).isTooMany).toBe(false);
  expect(counts.count(violation, "203.0.113.7", noon).isTooMany).toBe(true);
  expect(counts.count(violation, "203.0.113.8", noon).isTooMany).toBe(false);
  expect(counts.count(violation, "203.0.113.7", later(1)).isTooMany).toBe(false);
});

test("after two hundred kinds the others are counted together, and nothing grows with what strangers think of", () => {
  const counts = new ViolationCounts();
  const tell = (index: number) =>
    counts.count({ ...violation, page: `/${index}` }, `network ${index % 300}`, later(Math.floor(index / 300)));
  const told = Array.from({ length: 1000 }, (_, index) => tell(index));
  expect(told.filter((each) => !each.isTooMany && each.toldCount !== null)).toHaveLength(201);
});
