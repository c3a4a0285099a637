import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderEmail } from "#app/platform/mail/email-layout.server";

const MAIL = {
  siteName: "Sagebridge",
  subject: "S",
  greeting: "G",
  paragraphs: [],
  closing: "C",
  facts: [["Sujet", "Droit"]] as [string, string][],
};

test("a mail has its colons as its language has them", () => {
  const action = { label: "Ouvrir", url: "https://example.org" };
  const { text } = renderEmail({ ...MAIL, action, language: "fr" });
  expect([text.includes("Sujet\u202f: Droit"), text.includes("Ouvrir\u202f:\n")]).toEqual([true, true]);
  expect(renderEmail(MAIL).text).toContain("Sujet: Droit");
});

test("no screen puts a colon of its own behind a text of the interface", () => {
  const own = /\bt\([^()]*\)\}:|\bt\([^()]*\)\}<\/\w+>:|\b(?:t|named)\([^()]*\)\}: \$\{|\$\{label\}: \$\{/;
  const files = globSync("app/{features,frame,ui,routes}/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));
  expect(files.filter((file) => own.test(readFileSync(file, "utf8")))).toEqual([]);
});
