import { randomUUID } from "node:crypto";
import { eq, type SQL, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { sessions, users } from "#app/db/schema/accounts/accounts";
import { consultations } from "#app/db/schema/booking";
import { onStatement } from "#app/db/statement-times.server";
import { suspendPerson } from "#app/features/admin/people/people.server";
import { withdrawConsultation } from "#app/features/booking/life/consultations.server";
import { agreeToOtherTime, proposeOtherTime } from "#app/features/booking/life/reschedule.server";
import { changePassword } from "#app/features/profiles/security/change-password.server";
import { endOwnSessions } from "#app/features/profiles/security/security-settings.server";
import { mailsTo, tokenIn } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { makeLink } from "../email-links.server";
import { resetPassword } from "../password/password-reset.server";
import { reportSignIn } from "../sign-in/report-sign-in.server";
import { confirmByLink } from "../sign-up/confirmation.server";
import { signUp } from "../sign-up/sign-up.server";
import type { Viewer } from "../viewer";
import { findViewer, startSession } from "./sessions.server";

useDatabase();

const PASSWORD = "Correct-horse-7";
const NEW = "Another-horse-8";
const device = { address: "203.0.113.7", userAgent: "test" };

beforeEach(() => db.delete(consultations));

async function another({ userId }: Viewer): Promise<Viewer> {
  return (await findViewer(await startSession(db, { userId, rememberMe: false, device }, now), now))!;
}

const linkFor = async ({ userId, email }: Pick<Viewer, "userId" | "email">, purpose: "reset_password" | "report_sign_in") =>
  (await makeLink(db, { userId, email, purpose }, now)).token;

/** How the owner, or an admin, ends what somebody else does in another session. */
const ENDINGS: Record<string, (owner: Viewer) => Promise<unknown>> = {
  "signing the others out": (owner) => endOwnSessions(owner, owner.sessionId),
  "a changed password": (owner) => changePassword(owner, { newPassword: NEW, currentPassword: PASSWORD }, device.address, now),
  "a reset": async (owner) => resetPassword(await linkFor(owner, "reset_password"), NEW, now),
  "'this wasn't me'": async (owner) => reportSignIn(await linkFor(owner, "report_sign_in"), now),
  "a suspension": async ({ userId: personId }) => suspendPerson(await anAdmin(), { personId, reason: "thief" }, now),
};

const busy = ({ advisorId = "" }) => sql`select from advisers where id = ${advisorId} for no key update`;

/** Runs both at once: the first waits for what is held when the other comes. Returns what they said, and the deadlocks meanwhile. */
async function crossed(held: SQL, step: () => Promise<unknown>, ending: () => Promise<unknown>) {
  const codes: (string | null)[] = [];
  const stop = onStatement((_ms, _text, code) => void codes.push(code));
  const waiting = sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const untilWaiting = async (many: number) => {
    while (Number((await db.execute(waiting)).rows[0]?.n) < many);
  };
  const asked: Promise<unknown>[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(held);
    asked.push(step());
    await untilWaiting(1);
    asked.push(ending());
    await untilWaiting(2);
  });
  const said = await Promise.all(asked);
  stop();
  return { said, deadlocks: codes.filter((code) => code === "40P01").length };
}

test.each(Object.entries(ENDINGS))("%s waits for a step of the session that it ends, and ends it", async (_, end) => {
  const { client, advisor, id } = await aRequest();
  await setPassword(db, client.userId, PASSWORD);
  await proposeOtherTime(advisor, id, { time: later(noon, 24).toISOString() }, now);
  const thief = await another(client);
  const { said, deadlocks } = await crossed(
    busy(advisor),
    () => agreeToOtherTime(thief, id, undefined, now),
    () => end(client),
  );
  expect(deadlocks).toBe(0);
  expect(said).toEqual([expect.objectContaining({ ok: true }), expect.anything()]);
  expect(await db.$count(sessions, eq(sessions.id, thief.sessionId))).toBe(0);
});

test("suspending an advisor waits for a client's step with them", async () => {
  const { client, advisor, id } = await aRequest();
  const { said, deadlocks } = await crossed(
    busy(advisor),
    () => withdrawConsultation(client, id, now, { key: randomUUID(), reason: "x" }),
    () => ENDINGS["a suspension"]!(advisor),
  );
  expect({ deadlocks, said }).toMatchObject({ deadlocks: 0, said: [{ ok: true }, { ok: true }] });
});

test("of the links of one person's mails, pressed at once, none fails", async () => {
  const email = "pressed-at-once@example.com";
  await signUp({ email, password: PASSWORD, category: null, returnTo: null }, device.address, now);
  const [user] = await db.select().from(users).where(eq(users.email, email));
  const [mail] = await mailsTo(email);
  const reset = await linkFor({ userId: user!.id, email }, "reset_password");
  const { said, deadlocks } = await crossed(
    sql`select from users where id = ${user!.id} for update`,
    () => confirmByLink(tokenIn(mail), { device, password: PASSWORD, signUpId: null }, now),
    () => resetPassword(reset, NEW, now),
  );
  expect(deadlocks).toBe(0);
  expect(said.map((answer) => (answer as { ok: boolean }).ok)).toContain(true);
});
