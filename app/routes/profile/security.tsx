import { z } from "zod";
import { findTwoFactor } from "#app/features/accounts/second-factor/turn-on.server";
import { endListedSession, listSessions } from "#app/features/accounts/sessions/sessions.server";
import { describeDevice } from "#app/features/accounts/sign-in/device";
import { answerOrAway } from "#app/features/autosave/answer-or-away";
import { postedAnswer } from "#app/features/autosave/posted-answer";
import type { FormAnswer } from "#app/features/autosave/use-form-answer";
import { DeviceList } from "#app/features/profiles/security/device-list";
import { PasswordForm } from "#app/features/profiles/security/password-form";
import { SecurityForm } from "#app/features/profiles/security/security-form";
import { securityFields } from "#app/features/profiles/security/security-settings";
import { endOwnSessions, findSecuritySettings, saveSecuritySettings } from "#app/features/profiles/security/security-settings.server";
import { answerFields, type PostedForm, readPosted } from "#app/forms/posted-form.server";
import { refuseForm } from "#app/forms/refuse.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { endedSessionCookie } from "#app/middleware/session-cookie";
import { addressContext, viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { asksAnewOf } from "#app/ui/connection/asks-anew";
import type { Route } from "./+types/security";
import { AccountPart } from "./account";
import { answerAccount, findAccount, isOfAccount } from "./account.server";
import { PasskeyPart } from "./passkeys";
import { answerPasskey, findPasskeys, isOfPasskeys } from "./passkeys.server";
import { answerPassword } from "./password.server";
import { TwoFactorPart } from "./two-factor";
import { answerTwoFactor, isTwoFactor } from "./two-factor.server";

export const handle = {
  texts: ["accounts", "deletion", "emailChange", "names-topics", "passkeys", "profiles", "secondFactor"],
} satisfies TextsHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return null;
  const at = now();
  const [settings, sessions, twoFactor, account, passkeys] = await Promise.all([
    findSecuritySettings(viewer.userId),
    listSessions(viewer.userId, at),
    findTwoFactor(viewer, at),
    findAccount(viewer, at),
    findPasskeys(viewer.userId, request),
  ]);
  const devices = sessions.map(({ userAgent, expiresAt: _, ...session }) => ({
    ...session,
    ...describeDevice(userAgent),
    isThis: session.id === viewer.sessionId,
  }));
  return { at, settings, devices, twoFactor, account, passkeys };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readPosted(request, context);
  if (isOfAccount(posted)) return answerAccount(posted, context.get(addressContext));
  if (isOfPasskeys(posted)) return answerPasskey(posted, request);
  if (isTwoFactor(posted)) return answerTwoFactor(posted, context.get(addressContext));
  switch (posted.intent) {
    case "security":
      return answerFields(posted, {
        fields: securityFields,
        save: (changes) => saveSecuritySettings(posted.viewer.userId, changes, now()),
        saved: "profiles.securityUpdated",
        failed: "profiles.securityFailed",
      });
    case "password":
      return answerPassword(posted, context.get(addressContext));
    case "end-session":
      return answerEndSession(posted);
    case "end-other-sessions":
      await endOwnSessions(posted.viewer.userId, posted.viewer.sessionId);
      return redirectWithToast(posted.page, { text: "profiles.devicesEnded" });
    case "end-all-sessions":
      await endOwnSessions(posted.viewer.userId);
      return signedOut();
    default:
      return refuseForm();
  }
}

/** What stands in the way of leaving by now is named with the refusal. */
export const shouldRevalidate = asksAnewOf("leave");

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrAway(serverAction());

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return null;
  const { settings, devices, twoFactor, account, passkeys, at } = loaderData;
  const passwordAnswer = postedAnswer(actionData, ["password"]) as FormAnswer | null;
  return (
    <>
      <SecurityForm values={settings} answer={postedAnswer(actionData, ["security"])} />
      <TwoFactorPart state={twoFactor} answer={actionData} />
      <PasskeyPart {...passkeys} at={at} answer={actionData} />
      <PasswordForm answer={passwordAnswer} />
      <DeviceList devices={devices} at={at} />
      <AccountPart {...account} needsCode={twoFactor.kind === "on"} answer={actionData} />
    </>
  );
}

const endSessionSchema = z.strictObject({ sessionId: z.uuid() });

/** Ends one of the person's own sessions. Ending the one in use is signing out. */
async function answerEndSession(posted: PostedForm) {
  const read = endSessionSchema.safeParse(posted.values);
  if (!read.success) return refuseForm();
  await endListedSession(posted.viewer.userId, read.data.sessionId);
  return read.data.sessionId === posted.viewer.sessionId ? signedOut() : redirectWithToast(posted.page, { text: "profiles.deviceEnded" });
}

const signedOut = () => redirectWithToast("/auth", { text: "accounts.signedOut" }, [["set-cookie", endedSessionCookie()]]);
