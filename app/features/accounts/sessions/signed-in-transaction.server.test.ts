import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { sessions } from "#app/db/schema/accounts/accounts";
import { saveDestination } from "#app/features/advisors/billing/payout-destination.server";
import { saveAdvisor } from "#app/features/advisors/dashboard/own-advisor.server";
import { asClient } from "#app/features/booking/life/actors.server";
import { transitionConsultation } from "#app/features/booking/life/transitions.server";
import { markPaid, withdrawMark } from "#app/features/money/outside/marks/client-marks.server";
import { saveBilling } from "#app/features/profiles/billing/billing.server";
import { endOwnSessions, saveSecuritySettings } from "#app/features/profiles/security/security-settings.server";
import { askedDuring } from "../../../../tests/support/asked-during";
import { useDatabase } from "../../../../tests/support/database";
import { setPassword } from "../../../../tests/support/passwords";
import { anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { beginDeletion } from "../deletion/deletion.server";
import { disconnectIdentity } from "../oauth/identities.server";
import { removePasskey, renamePasskey } from "../passkeys/passkeys.server";
import { replacePassword } from "../password/own-password.server";
import { renewRecoveryCodes, turnTwoFactorOff } from "../second-factor/turn-off.server";
import { beginTwoFactor } from "../second-factor/turn-on.server";
import { endOtherSessions } from "./sessions.server";

useDatabase();

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const AT = new Date();
const PASSWORD = "Correct-horse-7";
const PROOF = { password: PASSWORD, code: "000000" };
const ID = randomUUID();
const DESTINATION = { holder: "Mallory", iban: "FR7630006000011234567890189", bic: "", words: "" };
const BILLING = { billingName: "", billingEmail: "", taxId: "", addressLine1: "", addressLine2: "", city: "", postalCode: "" };

/** Actions that open, close or pay out an account, or move money. */
const VERBS: Record<string, (viewer: TestAdvisor) => Promise<unknown>> = {
  beginTwoFactor: (viewer) => beginTwoFactor(viewer, "", viewer.address, AT),
  disconnectIdentity: (viewer) => disconnectIdentity(viewer, "google", AT),
  endOwnSessions: (viewer) => endOwnSessions(viewer, viewer.sessionId),
  leave: (viewer) => beginDeletion(viewer, PROOF, viewer.address, AT),
  markPaid: (viewer) => markPaid(viewer, ID, ID, AT),
  removePasskey: (viewer) => removePasskey(viewer, ID, AT),
  renamePasskey: (viewer) => renamePasskey(viewer, ID, "x"),
  renewRecoveryCodes: (viewer) => renewRecoveryCodes(viewer, PROOF, viewer.address, AT),
  saveAdvisor: (viewer) => saveAdvisor(viewer, { hourlyRate: { was: "100", value: "1" } }, AT),
  saveBilling: (viewer) => saveBilling(viewer, { ...BILLING, stateProvince: "", country: "", version: "" } as never, AT),
  saveDestination: (viewer) => saveDestination(viewer, DESTINATION, AT),
  saveSecuritySettings: (viewer) => saveSecuritySettings(viewer, { sessionTimeout: { was: "24", value: "168" } }, AT),
  withdrawMark: (viewer) => withdrawMark(viewer, ID, ID, AT),
  transitionConsultation: (viewer) => transitionConsultation(asClient(viewer), ID, "cancel", AT),
  turnTwoFactorOff: (viewer) => turnTwoFactorOff(viewer, PROOF, viewer.address, AT),
};

async function anOwner() {
  const owner = await anAdvisor();
  await setPassword(db, owner.userId, PASSWORD);
  return owner;
}

test.each(Object.entries(VERBS))("%s writes nothing for whoever was signed out while they asked", async (_, act) => {
  const thief = await anOwner();
  await db.delete(sessions).where(eq(sessions.userId, thief.userId));
  await expect(act(thief)).rejects.toMatchObject({ init: { status: 401 } });
});

test.each([
  "saveDestination",
  "transitionConsultation",
])("%s waits for a new password that is on its way, and is refused once that has ended its session", async (name) => {
  const thief = await anOwner();
  const answer = await askedDuring(
    async (tx) => {
      await replacePassword(tx, thief.userId, null, AT);
      await endOtherSessions(tx, thief.userId);
    },
    () => VERBS[name]!(thief).catch((error: unknown) => error),
  );
  expect(answer).toMatchObject({ init: { status: 401 } });
});

/** Files that write for nobody signed in, or check the session themselves to say more than that it has ended. */
const OTHERWISE = [
  "accounts/email-change/email-change.server.ts",
  "accounts/oauth/identities.server.ts",
  "accounts/oauth/sign-in-with-provider.server.ts",
  "accounts/passkeys/passkeys.server.ts",
  "accounts/passkeys/sign-in-with-passkey.server.ts",
  "accounts/second-factor/challenge.server.ts",
  "accounts/second-factor/ending.server.ts",
  "accounts/second-factor/turn-on.server.ts",
  "profiles/security/change-password.server.ts",
];

test("whatever else of an account, its payouts and its security begins a transaction of its own is known, and looks at the session itself", () => {
  const rooms =
    "{accounts/{deletion,email-change,oauth,passkeys,second-factor},advisors/billing,profiles/{security,billing},money/outside}";
  const files = globSync(`app/features/${rooms}/*.server.ts`, { cwd: ROOT });
  const own = files.filter(
    (file) => /\bdb\.transaction\(/.test(readFileSync(path.join(ROOT, file), "utf8")) && !/erasure|forget-in/.test(file),
  );
  expect(own.map((file) => file.replace("app/features/", "")).sort()).toEqual(OTHERWISE);
});
