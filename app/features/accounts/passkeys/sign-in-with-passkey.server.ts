import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { passkeys } from "#app/db/schema/accounts/passkeys";
import { log } from "#app/platform/log/log.server";
import { randomToken } from "#app/platform/secret.server";
import { grantConfiguredAdmin } from "../admin-role.server";
import { consumeAttempt, consumeSignIn, refundAttempt, type TooManyAttempts } from "../attempts/attempts.server";
import type { Device } from "../sessions/sessions.server";
import { completeSignIn } from "../sign-in/complete-sign-in.server";
import type { FirstFactorResult } from "../sign-in/first-factor.server";
import { beginCeremony, consumeCeremony } from "./ceremonies.server";
import { logRefusal } from "./passkeys.server";
import { relyingParty } from "./relying-party.server";
import type { Assertion } from "./schema";

/** Starts a passkey sign-in. The browser lets the person choose among its passkeys for this site, so nothing about any account is revealed. */
export async function beginEntry(address: string, at: Date) {
  const site = relyingParty();
  if (!site) return { ok: false, reason: "passkeys.unavailable" } as const;
  // Counted per network alone: no person is known yet.
  const taken = await consumeAttempt("passkey", randomToken(), address, at);
  if (!taken.ok) return taken;
  // Imports the library only when a passkey is first asked for: it would add a tenth of a second to every start.
  const { generateAuthenticationOptions } = await import("./webauthn.server");
  const options = await generateAuthenticationOptions({ rpID: site.id, userVerification: "required" });
  const token = await beginCeremony({ challenge: options.challenge, userId: null, attemptIds: taken.attempt.ids }, at);
  return { ok: true as const, options, token };
}

type Entry =
  | { ok: true; admission: FirstFactorResult; rememberMe: boolean }
  | { ok: false; reason: "passkeys.ended" | "passkeys.refused" | "accounts.suspended" }
  | TooManyAttempts;

/**
 * Signs in with a passkey. The device has verified the person, so it counts as both factors. The answer must match this browser's own
 * challenge, from this origin, by a known key whose counter has grown; every failure is the same refusal (security.md V7, V8).
 */
export async function signInWithPasskey(token: string, answer: Assertion, device: Device, at: Date): Promise<Entry> {
  const site = relyingParty();
  const ceremony = await consumeCeremony(token, null, at);
  if (!site || !ceremony) return { ok: false, reason: "passkeys.ended" };
  const [known] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, answer.id));
  if (!known || !isOwnHandle(answer, known.user.id)) return refused("unknown");
  const { passkey, user } = known;
  const { verifyAuthenticationResponse } = await import("./webauthn.server");
  const proof = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: ceremony.challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
  }).catch((error: unknown) => logRefusal("passkey refused", error));
  if (!proof?.verified) return refused("unproved", user.id);
  if (user.suspendedAt) return { ok: false, reason: "accounts.suspended" };
  return db.transaction(async (tx): Promise<Entry> => {
    const used = await tx
      .update(passkeys)
      .set({ counter: proof.authenticationInfo.newCounter, lastUsedAt: at })
      .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
      .returning({ id: passkeys.id });
    if (used.length === 0) return refused("used meanwhile", user.id);
    await refundAttempt(tx, { kind: "passkey", address: device.address, ids: ceremony.attemptIds });
    const entered = await consumeSignIn(tx, user, device, at);
    if (!entered.ok) return entered;
    await grantConfiguredAdmin(tx, user);
    const { rememberMe } = user;
    const session = await completeSignIn(tx, { user, rememberMe, device }, at);
    log("info", "signed in", { userId: user.id, by: "passkey" });
    return { ok: true, rememberMe, admission: { kind: "session", ...session, email: user.email } };
  });
}

/** A user handle, if sent, must name the owner of the stored key. */
const isOwnHandle = ({ response: { userHandle } }: Assertion, userId: string) =>
  !userHandle || Buffer.from(userHandle, "base64url").toString() === userId;

function refused(why: string, userId?: string): Entry {
  log("info", "sign-in refused", { reason: "passkeys.refused", why, userId });
  return { ok: false, reason: "passkeys.refused" };
}
