import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { auditLog } from "#app/db/schema/operations";
import { ownTexts } from "#app/db/schema/own-texts";
import { readDrafts, readOwnTexts } from "#app/features/own-texts/own-texts.server";
import type { Place } from "#app/features/own-texts/places";
import { sentenceIn } from "#app/languages/all-texts.server";
import { textsModuleAddress } from "#app/languages/texts-module.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import type { TextListParams } from "./edited-text";
import { discardDraft, publishDrafts, publishText, readTexts, restoreText, saveDraft } from "./texts.server";

useDatabase();

const at = new Date("2026-12-01T09:00:00Z");
const later = new Date("2026-12-01T10:00:00Z");
const GUIDE = { place: "guide", language: "de", name: "guide.seekTitle" } as const;
const edit = (text: string, version = 0, more: object = {}) => ({ ...GUIDE, version, text, ...more });
const params = (more: Partial<TextListParams<Place>> = {}): TextListParams<Place> => ({
  place: "guide",
  language: "de",
  query: "",
  show: null,
  text: null,
  ...more,
});
const said = (language: "de" | "en") => sentenceIn(language, GUIDE.name);
const DEFAULT = { de: "Wenn Sie Rat suchen", en: "If you need advice" };

beforeEach(async () => {
  await db.delete(ownTexts);
  await db.delete(auditLog);
  await readOwnTexts();
});

test("a draft is read by nobody; published, it is read in its language alone, and browsers are led to new texts", async () => {
  const admin = await anAdmin();
  const before = textsModuleAddress("de", ["guide"]);
  DEFAULT.de = said("de") ?? "";
  expect(await saveDraft(admin, edit("Rat gesucht?"), at)).toEqual({ ok: true });
  expect([said("de"), textsModuleAddress("de", ["guide"])]).toEqual([DEFAULT.de, before]);
  expect(await readDrafts("de")).toEqual(new Map([[GUIDE.name, "Rat gesucht?"]]));
  expect(await publishDrafts(admin, GUIDE, at)).toEqual({ ok: true, count: 1 });
  expect([said("de"), said("en")]).toEqual(["Rat gesucht?", DEFAULT.en]);
  expect(textsModuleAddress("de", ["guide"])).not.toBe(before);
  expect(await readDrafts("de")).toEqual(new Map());
  const [entry] = await db.select().from(auditLog);
  expect(entry).toMatchObject({
    action: "texts.published",
    actorId: admin.userId,
    details: { language: "de", name: GUIDE.name, before: DEFAULT.de, after: "Rat gesucht?" },
  });
});

test("back to default, readers read what ships; who changed what when stands beside it", async () => {
  const admin = await anAdmin();
  await publishText(admin, edit("Rat gesucht?"), at);
  expect(await restoreText(admin, edit("", 1), at)).toEqual({ ok: true });
  expect(said("de")).toBe(DEFAULT.de);
  const { open } = await readTexts(params({ text: GUIDE.name }));
  expect(open).toMatchObject({ own: null, draft: null, version: 2, standard: DEFAULT.de, english: DEFAULT.en });
  expect(open?.changes.map(({ before, after }) => [before, after])).toEqual([
    ["Rat gesucht?", DEFAULT.de],
    [DEFAULT.de, "Rat gesucht?"],
  ]);
});

test("what ships, published again, is what ships", async () => {
  const admin = await anAdmin();
  await publishText(admin, edit("Rat gesucht?"), at);
  await publishText(admin, edit(DEFAULT.de, 1), at);
  const [row] = await db.select().from(ownTexts);
  expect(row).toMatchObject({ text: null, replaced: null, draft: null, version: 2 });
});

test("what does not fit is neither kept nor published", async () => {
  const admin = await anAdmin();
  const missing = { ok: false, reason: "misfit", misfit: { key: "textMissing", values: { names: "{hours}" } } };
  const hours = edit("Bald", 0, { name: "guide.answerTitle" });
  expect(await saveDraft(admin, hours, at)).toEqual(missing);
  expect(await publishText(admin, hours, at)).toEqual(missing);
  expect(await publishText(admin, edit("Text", 0, { name: "guide.constructor" }), at)).toEqual({ ok: false, reason: "gone" });
  expect(await publishText(admin, edit("Text", 0, { name: "frame.skip" }), at)).toEqual({ ok: false, reason: "gone" });
  expect(await db.select().from(ownTexts)).toEqual([]);
});

test("of two admins at once one is told that the other was first", async () => {
  const [ann, bob] = [await anAdmin(), await anAdmin()];
  const outcomes = await Promise.all([saveDraft(ann, edit("Eins"), at), publishText(bob, edit("Zwei"), at)]);
  expect(outcomes).toContainEqual({ ok: true });
  expect(outcomes).toContainEqual({ ok: false, reason: "stale" });
  expect(await discardDraft(ann, edit("", 0), at)).toEqual({ ok: false, reason: "stale" });
  expect(await discardDraft(ann, edit("", 1), at)).toEqual({ ok: true });
});

test("whoever is no admin writes nothing", async () => {
  const client = await aClient();
  for (const verb of [saveDraft, publishText, restoreText, discardDraft])
    await expect(verb(client, edit("Text"), at)).rejects.toMatchObject({ init: { status: 403 } });
  await expect(publishDrafts(client, GUIDE, at)).rejects.toMatchObject({ init: { status: 403 } });
  expect(await db.select().from(ownTexts)).toEqual([]);
});

test("an English text that is written leaves the German one as it ships, and the list says so until it is written too", async () => {
  const admin = await anAdmin();
  await publishText(admin, edit("Looking for advice?", 0, { language: "en" }), at);
  expect([said("en"), said("de")]).toEqual(["Looking for advice?", DEFAULT.de]);
  const behind = await readTexts(params({ show: "outdated", text: GUIDE.name }));
  expect(behind.texts.map(({ name }) => name)).toEqual([GUIDE.name]);
  expect(behind.open).toMatchObject({ isOutdated: true, english: "Looking for advice?", isEnglishOwn: true, own: null });
  await publishText(admin, edit("Rat gesucht?"), later);
  expect((await readTexts(params())).outdated).toBe(0);
});

test("a text whose default is another since, by a new release, is marked; one for which there is no room any more is not said", async () => {
  const admin = await anAdmin();
  await publishText(admin, edit("Rat gesucht?"), at);
  await db.update(ownTexts).set({ replaced: "Früher" });
  expect((await readTexts(params())).outdated).toBe(1);
  await db.update(ownTexts).set({ text: "Rat für {someone}?" });
  await readOwnTexts();
  expect(said("de")).toBe(DEFAULT.de);
});

test("another server's change holds here once it is read", async () => {
  await db.insert(ownTexts).values({ language: "de", name: GUIDE.name, text: "Von drüben", version: 1 });
  expect(said("de")).toBe(DEFAULT.de);
  await readOwnTexts();
  expect(said("de")).toBe("Von drüben");
});

test("a text of the home page is written in German, and in English with its section", async () => {
  const admin = await anAdmin();
  const hero = { place: "home", name: "home.hero.title", version: 0, text: "Rat von {Erfahrenen}" } as const;
  expect(await publishText(admin, { ...hero, language: "de" }, at)).toEqual({ ok: true });
  expect(await publishText(admin, { ...hero, language: "en" }, at)).toEqual({ ok: false, reason: "gone" });
  const { open } = await readTexts(params({ place: "home", language: "en", text: "home.hero.title" }));
  expect(open).toMatchObject({ editAt: "/admin?section=hero&language=en", standard: "Connect with Expert Advisors" });
});

test("texts are found by what they say, in either language, and by what is done with them", async () => {
  const admin = await anAdmin();
  await saveDraft(admin, edit("Rat gesucht?"), at);
  const names = async (more: object) => (await readTexts(params(more))).texts.map(({ name }) => name);
  expect(await names({ query: "you NEED advice" })).toEqual([GUIDE.name]);
  expect(await names({ query: "gesucht?" })).toEqual([GUIDE.name]);
  expect(await names({ show: "drafts" })).toEqual([GUIDE.name]);
  const [drafted] = (await readTexts(params({ show: "drafts" }))).texts;
  expect(drafted).toMatchObject({ shown: DEFAULT.de, draft: "Rat gesucht?" });
  expect(await names({ show: "own" })).toEqual([]);
  expect(await names({ show: "own", text: GUIDE.name })).toEqual([GUIDE.name]);
  const [row] = await db.select().from(ownTexts).where(eq(ownTexts.name, GUIDE.name));
  expect(row).toMatchObject({ savedBy: admin.userId, text: null, draft: "Rat gesucht?" });
});

test("the words around signing in can be written anew; the mails about an account, of the same room, stay among the mails", async () => {
  const admin = await anAdmin();
  const aside = { place: "signIn", language: "de", name: "accounts.asideTitle" } as const;
  const listed = (await readTexts({ ...params(), place: "signIn" })).texts.map(({ name }) => name);
  expect(["asideTitle", "asideMatch", "signInAgain", "resetSubject"].map((key) => listed.includes(`accounts.${key}`))).toEqual([
    ...[true, true, true],
    false,
  ]);
  expect(await publishText(admin, { ...aside, version: 0, text: "Fragen Sie jemanden." }, at)).toEqual({ ok: true });
  expect(sentenceIn("de", aside.name)).toBe("Fragen Sie jemanden.");
});

test("a search says in which other places what it seeks stands, and how often", async () => {
  const { texts, elsewhere } = await readTexts(params({ place: "guide", language: "en", query: "cookies" }));
  expect(texts).toEqual([]);
  expect(elsewhere.map(({ place }) => place)).toContain("cookies");
  for (const { place, count } of elsewhere)
    expect([place, (await readTexts(params({ place, language: "en", query: "cookies" }))).texts.length]).toEqual([place, count]);
  expect((await readTexts(params({ place: "guide", language: "en" }))).elsewhere).toEqual([]);
});

test("of mails with the same subject each says who reads it and how it begins", async () => {
  const { texts } = await readTexts(params({ place: "mails", language: "fr" }));
  const same = texts.filter(({ shown }) => shown === texts.find(({ name }) => name === "booking.counterClientSubject")?.shown);
  expect(same.map(({ mail }) => mail?.reader)).toEqual(["client", "advisor"]);
  const notes = texts.map(({ shown, mail }) => `${shown} ${mail?.reader} ${mail?.beginning}`);
  expect(new Set(notes).size).toBe(notes.length);
  expect(texts.every(({ mail }) => mail && mail.beginning.length > 10)).toBe(true);
});
