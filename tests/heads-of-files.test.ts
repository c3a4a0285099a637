import { readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes";

const APP = path.resolve(import.meta.dirname, "../app");

/** Files whose content costs little: one text or picture of a bounded size, kept or made of few rows; and addresses that lead elsewhere. */
const SMALL = [
  "routes/admin/mail-preview.ts",
  "routes/admin/video-upload.ts",
  "routes/advisor/statement.ts",
  "routes/auth/callback.ts",
  "routes/auth/sign-out.ts",
  "routes/consultations/calendar-file.ts",
  "routes/language.ts",
  ...["csp-reports", "feed", "livez", "llms", "manifest", "offline", "og-image", "readyz", "robots", "security-txt", "sitemap"].map(
    (name) => `routes/machine/${name}.ts`,
  ),
  "routes/notifications/live.ts",
  "routes/notifications/unread.ts",
];

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);

test("whoever asks for the head of a file that costs has nothing made of it: each such file looks, and each other one is small", () => {
  const read = [...new Set(filesOf(routes))].map((file) => ({ file, text: readFileSync(path.join(APP, file), "utf8") }));
  const answering = read.filter(
    ({ text }) => !text.includes("export default") && /export (async function|const|function) loader/.test(text),
  );
  const blind = answering.filter(({ text }) => !text.includes("context.get(headContext)") && !text.includes("loader = notAllowed"));
  expect(blind.map(({ file }) => file).sort()).toEqual(SMALL.toSorted());
});
