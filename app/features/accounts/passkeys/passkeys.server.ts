import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { and, asc, eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { identities } from "#app/db/schema/accounts/identities";
import { passkeys } from "#app/db/schema/accounts/passkeys";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { describeError, log } from "#app/platform/log/log.server";
import { consumeAccountChange } from "../attempts/own-changes.server";
import { makeLink } from "../email-links.server";
import { MAX_PASSKEYS } from "../limits";
import { isStillSignedIn } from "../sessions/sessions.server";
import { type SignedIn, signedInTransaction } from "../sessions/signed-in-transaction.server";
import { isFreshSignIn } from "../sign-in/fresh-sign-in";
import type { Viewer } from "../viewer";
import { isSelfAttested } from "./attestation.server";
import { beginCeremony, consumeCeremony } from "./ceremonies.server";
import { mailPasskeyAdded, mailPasskeyRemoved } from "./emails.server";
import { relyingParty } from "./relying-party.server";
import type { Registration } from "./schema";

type Refusal = {
  ok: false;
  reason:
    | "accounts.signInAgain"
    | "accounts.tooManyChanges"
    | "passkeys.unavailable"
    | "passkeys.tooMany"
    | "passkeys.ended"
    | "passkeys.refused"
    | "passkeys.lastWayIn";
};

/** Returns a person's own passkeys, oldest first. */
export function listPasskeys(userId: string) {
  return db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      isSynced: passkeys.isSynced,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
}

/** Counts a person's passkeys. */
export const countPasskeys = (connection: Connection, userId: string) => connection.$count(passkeys, eq(passkeys.userId, userId));

/** Starts adding a passkey: returns the options for the browser and the ceremony's token. Needs a sign-in of the last 10 minutes. */
export async function beginPasskey(viewer: Viewer, at: Date) {
  const { userId, email, name } = viewer;
  const site = relyingParty();
  if (!site) return { ok: false, reason: "passkeys.unavailable" } satisfies Refusal;
  if (!isFreshSignIn(viewer.authenticatedAt, at)) return { ok: false, reason: "accounts.signInAgain" } satisfies Refusal;
  const taken = await consumeLimit("passkey-begin", { userId, address: viewer.address }, at);
  if (!taken.ok) return { ok: false, reason: "accounts.tooManyChanges" } satisfies Refusal;
  const known = await db.select({ id: passkeys.credentialId }).from(passkeys).where(eq(passkeys.userId, userId));
  if (known.length >= MAX_PASSKEYS) return { ok: false, reason: "passkeys.tooMany" } satisfies Refusal;
  const { generateRegistrationOptions } = await import("./webauthn.server");
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userID: new TextEncoder().encode(userId),
    userName: email,
    userDisplayName: name,
    attestationType: "none",
    excludeCredentials: known,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return { ok: true as const, options, token: await beginCeremony({ challenge: options.challenge, userId }, at) };
}

interface NewPasskey {
  token: string;
  answer: Registration;
  name: string;
}

/** Stores the passkey that a device created for this person's ceremony, and sends an email about it. */
export async function finishPasskey(viewer: Viewer, { token, answer, name }: NewPasskey, at: Date): Promise<{ ok: true } | Refusal> {
  const { userId, email } = viewer;
  const site = relyingParty();
  const ceremony = await consumeCeremony(token, userId, at);
  if (!site || !ceremony) return { ok: false, reason: "passkeys.ended" };
  if (!(await isSelfAttested(answer.response.attestationObject))) return { ok: false, reason: "passkeys.refused" };
  const { verifyRegistrationResponse } = await import("./webauthn.server");
  const proof = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: ceremony.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
  }).catch((error: unknown) => logRefusal("passkey not added", error));
  if (!proof?.verified) return { ok: false, reason: "passkeys.refused" };
  const { credential, credentialDeviceType } = proof.registrationInfo;
  return db.transaction(async (tx): Promise<{ ok: true } | Refusal> => {
    if (!(await isStillSignedIn(tx, viewer))) return { ok: false, reason: "passkeys.ended" };
    // Several ceremonies can start before the first finishes.
    if ((await countPasskeys(tx, userId)) >= MAX_PASSKEYS) return { ok: false, reason: "passkeys.tooMany" };
    if (!(await consumeAccountChange(tx, viewer, at))) return { ok: false, reason: "accounts.tooManyChanges" };
    const [made] = await tx
      .insert(passkeys)
      .values({
        userId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        isSynced: credentialDeviceType === "multiDevice",
        name,
        createdAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (!made) return { ok: false, reason: "passkeys.refused" };
    await mailPasskeyAdded(tx, email, await makeLink(tx, { userId, purpose: "report_sign_in", email }, at), name);
    log("info", "passkey added", { userId });
    return { ok: true };
  });
}

/** Logs a failed ceremony; the reason appears in the log alone. */
export function logRefusal(event: string, error: unknown) {
  log("warn", event, describeError(error));
  return null;
}

/** Renames one of the viewer's own passkeys. Another person's is not found, and nothing happens. */
export async function renamePasskey(viewer: SignedIn, id: string, name: string) {
  await signedInTransaction(viewer, (tx) =>
    tx
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.userId, viewer.userId), eq(passkeys.id, id))),
  );
}

/** Removes one of the viewer's own passkeys unless it is the last way in. Needs a sign-in of the last 10 minutes. */
export function removePasskey(viewer: Viewer, id: string, at: Date): Promise<{ ok: true } | Refusal> {
  const { userId, email } = viewer;
  return signedInTransaction(viewer, async (tx) => {
    if (!isFreshSignIn(viewer.authenticatedAt, at)) return { ok: false, reason: "accounts.signInAgain" };
    // Locks the user row, so that of two sign-in methods removed at the same moment the second sees the first.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
    const own = and(eq(passkeys.userId, userId), eq(passkeys.id, id));
    const [passkey] = await tx.select().from(passkeys).where(own);
    if (!passkey) return { ok: true };
    const others = (await countPasskeys(tx, userId)) - 1 + (await tx.$count(identities, eq(identities.userId, userId)));
    if (!user?.passwordHash && others === 0) return { ok: false, reason: "passkeys.lastWayIn" };
    if (!(await consumeAccountChange(tx, viewer, at))) return { ok: false, reason: "accounts.tooManyChanges" };
    await tx.delete(passkeys).where(own);
    await mailPasskeyRemoved(tx, email, { id, name: passkey.name });
    log("info", "passkey removed", { userId });
    return { ok: true };
  });
}
