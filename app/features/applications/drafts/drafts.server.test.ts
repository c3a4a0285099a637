import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { applicationDrafts } from "#app/db/schema/application-drafts";
import { keepDraft } from "#app/features/messages/send/drafts.server";
import { LIMITS } from "#app/platform/limits/limits";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import {
  awaitConfirmation,
  claimDraft,
  discardAwaitedDraft,
  findAwaitedDraft,
  findDraft,
  removeOldDrafts,
  saveDraft,
  saveVisitorDraft,
} from "./drafts.server";

useDatabase();

const AT = new Date("2026-06-01T09:00:00Z");
const after = (days: number) => new Date(AT.getTime() + days * 86_400_000);
let network = 0;

async function aVisitorDraft(answers = {}, token: string | null = null) {
  network += 1;
  const kept = await saveVisitorDraft(token, answers, `198.51.100.${network}`, AT);
  if (!kept.ok) throw new Error(kept.reason);
  return kept.token;
}

test("a draft keeps what each step says, and what other steps say stays", async () => {
  const person = await aClient();
  await saveDraft(person, { firstName: "Ada", languages: ["fr"] }, AT);
  await saveDraft(person, { expertise: "Legal" }, AT);
  await saveDraft(person, { firstName: "Augusta" }, AT);
  expect((await findDraft(person))?.answers).toEqual({ firstName: "Augusta", languages: ["fr"], expertise: "Legal" });
});

test("two saves at once of two steps both stay", async () => {
  const person = await aClient();
  await Promise.all([
    saveDraft(person, { bio: "One" }, AT),
    saveDraft(person, { location: "Two" }, AT),
    saveDraft(person, { phone: "3" }, AT),
  ]);
  expect((await findDraft(person))?.answers).toEqual({ bio: "One", location: "Two", phone: "3" });
});

test("a visitor's draft is found again by its token alone, of which only the hash is stored", async () => {
  const token = await aVisitorDraft({ category: "finance-investment" });
  expect(await aVisitorDraft({ bio: "Numbers" }, token)).toBe(token);
  expect((await findDraft({ token }))?.answers).toEqual({ category: "finance-investment", bio: "Numbers" });
  expect(await findDraft({ token: `${token}x` })).toBeNull();
  const stored = await db.select().from(applicationDrafts);
  expect(JSON.stringify(stored)).not.toContain(token);
});

test("a token that is known no more begins a new draft with a new token", async () => {
  const token = await aVisitorDraft({}, "made-up");
  expect(token).not.toBe("made-up");
});

test("whoever signs in takes the draft of their browser over, once", async () => {
  const person = await aClient();
  const token = await aVisitorDraft({ firstName: "Ada", lastName: "" });
  await saveDraft(person, { lastName: "Byron", firstName: "Older" }, AT);
  expect(await claimDraft(person, { token }, AT)).toBe(true);
  expect((await findDraft(person))?.answers).toEqual({ firstName: "Ada", lastName: "Byron" });
  expect(await findDraft({ token })).toBeNull();
  expect(await claimDraft(person, { token }, AT)).toBe(false);
});

test("a draft that waits for an address is its owner's once they say so in another browser, and nobody else's", async () => {
  const person = await aClient();
  const other = await aClient();
  const token = await aVisitorDraft({ bio: "Written before the mail" });
  const awaited = (await awaitConfirmation(token, person.email, AT))!;
  expect(await claimDraft(other, { awaited }, AT)).toBe(false);
  expect([await findAwaitedDraft(other, awaited), await findAwaitedDraft(person, "no-id")]).toEqual([null, null]);
  expect(await findAwaitedDraft(person, awaited)).toEqual({ bio: "Written before the mail" });
  expect(await findDraft(person)).toBeNull();
  expect(await claimDraft(person, { awaited }, AT)).toBe(true);
  expect((await findDraft(person))?.answers).toEqual({ bio: "Written before the mail" });
  expect(await findDraft(other)).toBeNull();
});

test("one that is not theirs is discarded by its owner alone, with what whoever typed it has of it", async () => {
  const [person, other] = [await aClient(), await aClient()];
  const token = await aVisitorDraft({ bio: "Somebody else's" });
  const awaited = (await awaitConfirmation(token, person.email, AT))!;
  await discardAwaitedDraft(other, awaited);
  expect(await findDraft({ token })).not.toBeNull();
  await discardAwaitedDraft(person, awaited);
  expect([await findDraft({ token }), await findDraft(person)]).toEqual([null, null]);
});

test("nobody takes over another person's draft by its id", async () => {
  const owner = await aClient();
  const thief = await aClient();
  await saveDraft(owner, { bio: "Mine" }, AT);
  const [row] = await db.select().from(applicationDrafts).where(eq(applicationDrafts.userId, owner.userId));
  for (const draftId of [row!.id, "not-an-id", ""]) expect(await claimDraft(thief, { awaited: draftId }, AT)).toBe(false);
  expect((await findDraft(owner))?.answers).toEqual({ bio: "Mine" });
});

test("visitors of one network begin so many drafts in 15 minutes, and no more", async () => {
  const begin = () => saveVisitorDraft(null, {}, "203.0.113.7", AT);
  for (let count = 0; count < LIMITS["application-draft"].perNetwork; count += 1) expect((await begin()).ok).toBe(true);
  expect(await begin()).toMatchObject({ ok: false, reason: "applications.tooManyDrafts", retryAfterSeconds: 900 });
});

test("visitors of one network begin so many drafts of applications and questions in a day", async () => {
  const address = "203.0.113.8";
  const { slug } = await anAdvisor();
  const begin = (minute: number) => {
    const at = new Date(AT.getTime() + minute * 60_000);
    return minute % 2 === 0 ? saveVisitorDraft(null, {}, address, at) : keepDraft(address, slug, "Is there a way?", at);
  };
  const most = LIMITS["draft-day"].perNetwork;
  for (let minute = 0; minute < most; minute += 1) expect((await begin(minute)).ok).toBe(true);
  for (const minute of [most, most + 1])
    expect(await begin(minute)).toMatchObject({ ok: false, retryAfterSeconds: (24 * 60 - minute) * 60 });
  expect((await begin(24 * 60)).ok).toBe(true);
});

test("a visitor's draft is removed after 7 days, a person's after 90", async () => {
  const person = await aClient();
  const token = await aVisitorDraft({ bio: "Old" });
  await saveDraft(person, { bio: "Kept" }, AT);
  await removeOldDrafts(after(6.9));
  expect(await findDraft({ token })).not.toBeNull();
  await removeOldDrafts(after(7.1));
  expect(await findDraft({ token })).toBeNull();
  expect(await findDraft(person)).not.toBeNull();
  await removeOldDrafts(after(90.1));
  expect(await findDraft(person)).toBeNull();
});
