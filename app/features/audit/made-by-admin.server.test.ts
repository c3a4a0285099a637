import { globSync, readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { emailChanges } from "#app/db/schema/accounts/account-changes";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { authenticators } from "#app/db/schema/accounts/second-factor";
import { advisorInvitations } from "#app/db/schema/applications";
import { makeLink } from "#app/features/accounts/email-links.server";
import { resetPassword } from "#app/features/accounts/password/password-reset.server";
import { reportSignIn } from "#app/features/accounts/sign-in/report-sign-in.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { emailChangeToPassOn } from "#app/features/admin/people/email-change-link.server";
import { passwordLinkToPassOn } from "#app/features/admin/people/password-link.server";
import { grantAdmin, restorePerson, revokeAdmin, suspendPerson } from "#app/features/admin/people/people.server";
import { endSecondFactor } from "#app/features/admin/people/second-factor.server";
import { findInvitation } from "#app/features/applications/invitations/invitations.server";
import { inviteAgain } from "#app/features/applications/invitations/open-invitations.server";
import { tokenHash } from "#app/platform/secret.server";
import { anAdmin } from "../../../tests/support/applicants";
import { useDatabase } from "../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../tests/support/people";

useDatabase();
afterEach(() => moveConfig());

const at = new Date();
const later = new Date(at.getTime() + 1000);
const PASSWORD = "Correct-horse-7";

/** How an admin, or a thief with an admin's session, is stopped. */
const STOPS: Record<string, (admin: Viewer, other: Viewer) => Promise<unknown>> = {
  "taking the role": ({ userId }, other) => revokeAdmin(other, userId),
  "a suspension": ({ userId: personId }, other) => suspendPerson(other, { personId, reason: "thief" }, later),
  "'this wasn't me'": async ({ userId, email }) => {
    const { token } = await makeLink(db, { userId, email, purpose: "report_sign_in" }, new Date(at.getTime() - 60_000));
    return reportSignIn(token, later);
  },
};

async function linkOf(admin: Viewer, { userId }: { userId: string }) {
  const done = await passwordLinkToPassOn(admin, userId, at);
  return /token=([\w-]+)$/.exec(done.ok ? done.link : "")?.[1] ?? "";
}

let count = 0;
async function anInvitation({ userId }: Viewer) {
  count += 1;
  const token = `invitation-${count}`;
  const invitedAs = { firstName: "A", lastName: "B", areas: [], hours: [], languages: [] } as never;
  const expiresAt = new Date(at.getTime() + 3_600_000);
  const row = {
    email: `invited-${count}@example.com`,
    tokenHash: tokenHash(token),
    invitedAs,
    invitedBy: userId,
    expiresAt,
    createdAt: at,
  };
  const [made] = await db.insert(advisorInvitations).values(row).returning();
  return { token, id: made!.id };
}

test.each(
  Object.entries(STOPS),
)("%s ends links, invitations and the end of a second factor that were made in the admin's name", async (_, stop) => {
  const [admin, other, person, owner] = [await anAdmin(), await anAdmin(), await aClient(), await aClient()];
  await db.insert(authenticators).values({ userId: owner.userId, sealedSecret: Buffer.from("x"), confirmedAt: at } as never);
  expect(await endSecondFactor(admin, { personId: owner.userId, reason: "lost" }, at)).toMatchObject({ ok: true });
  const [link, ofOther, invitation] = [await linkOf(admin, person), await linkOf(other, await aClient()), await anInvitation(admin)];
  expect(await findInvitation(invitation.token, later)).not.toBeNull();
  expect(await stop(admin, other)).toMatchObject({ ok: true });
  expect(await resetPassword(link, PASSWORD, later)).toMatchObject({ ok: false });
  expect(await resetPassword(ofOther, PASSWORD, later)).toMatchObject({ ok: true });
  expect(await findInvitation(invitation.token, later)).toBeNull();
  const [kept] = await db.select().from(authenticators).where(eq(authenticators.userId, owner.userId));
  expect(kept?.endsAt).toBeNull();
});

test("an invitation of a former admin works once another has invited again, and that of a suspended one once they are reinstated", async () => {
  const [admin, other] = [await anAdmin(), await anAdmin()];
  const invitation = await anInvitation(admin);
  await suspendPerson(other, { personId: admin.userId, reason: "x" }, at);
  expect(await findInvitation(invitation.token, at)).toBeNull();
  await restorePerson(other, { personId: admin.userId }, at);
  expect(await findInvitation(invitation.token, at)).not.toBeNull();
  await db.delete(userRoles).where(eq(userRoles.userId, admin.userId));
  expect(await findInvitation(invitation.token, at)).toBeNull();
  const again = await inviteAgain(other, invitation.id, at);
  const token = again.ok ? /[\w-]{20,}$/.exec(again.link?.url ?? "")?.[0] : undefined;
  expect(await findInvitation(token ?? "", at)).not.toBeNull();
});

test("a link that was passed on ends once its person becomes an admin", async () => {
  const [admin, person] = [await anAdmin(), await aClient()];
  const link = await linkOf(admin, person);
  expect(await grantAdmin(admin, person.userId)).toMatchObject({ ok: true });
  expect(await resetPassword(link, PASSWORD, at)).toMatchObject({ ok: false });
});

test("nobody opens the account of the other side of their own consultation while another admin can", async () => {
  const [admin, other, advisor] = [await anAdmin(), await anAdmin(), await anAdvisor()];
  await aConsultation({ client: admin, advisor, at: new Date(at.getTime() - 86_400_000), status: "completed" });
  await db.insert(authenticators).values({ userId: advisor.userId, sealedSecret: Buffer.from("x"), confirmedAt: at } as never);
  const refused = { ok: false, reason: "ownMatter" };
  expect(await passwordLinkToPassOn(admin, advisor.userId, at)).toEqual(refused);
  expect(await endSecondFactor(admin, { personId: advisor.userId, reason: "x" }, at)).toEqual(refused);
  expect(await linkOf(other, advisor)).not.toBe("");
  await db.update(users).set({ suspendedAt: at });
  await db.update(users).set({ suspendedAt: null }).where(eq(users.id, admin.userId));
  await db.update(users).set({ suspendedAt: null }).where(eq(users.id, advisor.userId));
  expect(await linkOf(admin, advisor)).not.toBe("");
});

/** Every column that names who did something, and what becomes of it once they are no admin. */
const NAMED_BY: Record<string, string> = {
  "applications.invitedBy": "works while they are an admin",
  "applications.reviewedBy": "is done",
  "applications.assignedTo": "does nothing by itself",
  "booking.closedBy": "is done",
  "catalog.decidedBy": "is done",
  "ledger.paidBy": "is done",
  "messages.closedBy": "is done",
  "own-texts.savedBy": "waits for an admin to publish it",
  "rules.createdBy": "is done",
  "section-saves.savedBy": "is done",
};

test("every column that names who did something is one of which somebody has said what becomes of it", () => {
  const schemas = globSync("app/db/schema/**/*.ts").filter((file) => !file.includes(".test."));
  const found = schemas.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(\w+(?:By|To)): uuid\([^)]*\)\s*\.references\(\(\) => users\.id/g)].map(
      ([, name]) => `${file.replace(/.*\//, "").replace(".ts", "")}.${name}`,
    ),
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(NAMED_BY).sort());
});

test("the change of an address whose link a stopped admin has passed on ends, others stay", async () => {
  const [admin, other, person, unconcerned] = [await anAdmin(), await anAdmin(), await aClient(), await aClient()];
  for (const { userId } of [person, unconcerned]) {
    const [oldTokenHash, newTokenHash] = [tokenHash(`old ${userId}`), tokenHash(`new ${userId}`)];
    const expiresAt = new Date(at.getTime() + 3_600_000);
    await db
      .insert(emailChanges)
      .values({ userId, newEmail: `${userId}@example.com`, oldTokenHash, newTokenHash, expiresAt, createdAt: at });
  }
  expect(await emailChangeToPassOn(admin, person.userId, at)).toMatchObject({ ok: true });
  expect(await suspendPerson(other, { personId: admin.userId, reason: "thief" }, later)).toMatchObject({ ok: true });
  expect((await db.select().from(emailChanges)).map(({ userId }) => userId)).toEqual([unconcerned.userId]);
});
