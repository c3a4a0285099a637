import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { sessions, userRoles, users } from "#app/db/schema/accounts/accounts";
import { makeLink } from "#app/features/accounts/email-links.server";
import { reportSignIn } from "#app/features/accounts/sign-in/report-sign-in.server";
import type { Viewer } from "#app/features/accounts/viewer";

/** The owner of an account presses the button of the mail about what was done in it. */
export async function reports({ userId, email }: Viewer) {
  const { token } = await makeLink(db, { userId, email, purpose: "report_sign_in" }, new Date(Date.now() - 30_000));
  return reportSignIn(token, new Date(Date.now() + 1000));
}

export const isAdmin = async ({ userId }: Viewer) => (await db.$count(userRoles, eq(userRoles.userId, userId))) > 0;
export const asAdmin = (person: Viewer): Viewer => ({ ...person, isAdmin: true });

/** An admin whose sessions were ended, with a new one. */
export async function signsInAnew(person: Viewer): Promise<Viewer> {
  const opened = { userId: person.userId, tokenHash: randomBytes(32), expiresAt: new Date(Date.now() + 1e9) };
  const [session] = await db.insert(sessions).values(opened).returning();
  return { ...asAdmin(person), sessionId: session!.id, authenticatedAt: new Date() };
}

export const suspendedAt = async ({ userId }: Viewer) =>
  (await db.select({ at: users.suspendedAt }).from(users).where(eq(users.id, userId)))[0]?.at ?? null;
