import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { sessions } from "#app/db/schema/accounts/accounts";
import { revokeAdmin, suspendPerson } from "#app/features/admin/people/people.server";
import { adminTransaction } from "#app/features/audit/admin-transaction.server";
import { changePassword } from "#app/features/profiles/security/change-password.server";
import { endOwnSessions } from "#app/features/profiles/security/security-settings.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { makeLink } from "../email-links.server";
import { resetPassword } from "../password/password-reset.server";
import { reportSignIn } from "../sign-in/report-sign-in.server";
import type { Viewer } from "../viewer";
import { findViewer, startSession } from "./sessions.server";

useDatabase();

const PASSWORD = "Correct-horse-7";
const NEW = "Another-horse-8";
const device = { address: "203.0.113.7", userAgent: "test" };

async function another({ userId }: Viewer): Promise<Viewer> {
  return (await findViewer(await startSession(db, { userId, rememberMe: false, device }, now), now))!;
}

const linkFor = async ({ userId, email }: Viewer, purpose: "reset_password" | "report_sign_in") =>
  (await makeLink(db, { userId, email, purpose }, now)).token;

/** How the owner, or another admin, stops a thief who has an admin's session. */
const SAFEGUARDS: Record<string, (owner: Viewer, other: Viewer) => Promise<unknown>> = {
  "signing the others out": (owner) => endOwnSessions(owner, owner.sessionId),
  "a changed password": (owner) => changePassword(owner, { newPassword: NEW, currentPassword: PASSWORD }, device.address, now),
  "a reset": async (owner) => resetPassword(await linkFor(owner, "reset_password"), NEW, now),
  "'this wasn't me'": async (owner) => reportSignIn(await linkFor(owner, "report_sign_in"), now),
  "a suspension": ({ userId: personId }, other) => suspendPerson(other, { personId, reason: "thief" }, now),
  "taking the role": ({ userId }, other) => revokeAdmin(other, userId),
};

/** Keeps the thief's session and role locked without a gap, by two works of which each ends once the other has begun its next. */
async function flood(thief: Viewer) {
  let begun = 0;
  const both = Promise.withResolvers<void>();
  const work = async () => {
    begun += 1;
    const own = begun;
    if (own === 4) both.resolve();
    while (begun === own) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const one = async () => {
    try {
      for (;;) await adminTransaction(thief, work);
    } finally {
      begun += 1;
    }
  };
  const ended = Promise.allSettled([one(), one()]);
  await both.promise;
  return { ended };
}

const statusOf = (settled: PromiseSettledResult<unknown>) =>
  settled.status === "rejected" && (settled.reason as { init?: ResponseInit }).init?.status;

test.each(Object.entries(SAFEGUARDS))("%s comes through while a thief's work holds session and role without a gap", async (name, press) => {
  const [owner, other] = [await anAdmin(), await anAdmin()];
  await setPassword(db, owner.userId, PASSWORD);
  const thief = await another(owner);
  const { ended } = await flood(thief);
  expect(await press(owner, other)).toMatchObject(name === "signing the others out" ? {} : { ok: true });
  expect((await ended).map(statusOf)).toEqual([401, 401]);
  expect(await db.$count(sessions, eq(sessions.id, thief.sessionId))).toBe(0);
});
