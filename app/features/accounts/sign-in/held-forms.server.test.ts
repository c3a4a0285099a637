import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { heldForms } from "#app/db/schema/accounts/account-changes";
import { signInChallenges } from "#app/db/schema/accounts/second-factor";
import { LIMITS } from "#app/platform/limits/limits";
import { tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../../../../tests/support/database";
import { aClient } from "../../../../tests/support/people";
import { makeLink } from "../email-links.server";
import { resetPassword } from "../password/password-reset.server";
import { startChallenge } from "../second-factor/challenge.server";
import { endSession, findViewer, startSession } from "../sessions/sessions.server";
import { deleteSpentForms, findHeldForm, findHeldFormsWith, holdForm, MAX_HELD, MAX_HELD_LENGTH, moveHeldForms } from "./held-forms.server";

useDatabase();

const start = new Date("2026-03-01T12:00:00Z");
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const fields = { intent: "refund-consultation", reason: "cut short" };
const device = { address: "203.0.113.7", userAgent: "test" };

const held = async (holder: Parameters<typeof holdForm>[0], at = start) => (await holdForm(holder, fields, at)) ?? "";

/** A person's session in a browser of its own, with its token. */
async function aBrowser(userId: string) {
  const token = await startSession(db, { userId, rememberMe: true, device }, start);
  return { token, viewer: (await findViewer(token, start, device.address))! };
}

test("a form that waits for its person is given back to them alone, for half an hour, whatever is asked for", async () => {
  const [owner, other] = [await aClient(), await aClient()];
  const id = await held(owner);
  expect(await findHeldForm(owner, id, minutes(29.9))).toEqual(fields);
  expect(await findHeldForm(other, id, start)).toBe(null);
  for (const none of ["", "nonsense", randomUUID(), `${id} or 1=1`]) expect(await findHeldForm(owner, none, start)).toBe(null);
  expect(await findHeldForm(owner, id, minutes(30))).toBe(null);
  await deleteSpentForms(minutes(29.9));
  expect(await findHeldForm(owner, id, start)).toEqual(fields);
  await deleteSpentForms(minutes(30));
  expect(await findHeldForm(owner, id, start)).toBe(null);
});

test("of forms that are found by what they hold the newest is the last, and none is another's or over", async () => {
  const { userId } = await aClient();
  const [here, elsewhere] = [await aBrowser(userId), await aBrowser(userId)];
  for (const [index, notes] of ["first", "second", "third"].entries()) await holdForm(here.viewer, { notes }, minutes(index));
  await holdForm(here.viewer, fields, minutes(3));
  await holdForm(elsewhere.viewer, { notes: "of another browser" }, minutes(3));
  const found = async (at: Date) => (await findHeldFormsWith(here.viewer, "notes", at)).map(({ notes }) => notes);
  expect([await found(minutes(4)), await found(minutes(31))]).toEqual([["first", "second", "third"], ["third"]]);
});

test("it is given back in the browser that it was typed in alone, also once its person has signed in again there, and to nobody else who does", async () => {
  const { userId } = await aClient();
  const [here, elsewhere] = [await aBrowser(userId), await aBrowser(userId)];
  const id = await held(here.viewer);
  expect(await findHeldForm(elsewhere.viewer, id, start)).toBe(null);
  const [again, somebodyElse] = [await aBrowser(userId), await aBrowser((await aClient()).userId)];
  await moveHeldForms({ session: here.token }, somebodyElse.token);
  expect(await findHeldForm(somebodyElse.viewer, id, start)).toBe(null);
  await moveHeldForms({ session: here.token }, again.token);
  await endSession(here.token);
  expect(await findHeldForm(again.viewer, id, start)).toEqual(fields);
  expect(await findHeldForm(elsewhere.viewer, id, start)).toBe(null);
});

test("what a thief typed in an open session has gone with it once the owner has chosen another password", async () => {
  const { userId, email } = await aClient();
  const thief = await aBrowser(userId);
  const id = await held(thief.viewer);
  const { token } = await makeLink(db, { userId, email, purpose: "reset_password" }, start);
  expect((await resetPassword(token, "Owners-horse-8", start)).ok).toBe(true);
  expect(await findHeldForm((await aBrowser(userId)).viewer, id, start)).toBe(null);
  expect(await db.$count(heldForms, eq(heldForms.userId, userId))).toBe(0);
});

test("what was typed before a code is asked for waits for the session that follows, and ends with the wait", async () => {
  const { userId, address } = await aClient();
  const challenge = () => db.transaction((tx) => startChallenge(tx, { userId, rememberMe: false }, start));
  const [passed, givenUp] = [await challenge(), await challenge()];
  const [id, lost] = [await held({ userId, address, challenge: passed }), await held({ userId, address, challenge: givenUp })];
  const { token, viewer } = await aBrowser(userId);
  await moveHeldForms({ challenge: passed }, token);
  for (const each of [passed, givenUp]) await db.delete(signInChallenges).where(eq(signInChallenges.tokenHash, tokenHash(each)));
  expect([await findHeldForm(viewer, id, start), await findHeldForm(viewer, lost, start)]).toEqual([fields, null]);
});

test("the newest five of a person wait, each no longer than a long text, and as many an hour as the table of limits says", async () => {
  const person = await aClient();
  expect(await holdForm(person, { text: "x".repeat(MAX_HELD_LENGTH) }, start)).toBe(null);
  const most = LIMITS["held-form"].perPerson;
  const ids: string[] = [];
  for (let count = 0; count < most; count += 1) ids.push(await held(person, minutes(count / 10)));
  expect(await db.$count(heldForms, eq(heldForms.userId, person.userId))).toBe(MAX_HELD);
  expect(await findHeldForm(person, ids.at(-MAX_HELD)!, minutes(3))).toEqual(fields);
  expect(await holdForm(person, fields, minutes(3))).toBe(null);
  expect(await holdForm(person, fields, minutes(61))).not.toBe(null);
});
