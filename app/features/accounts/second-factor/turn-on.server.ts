import { and, eq, isNull } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { securitySettings } from "#app/db/schema/accounts/accounts";
import { authenticators } from "#app/db/schema/accounts/second-factor";
import { siteName } from "#app/platform/brand/current-brand.server";
import { log } from "#app/platform/log/log.server";
import { drawCode } from "#app/platform/qr-code.server";
import { openSecretOrNull, sealSecret } from "#app/platform/sealed-secret.server";
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

/** A person's second factor as their own Security tab shows it. A secret is shown only to the session that began, and only until it is confirmed. */
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

/** Makes a secret for a person who proves to be the owner. Nothing is asked for at sign-in until its first code was right. Throws TooBusy. */
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

/** Forgets a secret that was never confirmed. */
export async function cancelTwoFactor({ userId }: Viewer) {
  await db.delete(authenticators).where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)));
}

type TurnedOn =
  | { ok: true; recoveryCodes: string[] }
  | { ok: false; reason: "secondFactor.codeWrong" | "secondFactor.setupEnded" | "secondFactor.tooManyCodes" };

/**
 * Turns the second factor on by the first right code of the app, and only by it (security.md V6). Other sessions end, and the secret address for calendars, a mail tells it, and the
 * ten recovery codes are returned, once.
 */
export function confirmTwoFactor(viewer: Viewer, code: string, at: Date): Promise<TurnedOn> {
  const { userId, email, sessionId } = viewer;
  return db.transaction(async (tx) => {
    const [kept] = await tx.select().from(authenticators).where(eq(authenticators.userId, userId)).for("update");
    const isMine = kept && !kept.confirmedAt && kept.setupSessionId === sessionId && at < minutesAfter(kept.createdAt, SETUP_MINUTES);
    if (!isMine || !(await isStillSignedIn(tx, viewer))) return { ok: false, reason: "secondFactor.setupEnded" };
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

/** Writes the one setting that sign-in asks. For the verbs of this folder alone. */
export async function switchTwoFactor(tx: Transaction, userId: string, twoFactorEnabled: boolean, at: Date) {
  await tx
    .insert(securitySettings)
    .values({ userId, twoFactorEnabled, updatedAt: at })
    .onConflictDoUpdate({ target: securitySettings.userId, set: { twoFactorEnabled, updatedAt: at } });
}
