import { and, eq, isNotNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { ownTexts } from "#app/db/schema/own-texts";
import { textOfPieces } from "#app/features/own-texts/marked-piece";
import { readOwnTexts } from "#app/features/own-texts/own-texts.server";
import { sentenceIn, textsThatShip } from "#app/languages/all-texts.server";
import { anAdmin } from "../../../../../tests/support/applicants";
import { useDatabase } from "../../../../../tests/support/database";
import { publishText, readTexts } from "../texts.server";
import { planChanges } from "./planned-changes.server";
import { publishReplacement } from "./replacing.server";
import { readReplacing, textsStillSaying } from "./replacing-page.server";
import { undoReplacement } from "./undo-replacement.server";

useDatabase();

const at = new Date("2026-12-01T09:00:00Z");
const PAIRS = [
  { old: "Beratern", to: "Lehrern", isInside: false },
  { old: "Berater", to: "Lehrer", isInside: false },
  { old: "Berater", to: "Lehrer", isInside: true },
];
const NONE = { left: new Set<string>(), taken: new Set<string>(), edits: new Map<string, string>() };
const asked = (more: object = {}) => ({ language: "de" as const, pairs: PAIRS, seen: {}, decisions: NONE, ...more });
const said = (name: string) => sentenceIn("de", name);
const OWN = "frame.findAdvisors";
const OTHER = "frame.becomeAdvisor";
const entries = (action: string) => db.select().from(auditLog).where(eq(auditLog.action, action));

beforeEach(async () => {
  await db.delete(ownTexts);
  await db.delete(auditLog);
  await readOwnTexts();
});

test("a word is replaced in every text of a language at once, with one entry, and one undoing brings all of them back", async () => {
  const admin = await anAdmin();
  const planned = await planChanges("de", PAIRS);
  expect(planned.length).toBeGreaterThan(200);
  const before = said(OTHER);
  expect(await publishReplacement(admin, asked(), at)).toMatchObject({ ok: true, count: planned.length });
  expect([said(OTHER), sentenceIn("en", OTHER)]).toEqual(["Lehrer werden", textsThatShip("en").frame.becomeAdvisor]);
  expect(await planChanges("de", PAIRS)).toEqual([]);
  expect(await textsStillSaying("de")).toBeNull();
  const home = await readTexts({ place: "home", language: "de", query: "", show: null, text: null });
  expect([home.own > 5, home.outdated]).toEqual([true, 0]);
  const [entry, ...more] = await entries("texts.replaced");
  expect([more, entry?.details.count]).toEqual([[], planned.length]);

  const { last } = await readReplacing({ language: "de", pairs: [], isStrange: false });
  expect(last).toMatchObject({ id: entry!.id, count: planned.length });
  const { open } = await readTexts({ place: "navigation", language: "de", query: "", show: null, text: OTHER });
  expect(open?.changes).toMatchObject([{ before: "Berater werden", after: "Lehrer werden" }]);
  expect(await undoReplacement(admin, { id: last!.id, language: "de" }, at)).toEqual({ ok: true, count: planned.length, kept: 0 });
  expect([said(OTHER), await planChanges("de", PAIRS)]).toMatchObject([before, { length: planned.length }]);
  expect(await undoReplacement(admin, { id: last!.id, language: "de" }, at)).toEqual({ ok: false, reason: "gone" });
  expect((await entries("texts.replacement_undone")).length).toBe(1);
});

test("what an admin wrote stays unless it is ticked, what is unticked stays, and a new wording is published as it was typed", async () => {
  const admin = await anAdmin();
  await publishText(admin, { place: "navigation", language: "de", name: OWN, version: 0, text: "Unsere Berater" }, at);
  const own = (await planChanges("de", PAIRS)).filter(({ isOwn }) => isOwn);
  expect(own.map(({ name }) => name)).toEqual([OWN]);
  const decisions = { ...NONE, left: new Set(["help.notHeld"]), edits: new Map([[OTHER, "Bei uns lehren"]]) };
  await publishReplacement(admin, asked({ decisions }), at);
  expect([said(OWN), said(OTHER), said("help.notHeld")]).toEqual(["Unsere Berater", "Bei uns lehren", textsThatShip("de").help.notHeld]);
  expect(
    await publishReplacement(admin, asked({ seen: { [OWN]: 1 }, decisions: { ...NONE, taken: new Set([OWN]), left: decisions.left } }), at),
  ).toMatchObject({ ok: true, count: 1 });
  expect(said(OWN)).toBe("Unsere Lehrer");
  // What a replacement wrote is nobody's own: another replacement takes it along.
  const again = await planChanges("de", [{ old: "Lehrer", to: "Coach", isInside: false }]);
  expect(again.filter(({ isOwn }) => isOwn).map(({ name }) => name)).toEqual([]);
});

test("a text that was changed since it was seen stops all, and what others changed after a replacement stays when it is undone", async () => {
  const admin = await anAdmin();
  const edit = { place: "navigation", language: "de", name: OTHER } as const;
  await publishText(admin, { ...edit, version: 0, text: "Ein Berater werden" }, at);
  const taken = { ...NONE, taken: new Set([OTHER]) };
  expect(await publishReplacement(admin, asked({ decisions: taken }), at)).toEqual({ ok: false, reason: "changed", names: [OTHER] });
  expect([said(OTHER), (await entries("texts.replaced")).length]).toEqual(["Ein Berater werden", 0]);
  expect(await publishReplacement(admin, asked({ seen: { [OTHER]: 1 }, decisions: taken }), at)).toMatchObject({ ok: true });
  await publishText(admin, { ...edit, version: 2, text: "Selbst lehren" }, at);
  const [entry] = await entries("texts.replaced");
  expect(await undoReplacement(admin, { id: entry!.id, language: "de" }, at)).toMatchObject({ ok: true, kept: 1 });
  expect([said(OTHER), said(OWN)]).toEqual(["Selbst lehren", textsThatShip("de").frame.findAdvisors]);
});

test("after an undoing what ships is nobody's own again, and an admin's own wording is theirs as before", async () => {
  const admin = await anAdmin();
  await publishText(admin, { place: "navigation", language: "de", name: OWN, version: 0, text: "Unsere Berater" }, at);
  const count = async () => (await readTexts({ place: "navigation", language: "de", query: "", show: null, text: null })).own;
  const decisions = { ...NONE, taken: new Set([OWN]) };
  expect(await publishReplacement(admin, asked({ seen: { [OWN]: 1 }, decisions }), at)).toMatchObject({ ok: true });
  expect(await count()).toBeGreaterThan(1);
  const [entry] = await entries("texts.replaced");
  expect(await undoReplacement(admin, { id: entry!.id, language: "de" }, at)).toMatchObject({ kept: 0 });
  expect([await count(), said(OWN)]).toEqual([1, "Unsere Berater"]);
  const rows = await db.select().from(ownTexts).where(isNotNull(ownTexts.text));
  expect(rows.map(({ name, replaced }) => [name, replaced])).toEqual([[OWN, textsThatShip("de").frame.findAdvisors]]);
});

test("a wording that does not fit stops all and is named; nothing to change is said", async () => {
  const admin = await anAdmin();
  const decisions = { ...NONE, edits: new Map([[OTHER, "{x}"]]) };
  expect(await publishReplacement(admin, asked({ decisions }), at)).toMatchObject({
    reason: "misfit",
    misfits: { [OTHER]: { key: "textUnknown" } },
  });
  const none = [{ old: "Qqqq", to: "x", isInside: false }];
  expect(await publishReplacement(admin, asked({ pairs: none }), at)).toEqual({ ok: false, reason: "nothing" });
  expect((await db.select().from(ownTexts)).length).toBe(0);
});

test("a new word that has the old one in it is no word that texts still say", async () => {
  const pairs = [{ old: "Berater", to: "Berater vor Ort", isInside: false }];
  expect(await publishReplacement(await anAdmin(), asked({ pairs }), at)).toMatchObject({ ok: true });
  expect(said(OTHER)).toBe("Berater vor Ort werden");
  expect(await textsStillSaying("de")).toBeNull();
});

test("identical sentences are listed once and left together, and a place is left as a whole", async () => {
  const admin = await anAdmin();
  const { groups } = await readReplacing({ language: "de", pairs: PAIRS, isStrange: false });
  const listed = groups.flatMap(({ changes }) => changes);
  const planned = await planChanges("de", PAIRS);
  expect(listed.flatMap(({ names }) => names).sort()).toEqual(planned.map(({ name }) => name).sort());
  const again = listed.find(({ names, place }) => names.length > 1 && !["home", "names", "mails"].includes(place))!;
  const decisions = { ...NONE, left: new Set([again.names[0]!]), places: new Set(["mails"]) };
  const ofMails = planned.filter(({ place, name }) => place === "mails" && !again.names.includes(name)).length;
  const count = planned.length - again.names.length - ofMails;
  expect(await publishReplacement(admin, asked({ decisions }), at)).toEqual({ ok: true, count });
  const rows = new Set((await db.select().from(ownTexts).where(isNotNull(ownTexts.text))).map(({ name }) => name));
  expect(again.names.filter((name) => rows.has(name))).toEqual([]);
  await readOwnTexts();
  expect(again.names.map(said)).toEqual(again.names.map(() => expect.stringContaining("Berater")));
});

test("a text that is shown only after a replacement has its words as it is read, one that was left has none of them", async () => {
  const admin = await anAdmin();
  const decisions = { ...NONE, left: new Set(["help.notHeld"]) };
  await publishReplacement(admin, asked({ decisions }), at);
  // As in a later release: two texts say again what ships, one of them only since, which has the new words as it is read.
  const isOf = (name: string) => and(eq(ownTexts.language, "de"), eq(ownTexts.name, name));
  await db.update(ownTexts).set({ text: null }).where(isOf(OTHER));
  await db.update(ownTexts).set({ replaced: "Berater suchen" }).where(isOf(OWN));
  await readOwnTexts();
  expect(said(OTHER)).toBe("Lehrer werden");
  expect(await textsStillSaying("de")).toBeNull();
  const pairs = [{ old: "Lehrer", to: "Meister", isInside: false }];
  const changes = (await readReplacing({ language: "de", pairs, isStrange: false })).groups.flatMap((group) => group.changes);
  const change = changes.find(({ name }) => name === OTHER);
  expect([change?.before, textOfPieces(change!.after), change?.isOwn, change?.follows]).toEqual([
    "Lehrer werden",
    "Meister werden",
    false,
    true,
  ]);
  expect(
    await publishReplacement(
      admin,
      asked({ pairs, seen: JSON.parse((await readReplacing({ language: "de", pairs, isStrange: false })).seen) }),
      at,
    ),
  ).toMatchObject({ ok: true });
  expect([said(OTHER), said("help.notHeld")]).toEqual(["Meister werden", expect.stringContaining("Berater")]);
});
