import { readdirSync, readFileSync } from "node:fs";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { asksAnewOf, asksAnewOfRefused } from "./asks-anew";

const answered = (actionStatus: number | undefined, defaultShouldRevalidate = false) =>
  asksAnewOfRefused({ actionStatus, defaultShouldRevalidate } as ShouldRevalidateFunctionArgs);

test("a step that is refused because things have moved on asks the page anew; one that was filled in wrongly does not", () => {
  expect([answered(409), answered(422), answered(undefined)]).toEqual([true, false, false]);
  expect(answered(undefined, true)).toBe(true);
});

test("every page that takes the steps of a consultation does so", () => {
  const pages = readdirSync("app/routes", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => [file, readFileSync(`app/routes/${file}`, "utf8")] as const)
    .filter(([, source]) => source.includes("answerConsultationForm("));
  expect(pages.length).toBeGreaterThanOrEqual(2);
  for (const [file, source] of pages) expect(source, file).toContain("export const shouldRevalidate = asksAnewOfRefused;");
});

test("the pages on which two admins decide about the same do so, too", () => {
  for (const file of ["admin/applications.tsx", "admin/homepage.tsx", "admin/layout.tsx"])
    expect(readFileSync(`app/routes/${file}`, "utf8"), file).toMatch(/export const shouldRevalidate\b[^;]*asksAnewOfRefused/);
});

test("who cannot leave by now reads why at once; the other forms of that page leave it as it is", () => {
  const ofIntent = (intent: string) =>
    asksAnewOf("leave")({ actionStatus: 409, actionResult: { intent }, defaultShouldRevalidate: false } as ShouldRevalidateFunctionArgs);
  expect([ofIntent("leave"), ofIntent("security")]).toEqual([true, false]);
  expect(readFileSync("app/routes/profile/security.tsx", "utf8")).toContain('export const shouldRevalidate = asksAnewOf("leave");');
});
