import { and, eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { identities } from "#app/db/schema/accounts/identities";
import { log } from "#app/platform/log/log.server";
import { consumeAccountChange } from "../attempts/own-changes.server";
import { makeLink } from "../email-links.server";
import { countPasskeys } from "../passkeys/passkeys.server";
import { isStillSignedIn } from "../sessions/sessions.server";
import { signedInTransaction } from "../sessions/signed-in-transaction.server";
import { isFreshSignIn } from "../sign-in/fresh-sign-in";
import type { Viewer } from "../viewer";
import { mailConnected, mailDisconnected } from "./emails.server";
import type { ProviderClaims } from "./provider-client.server";
import type { Provider } from "./providers";

/**
 * Returns the account of an identity, by issuer and subject alone (security.md, ASVS 6.8.1). A row lock keeps it connected until the
 * transaction ends; a concurrent disconnect waits, then ends what this began.
 */
export async function findByIdentity(connection: Connection, { issuer, subject }: Pick<ProviderClaims, "issuer" | "subject">) {
  const [found] = await connection
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .for("key share", { of: identities });
  return found?.user ?? null;
}

/** Returns a person's own sign-in methods: connected accounts, and whether there is a password. */
export async function listSignInMethods(userId: string) {
  const [connected, [user]] = await Promise.all([
    db.select({ provider: identities.provider, email: identities.email }).from(identities).where(eq(identities.userId, userId)),
    db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId)),
  ]);
  return { connected, hasPassword: Boolean(user?.passwordHash) };
}

type Connected =
  | { ok: true }
  | { ok: false; reason: "oauth.connectedElsewhere" | "oauth.connectedAnother" | "accounts.signInAgain" | "accounts.tooManyChanges" };

/** Connects a provider account to the viewer's. Refused if it belongs to another person, or is a second one of the same provider. */
export function connectIdentity(
  viewer: Pick<Viewer, "userId" | "email" | "sessionId" | "address">,
  provider: Provider,
  claims: ProviderClaims,
  at: Date,
): Promise<Connected> {
  const { userId } = viewer;
  const { issuer, subject, email } = claims;
  return db.transaction(async (tx) => {
    if (!(await isStillSignedIn(tx, viewer))) return { ok: false, reason: "accounts.signInAgain" };
    const made = await tx
      .insert(identities)
      .values({ userId, provider, issuer, subject, email, createdAt: at })
      .onConflictDoNothing()
      .returning();
    if (made[0]) {
      if (!(await consumeAccountChange(tx, viewer, at))) {
        await tx.delete(identities).where(eq(identities.id, made[0].id));
        return { ok: false, reason: "accounts.tooManyChanges" };
      }
      const link = await makeLink(tx, { userId, purpose: "report_sign_in", email: viewer.email }, at);
      await mailConnected(tx, viewer.email, link, { provider, account: email });
      log("info", "identity connected", { userId, provider });
      return { ok: true };
    }
    const owner = await findByIdentity(tx, claims);
    if (owner?.id === userId) return { ok: true };
    return { ok: false, reason: owner ? "oauth.connectedElsewhere" : "oauth.connectedAnother" };
  });
}

type Disconnected = { ok: true } | { ok: false; reason: "oauth.lastWayIn" | "accounts.signInAgain" | "accounts.tooManyChanges" };

/** Disconnects an identity unless it is the last way in (a password, identity or passkey must stay). Needs a sign-in of the last 10 minutes. */
export function disconnectIdentity(viewer: Viewer, provider: Provider, at: Date): Promise<Disconnected> {
  const { userId, email } = viewer;
  return signedInTransaction(viewer, async (tx) => {
    if (!isFreshSignIn(viewer.authenticatedAt, at)) return { ok: false, reason: "accounts.signInAgain" };
    // Locks the user row, so that of two disconnects at the same moment the second sees the first.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
    const connected = await tx.select().from(identities).where(eq(identities.userId, userId));
    const identity = connected.find((candidate) => candidate.provider === provider);
    if (!identity) return { ok: true };
    if (!user?.passwordHash && connected.length === 1 && (await countPasskeys(tx, userId)) === 0)
      return { ok: false, reason: "oauth.lastWayIn" };
    if (!(await consumeAccountChange(tx, viewer, at))) return { ok: false, reason: "accounts.tooManyChanges" };
    await tx.delete(identities).where(eq(identities.id, identity.id));
    await mailDisconnected(tx, email, { provider, id: identity.id, account: identity.email });
    log("info", "identity disconnected", { userId, provider });
    return { ok: true };
  });
}
