import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { applyDefaults } from "#app/platform/brand/current-defaults.server";
import { DEFAULTS_SETTINGS } from "#app/platform/brand/site-defaults";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { chooseAccountType, findProfile, saveProfile } from "./profile.server";

useDatabase();
// The languages are global to the process.
afterEach(() => applyDefaults([]));

const AT = new Date("2026-05-01T12:00:00Z");

const rowOf = async (userId: string) => (await db.select().from(profiles).where(eq(profiles.userId, userId)))[0]!;

test("changed fields are saved and nothing else is", async () => {
  const ann = await aClient({ firstName: "Ann", city: "London" });
  const before = await rowOf(ann.userId);
  expect(await saveProfile(ann, { city: { was: "London", value: "Paris" } }, AT)).toEqual({ ok: true, saved: { city: "Paris" } });
  expect(await rowOf(ann.userId)).toEqual({ ...before, city: "Paris", updatedAt: AT });
});

test("a field that was saved elsewhere meanwhile is not overwritten but told", async () => {
  const ann = await aClient({ bio: "old" });
  await saveProfile(ann, { bio: { was: "old", value: "from one tab" } }, AT);
  const late = await saveProfile(ann, { bio: { was: "old", value: "from the other" }, city: { was: "", value: "Rome" } }, AT);
  expect(late).toEqual({ ok: false, stale: { bio: "from one tab" } });
  const { bio, city } = await rowOf(ann.userId);
  expect([bio, city]).toEqual(["from one tab", ""]);
});

test("two fields saved in two tabs at once are both kept", async () => {
  const ann = await aClient();
  const saves = [
    saveProfile(ann, { city: { was: "", value: "Oslo" } }, AT),
    saveProfile(ann, { industry: { was: "", value: "Fishing" } }, AT),
    saveProfile(ann, { jobTitle: { was: "", value: "Owner" } }, AT),
  ];
  expect((await Promise.all(saves)).every(({ ok }) => ok)).toBe(true);
  const { city, industry, jobTitle } = await rowOf(ann.userId);
  expect([city, industry, jobTitle]).toEqual(["Oslo", "Fishing", "Owner"]);
});

test("of two saves of one field at the same time exactly one wins", async () => {
  const ann = await aClient();
  const values = ["one", "two", "three", "four"];
  const answers = await Promise.all(values.map((value) => saveProfile(ann, { bio: { was: "", value } }, AT)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a save that is sent twice is saved once and is no conflict", async () => {
  const ann = await aClient();
  const change = { bio: { was: "", value: "hello" } };
  expect((await saveProfile(ann, change, AT)).ok).toBe(true);
  expect((await saveProfile(ann, change, AT)).ok).toBe(true);
});

test("a profile that has no row yet is made, by looking and by saving", async () => {
  const [user] = await db.insert(users).values({ email: "rowless@example.com" }).returning();
  const viewer = { ...(await aClient()), userId: user!.id, email: user!.email };
  expect((await findProfile(viewer)).fields.language).toBe("en");
  await db.delete(profiles).where(eq(profiles.userId, user!.id));
  expect((await saveProfile(viewer, { city: { was: "", value: "Rome" } }, AT)).ok).toBe(true);
  expect((await rowOf(user!.id)).city).toBe("Rome");
});

test("a language that was switched off while the page was open is refused, with all that was sent beside it; one that is left is saved", async () => {
  const ann = await aClient({ language: "en", city: "Bern" });
  applyDefaults([{ name: DEFAULTS_SETTINGS.languages, value: "en,fr" }]);
  const gone = await saveProfile(ann, { language: { was: "en", value: "de" }, city: { was: "Bern", value: "Basel" } }, AT);
  expect(gone).toEqual({ ok: false, errors: { language: "profiles.choiceUnknown" } });
  const { language, city } = await rowOf(ann.userId);
  expect([language, city]).toEqual(["en", "Bern"]);
  expect(await saveProfile(ann, { language: { was: "en", value: "fr" } }, AT)).toEqual({ ok: true, saved: { language: "fr" } });
});

test("nobody's save reaches another person's row", async () => {
  const [ann, bob] = [await aClient({ city: "Bern" }), await aClient({ city: "Bern" })];
  await saveProfile(ann, { city: { was: "Bern", value: "Basel" } }, AT);
  expect((await rowOf(bob.userId)).city).toBe("Bern");
});

test("the account type is chosen once: an individual stays one", async () => {
  const ann = await aClient();
  expect(await chooseAccountType(ann, "individual", AT)).toEqual({ ok: true });
  expect((await rowOf(ann.userId)).categoryChosenAt).toEqual(AT);
  expect(await chooseAccountType(ann, "business", AT)).toEqual({ ok: false, reason: "profiles.accountTypeLocked" });
  expect((await rowOf(ann.userId)).category).toBe("individual");
});

test("a business becomes an organisation and back, and never an individual", async () => {
  const ann = await aClient({ category: "business", categoryChosenAt: AT });
  expect((await chooseAccountType(ann, "organisation", AT)).ok).toBe(true);
  expect((await chooseAccountType(ann, "business", AT)).ok).toBe(true);
  expect((await chooseAccountType(ann, "individual", AT)).ok).toBe(false);
});
