import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { everyRoute } from "./support/routes";
import { APP } from "./support/surface/modules";
import { everyName, everySurface } from "./support/surface/surface";

const formsOf = (pattern: string) => everySurface().find((route) => route.pattern === pattern && route.hasAction)!.forms;
const fieldsOf = (pattern: string, name: string) =>
  formsOf(pattern)
    .find((form) => form.name === name)
    ?.fields.map((field) => field.name);

test("every route is read", () => {
  expect(everySurface().map(({ pattern }) => pattern)).toEqual(everyRoute().map(({ pattern }) => pattern));
});

test("forms are told apart as their readers do it, each with its own fields", () => {
  expect(fieldsOf("/profile/security", "password")).toEqual(["confirmPassword", "currentPassword", "newPassword"]);
  expect(fieldsOf("/profile/billing", "billing")).toContain("taxId");
  expect(fieldsOf("/advisor-profile/availability", "exceptions-add")).toEqual([
    "end",
    "from",
    "kind",
    "start",
    "sure",
    "timezone",
    "until",
  ]);
  expect(fieldsOf("/consultations/:id", "cancel")).toContain("reason");
  expect(fieldsOf("/messages/:id", "file")).toContain("file");
  expect(fieldsOf("/ai-assistant", "assistant=message")).toContain("content");
  expect(fieldsOf("/admin", "refund-consultation")).toEqual(["amount", "consultationId", "key", "reason", "seen"]);
  expect(fieldsOf("/admin/applications", "with reportId")).toEqual(["decision", "reason", "reportId"]);
  expect(fieldsOf("/admin/banner", "activate")).toEqual([]);
  expect(fieldsOf("/advisors/:slug", "")).toEqual(["back", "intent", "save"]);
  expect(fieldsOf("/functions/match-adviser", "")).toEqual([
    "duration_minutes",
    "requested_time",
    "requested_topic",
    "time_zone",
    "urgency",
  ]);
});

test("of a field is known what its schema says: kinds, choices, and what is in it", () => {
  const [field] = formsOf("/functions/process-advisor-application")[0]!.fields;
  expect(field).toMatchObject({ name: "action", kinds: ["enum"], choices: ["approved", "rejected"] });
  const formatting = formsOf("/admin").flatMap(({ fields }) => fields.filter(({ name }) => name === "titleFormatting"));
  expect(formatting[0]!.inner.map(({ name }) => name)).toContain("fontFamily");
});

/** Buttons with values that no handler reads: they stand for the default action of their page. */
const ANYTHING_ELSE = ["sign-in", "find", "upload"];

test("whatever a button or a form of a screen sends as its intent is one that some reader knows", () => {
  const known = new Set([...everySurface().flatMap(({ forms }) => forms.map(({ name }) => name)), ...ANYTHING_ELSE]);
  const screens = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx$/.test(file) && !file.includes("dev-ui"));
  const sent = screens.flatMap((file) =>
    [...readFileSync(path.join(APP, file), "utf8").matchAll(/(?:name="intent"\s+value|(?<!prefetch=|\w)intent)="([\w-]+)"/g)].map(
      ([, intent]) => intent!,
    ),
  );
  expect(new Set(sent).size).toBeGreaterThan(70);
  expect([...new Set(sent)].filter((intent) => !known.has(intent))).toEqual([]);
});

test("names of queries, headers and cookies are those that sources ask for", () => {
  const { queries, headers, cookies } = everyName();
  for (const name of ["q", "compare", "next", "token"]) expect(queries).toContain(name);
  for (const name of ["host", "origin", "x-forwarded-for", "range"]) expect(headers).toContain(name);
  for (const name of ["session", "flash", "challenge", "application-draft"]) expect(cookies).toContain(name);
});
