import { and, eq, isNull } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { securitySettings } from "#app/db/schema/accounts/accounts";
import { authenticators } from "#app/db/schema/accounts/second-factor";
import { siteName } from "#app/platform/brand/current-brand.server";
import { log } from "#app/platform/log/log.server";
import { drawCode } from "#app/platform/qr-code.server";
import { openSecretOrNull, sealSecret } from "#app/platform/sealed/sealed-secret.server";
import { makeLink } from "../email-links.server";
import { type Reauthentication, reauthenticate } from "../password/reauthentication.server";
import { isStillSignedIn } from "../sessions/sessions.server";
import { signOthersOut } from "../sessions/sign-others-out.server";
import { signedInTransaction } from "../sessions/signed-in-transaction.server";
import type { Viewer } from "../viewer";
import { mailTwoFactorOn } from "./emails.server";
import { countRecoveryCodes, makeRecoveryCodes } from "./recovery-codes.server";
import { makeSecret, secretUri, stepOfCode } from "./time-codes.server";
import type { TwoFactorState } from "./two-factor-state";
import { countWrongCode, isBudgetSpent, minutesAfter, SETUP_MINUTES } from "./wrong-codes";

/** Returns the viewer's second factor for their Security tab. A secret is shown only to the session that began, until it is confirmed. */
export async function findTwoFactor({ userId, sessionId, email }: Viewer, at: Date): Promise<TwoFactorState> {
  const [kept] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  if (kept?.confirmedAt)
    return { kind: "on", since: kept.confirmedAt, codesLeft: await countRecoveryCodes(db, userId), endsAt: kept.endsAt };
  if (!kept || kept.setupSessionId !== sessionId || minutesAfter(kept.createdAt, SETUP_MINUTES) <= at) return { kind: "off" };
  const secret = openSecretOrNull("authenticator secrets", userId, kept.sealedSecret);
  if (!secret) return { kind: "off" };
  const uri = secretUri(secret, { issuer: siteName(), label: email });
  return { kind: "setup", secret, uri, picture: drawCode(uri) };
}

/** Creates a secret once the viewer proves to be the owner. Sign-in does not require it until the first code is confirmed. Throws TooBusy. */
export async function beginTwoFactor(viewer: Viewer, password: string, address: string, at: Date): Promise<Reauthentication> {
  const proof = await reauthenticate(viewer, { password }, address, at);
  if (!proof.ok) return proof;
  const { userId, sessionId } = viewer;
  const begun = {
    sealedSecret: sealSecret("authenticator secrets", userId, makeSecret()),
    setupSessionId: sessionId,
    createdAt: at,
    wrongCodes: 0,
    wrongSince: null,
  };
  await signedInTransaction(viewer, (tx) =>
    tx
      .insert(authenticators)
      .values({ userId, ...begun })
      .onConflictDoUpdate({ target: authenticators.userId, set: begun, setWhere: isNull(authenticators.confirmedAt) }),
  );
  return { ok: true };
}

/** Deletes an unconfirmed secret. */
export async function cancelTwoFactor({ userId }: Viewer) {
  await db.delete(authenticators).where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)));
}

type TurnedOn =
  | { ok: true; recoveryCodes: string[] }
  | { ok: false; reason: "secondFactor.codeWrong" | "secondFactor.setupEnded" | "secondFactor.tooManyCodes" };

/**
 * Turns the second factor on with the app's first valid code, and only with it (security.md V6). Ends other sessions and the secret
 * calendar address, sends an email, and returns the ten recovery codes, once.
 */
export function confirmTwoFactor(viewer: Viewer, code: string, at: Date): Promise<TurnedOn> {
  const { userId, email, sessionId } = viewer;
  return db.transaction(async (tx) => {
    const isSignedIn = await isStillSignedIn(tx, viewer);
    const [kept] = await tx.select().from(authenticators).where(eq(authenticators.userId, userId)).for("update");
    const isMine = kept && !kept.confirmedAt && kept.setupSessionId === sessionId && at < minutesAfter(kept.createdAt, SETUP_MINUTES);
    if (!isMine || !isSignedIn) return { ok: false, reason: "secondFactor.setupEnded" };
    if (isBudgetSpent(kept, at)) return { ok: false, reason: "secondFactor.tooManyCodes" };
    const secret = openSecretOrNull("authenticator secrets", userId, kept.sealedSecret);
    const step = secret === null ? null : stepOfCode(secret, code.replaceAll(/\s/g, ""), at);
    if (step === null) {
      await tx.update(authenticators).set(countWrongCode(kept, at)).where(eq(authenticators.userId, userId));
      return { ok: false, reason: "secondFactor.codeWrong" };
    }
    const confirmed = { confirmedAt: at, lastStep: step, setupSessionId: null, wrongCodes: 0, wrongSince: null };
    await tx.update(authenticators).set(confirmed).where(eq(authenticators.userId, userId));
    await switchTwoFactor(tx, userId, true, at);
    const ended = await signOthersOut(tx, userId, sessionId);
    await mailTwoFactorOn(tx, email, { ...(await makeLink(tx, { userId, purpose: "report_sign_in", email }, at)), ...ended });
    log("info", "two-factor turned on", { userId });
    return { ok: true, recoveryCodes: await makeRecoveryCodes(tx, userId, at) };
  });
}

/** Writes the one setting that sign-in reads. Only for the actions in this folder. */
export async function switchTwoFactor(tx: Transaction, userId: string, twoFactorEnabled: boolean, at: Date) {
  await tx
    .insert(securitySettings)
    .values({ userId, twoFactorEnabled, updatedAt: at })
    .onConflictDoUpdate({ target: securitySettings.userId, set: { twoFactorEnabled, updatedAt: at } });
}
