import { and, eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { ownTexts } from "#app/db/schema/own-texts";
import { ruleVersions } from "#app/db/schema/rules";
import { withOwnWords } from "#app/features/own-texts/own-policies.server";
import { readOwnTexts } from "#app/features/own-texts/own-texts.server";
import { readPolicy } from "#app/features/policies/policies.server";
import { FIRST_RULES } from "#app/features/rules/rules";
import { readRules } from "#app/features/rules/rules.server";
import { anAdmin } from "../../../../../tests/support/applicants";
import { useDatabase } from "../../../../../tests/support/database";
import { publishText, readTexts } from "../texts.server";
import { planChanges } from "./planned-changes.server";
import { publishReplacement } from "./replacing.server";
import { readReplacing } from "./replacing-page.server";
import { undoReplacement } from "./undo-replacement.server";

useDatabase();

const at = new Date("2026-12-01T09:00:00Z");
const PAIRS = [
  { old: "séance", to: "leçon", isInside: false },
  { old: "avant le début", to: "avant l’heure dite", isInside: false },
];
const NONE = { left: new Set<string>(), taken: new Set<string>(), edits: new Map<string, string>() };
const asked = (more: object = {}) => ({ language: "fr" as const, pairs: PAIRS, seen: {}, decisions: NONE, ...more });

beforeEach(async () => {
  for (const table of [ownTexts, auditLog, ruleVersions]) await db.delete(table);
  await readRules();
  await readOwnTexts();
});

async function terms() {
  const policy = await readPolicy("terms", { language: "fr", now: at, lay: withOwnWords("fr", null), asked: new URL("http://site/terms") });
  return { text: JSON.stringify([policy.inShort, policy.sections]), effective: policy.effective };
}
const hoursBefore = (words: string) => RegExp(String.raw`(\d+)\s+heures ${words}`);
const listed = (name: string | null) => readTexts({ place: "terms", language: "fr", query: "", show: null, text: name });

test("words are replaced in policies as they are read: the numbers stay those of the rules, nothing is stored, and undoing takes them away", async () => {
  const admin = await anAdmin();
  const before = await terms();
  const [, hours] = hoursBefore("avant le début").exec(before.text)!;
  const planned = (await planChanges("fr", PAIRS)).filter(({ follows }) => follows);
  expect([planned.length > 5, new Set(planned.map(({ name }) => name.split(".")[0]))]).toEqual([true, new Set(["policy"])]);
  await publishReplacement(admin, asked(), at);
  expect(
    await db
      .select()
      .from(ownTexts)
      .where(and(eq(ownTexts.language, "fr"), like(ownTexts.name, "policy.%"))),
  ).toEqual([]);
  const after = await terms();
  expect(hoursBefore("avant l’heure dite").exec(after.text)?.[1]).toBe(hours);
  expect(after.text).not.toMatch(/avant le début|séance\b/);
  expect(after.effective > before.effective).toBe(true);

  const rules = { ...FIRST_RULES, wholeRefundHours: 77, partRefundHours: 3 };
  await db.insert(ruleVersions).values({ version: 1, rules, createdAt: at });
  await readRules();
  expect(hoursBefore("avant l’heure dite").exec((await terms()).text)?.[1]).toBe("77");
  const texts = await listed(null);
  expect([texts.own, texts.outdated, texts.texts.filter(({ shown }) => /\b77\s+heures avant l’heure dite/.test(shown)).length > 0]).toEqual(
    [0, 0, true],
  );
  expect(await planChanges("fr", PAIRS)).toEqual([]);

  const { last } = await readReplacing({ language: "fr", pairs: [], isStrange: false });
  expect(await undoReplacement(admin, { id: last!.id, language: "fr" }, at)).toMatchObject({ ok: true, kept: 0, count: last!.count });
  expect((await terms()).text).toMatch(hoursBefore("avant le début"));
  expect((await terms()).text).toMatch(/77\s+heures/);
});

test("a policy's text that is left has the default words, one that is written by hand stands as it is, and a later replacement reads what is said", async () => {
  const admin = await anAdmin();
  const [left, own] = (await planChanges("fr", PAIRS)).filter(({ follows, place }) => follows && place === "terms");
  await publishReplacement(admin, asked({ decisions: { ...NONE, left: new Set([left!.name]) } }), at);
  expect((await terms()).text).toContain(JSON.stringify(left!.before).slice(1, 20));
  expect((await listed(left!.name)).open?.shown).toBe(left!.before);
  await publishText(admin, { place: "terms", language: "fr", name: own!.name, version: 0, text: `${own!.before} !` }, at);
  expect((await listed(own!.name)).open).toMatchObject({ shown: `${own!.before} !`, isOutdated: false });

  const again = [{ old: "leçon", to: "heure", isInside: false }];
  const changes = (await planChanges("fr", again)).filter(({ place }) => place === "terms");
  expect(changes.every(({ follows, name }) => follows && name !== left!.name && name !== own!.name)).toBe(true);
  const seen = JSON.parse((await readReplacing({ language: "fr", pairs: again, isStrange: false })).seen);
  expect(await publishReplacement(admin, asked({ pairs: again, seen }), at)).toMatchObject({ ok: true });
  expect((await terms()).text).not.toMatch(/leçon\b/);
});
