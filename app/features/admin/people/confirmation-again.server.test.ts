import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { auditLog, outbox } from "#app/db/schema/operations";
import { isLinkOpen } from "#app/features/accounts/email-links.server";
import { LINK_HOURS } from "#app/features/accounts/limits";
import { findConfirmation } from "#app/features/accounts/sign-up/own-sign-up.server";
import { signUp } from "#app/features/accounts/sign-up/sign-up.server";
import { holdHour } from "#app/features/booking/hour/hold-hour.server";
import { hourPath, readHourSelection } from "#app/features/booking/hour/hour-selection";
import { openOffer } from "#app/features/booking/hour/offer.server";
import { readChosenHour } from "#app/features/booking/hour/read-hour.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, anAdvisor } from "../../../../tests/support/people";
import { confirmationToPassOn, mailConfirmationAgain } from "./confirmation-again.server";

useDatabase();
afterEach(() => moveConfig());

const AT = new Date("2026-06-01T09:00:00Z");

const LATER = new Date(AT.getTime() + 60_000);

async function someWaiting() {
  const waiting = await aClient();
  await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, waiting.userId));
  return waiting;
}

test("where no mail is sent an admin gets a link to confirm that works, and it is written down without the link", async () => {
  const [admin, waiting] = [await anAdmin(), await someWaiting()];
  const done = await confirmationToPassOn(admin, waiting.userId, AT);
  const token = /\/auth\/confirm\?token=([\w-]+)$/.exec(done.ok ? done.link : "")?.[1] ?? "";
  expect(await isLinkOpen(token, "confirm_email", AT)).toBe(true);
  expect(await mailsTo(waiting.email)).toEqual([]);
  const written = await db.select().from(auditLog).where(eq(auditLog.subjectId, waiting.userId));
  expect(written.map(({ action, actorId }) => [action, actorId])).toEqual([["person.confirmation-link", admin.userId]]);
  expect(JSON.stringify(written)).not.toContain(token);
});

test("with a mail server, of a confirmed account and of a suspended one there is no link to pass on", async () => {
  const [admin, waiting, confirmed] = [await anAdmin(), await someWaiting(), await aClient()];
  const refused = { ok: false, reason: "noLinkToPassOn" };
  expect(await confirmationToPassOn(admin, confirmed.userId, AT)).toEqual(refused);
  moveConfig({ ...process.env, SMTP_URL: "smtp://localhost:1" });
  expect(await confirmationToPassOn(admin, waiting.userId, AT)).toEqual(refused);
  moveConfig();
  await db.update(users).set({ suspendedAt: AT }).where(eq(users.id, waiting.userId));
  expect(await confirmationToPassOn(admin, waiting.userId, AT)).toEqual(refused);
});

test("a link from an admin brings what was given with the newest sign-up into the browser that gave it, and leads on to where it was; into no other", async () => {
  const admin = await anAdmin();
  const email = "nora@example.com";
  const entry = { email, password: "Correct-horse-7", category: "business", returnTo: "/advisors/ann" } as const;
  const [first, own] = [
    await signUp({ ...entry, password: "Strangers-horse-8" }, "203.0.113.7", AT),
    await signUp(entry, "203.0.113.7", LATER),
  ];
  const [person] = await db.select().from(users).where(eq(users.email, email));
  const passedOn = await confirmationToPassOn(admin, person!.id, LATER);
  await mailConfirmationAgain(admin, person!.id, LATER);
  const mails = await mailsTo(email);
  for (const text of [passedOn.ok ? passedOn.link : "", mails[0]?.text ?? ""]) {
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? "";
    expect(await findConfirmation(token, own.ok ? own.signUpId : null, LATER)).toMatchObject({
      returnTo: "/advisors/ann",
      passwordHash: expect.any(String),
      category: "business",
    });
    for (const other of [null, first.ok ? first.signUpId : null])
      expect(await findConfirmation(token, other, LATER)).toMatchObject({ passwordHash: null });
  }
});

test("of a sign-up whose own link is over a link from an admin brings nothing, and the password is chosen anew", async () => {
  const admin = await anAdmin();
  const email = "nell@example.com";
  const own = await signUp({ email, password: "Correct-horse-7", category: "business", returnTo: "/advisors/ann" }, "203.0.113.7", AT);
  const [person] = await db.select().from(users).where(eq(users.email, email));
  const over = new Date(AT.getTime() + LINK_HOURS.confirm_email * 3_600_000);
  const passedOn = await confirmationToPassOn(admin, person!.id, over);
  const token = /token=([\w-]+)/.exec(passedOn.ok ? passedOn.link : "")?.[1] ?? "";
  const found = await findConfirmation(token, own.ok ? own.signUpId : null, over);
  expect(found).toMatchObject({ passwordHash: null, returnTo: null });
});

test("a link from an admin leads back to the hour that the sign-up asked for, and its mail names the hour while it is held", async () => {
  const [admin, advisor] = [await anAdmin(), await anAdvisor()];
  const email = "mona@example.com";
  const selection = { ...readHourSelection(new URLSearchParams()), time: "2026-06-03T12:00:00.000Z" };
  const hour = await readChosenHour(null, advisor.slug, selection, AT);
  const offer = openOffer(hour?.offer ?? "");
  const hold = await holdHour(offer!, { durationMinutes: 60, urgency: "normal", note: "" }, { address: "203.0.113.7" }, AT);
  const returnTo = hourPath(advisor.slug, { ...selection, hold: hold.ok ? hold.id : "" });
  await signUp({ email, password: "Correct-horse-7", category: null, returnTo }, "203.0.113.7", AT);
  const [person] = await db.select().from(users).where(eq(users.email, email));
  const next = `next=${encodeURIComponent(returnTo)}`;
  expect(await confirmationToPassOn(admin, person!.id, LATER)).toMatchObject({ ok: true, link: expect.stringContaining(next) });
  await db.delete(outbox);
  await mailConfirmationAgain(admin, person!.id, LATER);
  const [mail] = await mailsTo(email);
  expect([mail?.text.includes(next), mail?.text.includes("held for you until")]).toEqual([true, true]);
  await db.delete(outbox);
  await mailConfirmationAgain(admin, person!.id, new Date(AT.getTime() + 20 * 3_600_000));
  const [late] = await mailsTo(email);
  expect([late?.text.includes(next), late?.text.includes("held for you until")]).toEqual([true, false]);
});
