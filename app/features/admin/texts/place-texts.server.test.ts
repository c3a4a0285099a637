import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { ownTexts } from "#app/db/schema/own-texts";
import { tidyText } from "#app/features/own-texts/fitting-text";
import { misfitOf } from "#app/features/own-texts/misfit.server";
import { readOwnTexts } from "#app/features/own-texts/own-texts.server";
import { PLACES } from "#app/features/own-texts/places";
import { sentenceIn } from "#app/languages/all-texts.server";
import { LANGUAGES } from "#app/languages/languages";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { standardTexts } from "./place-texts.server";
import { publishText, readTexts } from "./texts.server";

useDatabase();

const at = new Date("2026-12-01T09:00:00Z");

beforeEach(async () => {
  await db.delete(ownTexts);
  await readOwnTexts();
});

test("every text of every place fits in its own place, in each language", async () => {
  const misfits: string[] = [];
  let count = 0;
  for (const place of PLACES)
    for (const language of LANGUAGES)
      for (const [name, { standard, writing }] of await standardTexts(place, language)) {
        const misfit = misfitOf(tidyText(standard), standard, { writing, language });
        count += 1;
        if (misfit) misfits.push(`${place} ${language} ${name} ${misfit.key}`);
      }
  expect(count).toBeGreaterThan(10_000);
  expect(misfits).toEqual([]);
}, 60_000);

test("no text is asked for in two places", async () => {
  const names: string[] = [];
  for (const place of PLACES) names.push(...(await standardTexts(place, "en")).keys());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each([
  ["navigation", "frame.findAdvisors", "Find Advisors", "Find a gardener"],
  ["find", "catalog.findTitle", "Find Your Perfect Advisor", "Find a gardener"],
  ["calendarFiles", "booking.eventTitle", "Consultation with {name}: {topic}", "In the garden with {name}: {topic}"],
] as const)("what people read in %s is said in the words of the site, and the log says of which place it is", async (place, name, was, text) => {
  const admin = await anAdmin();
  expect((await standardTexts(place, "en")).get(name)?.standard).toBe(was);
  await db.delete(auditLog);
  expect(await publishText(admin, { place, language: "en", name, version: 0, text }, at)).toEqual({ ok: true });
  expect(sentenceIn("en", name, { name: "Ann", topic: "Roses" })).toBe(text.replace("{name}", "Ann").replace("{topic}", "Roses"));
  expect((await db.select().from(auditLog))[0]?.details).toMatchObject({ place, name });
});

test("a text of an email is open among the emails, from wherever one comes", async () => {
  const asked = { place: "signIn", language: "en", query: "", show: null } as const;
  const shown = async (text: string | null) => {
    const { params, open } = await readTexts({ ...asked, text });
    return [params.place, open?.name ?? null];
  };
  for (const [name, place] of [
    ["accounts.resetSubject", "mails"],
    ["accounts.asideTitle", "signIn"],
    [null, "signIn"],
  ] as const)
    expect(await shown(name)).toEqual([place, name]);
});
