import { findTwoFactor } from "#app/features/accounts/second-factor/turn-on.server";
import { answerOrUnreachable } from "#app/features/autosave/answer-or-unreachable";
import { postedAnswer } from "#app/features/autosave/posted-answer";
import type { FormAnswer } from "#app/features/autosave/use-form-answer";
import { DeviceList } from "#app/features/profiles/security/device-list";
import { PasswordForm } from "#app/features/profiles/security/password-form";
import { SecurityForm } from "#app/features/profiles/security/security-form";
import { securityFields } from "#app/features/profiles/security/security-settings";
import { findSecuritySettings, saveSecuritySettings } from "#app/features/profiles/security/security-settings.server";
import { answerFields, readPosted } from "#app/forms/posted-form.server";
import { refuseForm } from "#app/forms/refuse.server";
import type { TextsHandle } from "#app/languages/needed-texts";
import { addressContext, viewerContext } from "#app/middleware/viewer";
import { now } from "#app/platform/clock.server";
import { asksAnewOf } from "#app/ui/connection/asks-anew";
import type { Route } from "./+types/security";
import { AccountPart } from "./account";
import { answerAccount, findAccount, isOfAccount } from "./account.server";
import { answerDevices, findDevices, isOfDevices } from "./devices.server";
import { PasskeyPart } from "./passkeys";
import { answerPasskey, findPasskeys, isOfPasskeys } from "./passkeys.server";
import { answerPassword } from "./password.server";
import { TwoFactorPart } from "./two-factor";
import { answerTwoFactor, isTwoFactor } from "./two-factor.server";

export const handle = {
  texts: ["accounts", "copying", "deletion", "emailChange", "names-topics", "passkeys", "profiles", "secondFactor"],
} satisfies TextsHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return null;
  const at = now();
  const [settings, devices, twoFactor, account, passkeys] = await Promise.all([
    findSecuritySettings(viewer.userId),
    findDevices(viewer, at),
    findTwoFactor(viewer, at),
    findAccount(viewer, at),
    findPasskeys(viewer.userId, request),
  ]);
  return { at, settings, ...devices, twoFactor, account, passkeys };
}

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readPosted(request, context);
  if (isOfAccount(posted)) return answerAccount(posted, { request, address: context.get(addressContext) });
  if (isOfDevices(posted)) return answerDevices(posted, request);
  if (isOfPasskeys(posted)) return answerPasskey(posted, request);
  if (isTwoFactor(posted)) return answerTwoFactor(posted, context.get(addressContext));
  switch (posted.intent) {
    case "security":
      return answerFields(posted, {
        fields: securityFields,
        save: (changes) => saveSecuritySettings(posted.viewer, changes, now()),
        saved: "profiles.securityUpdated",
        failed: "profiles.securityFailed",
      });
    case "password":
      return answerPassword(posted, context.get(addressContext));
    default:
      return refuseForm();
  }
}

/** Reloads after a refused deletion, to list what prevents it now. */
export const shouldRevalidate = asksAnewOf("leave");

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrUnreachable(serverAction());

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return null;
  const { settings, devices, twoFactor, account, passkeys, hasCalendar, at } = loaderData;
  const passwordAnswer = postedAnswer(actionData, ["password"]) as FormAnswer | null;
  return (
    <>
      <SecurityForm values={settings} answer={postedAnswer(actionData, ["security"])} />
      <TwoFactorPart state={twoFactor} hasCalendar={hasCalendar} answer={actionData} />
      <PasskeyPart {...passkeys} at={at} answer={actionData} />
      <PasswordForm answer={passwordAnswer} />
      <DeviceList devices={devices} hasCalendar={hasCalendar} at={at} />
      <AccountPart {...account} needsCode={twoFactor.kind === "on"} answer={actionData} />
    </>
  );
}
