import { data } from "react-router";
import { z } from "zod";
import { deviceName } from "#app/features/accounts/emails.server";
import { beginPasskey, finishPasskey, listPasskeys, removePasskey, renamePasskey } from "#app/features/accounts/passkeys/passkeys.server";
import { relyingPartyOf } from "#app/features/accounts/passkeys/relying-party.server";
import { passkeyNameSchema, registrationSchema } from "#app/features/accounts/passkeys/schema";
import { describeDevice } from "#app/features/accounts/sign-in/device";
import { answerWork, type PostedForm } from "#app/forms/posted-form.server";
import { refuseForm } from "#app/forms/refuse.server";
import { languageOr } from "#app/languages/languages";
import { shownTexts } from "#app/languages/shown-texts";
import { redirectWithToast } from "#app/middleware/flash";
import { endedPasskeyCookie, passkeyCookie, readPasskeyCookie } from "#app/middleware/passkey-cookie";
import { now } from "#app/platform/clock.server";
import { fieldErrors } from "#app/ui/fields/form-values";

/** Returns whether a form about passkeys was submitted. */
export const isOfPasskeys = ({ intent }: PostedForm) => intent.startsWith("passkey-");

/** Loads the passkey section. */
export const findPasskeys = async (userId: string, request: Request) => ({
  passkeys: await listPasskeys(userId),
  ...relyingPartyOf(request),
});

const finishSchema = z.strictObject({ credential: registrationSchema });
const idSchema = z.strictObject({ id: z.uuid() });
const renameSchema = z.strictObject({ id: z.uuid(), name: passkeyNameSchema });

/** Handles the forms about passkeys. Adding one takes two: get the challenge, and return it signed. */
export function answerPasskey(posted: PostedForm, request: Request) {
  return answerWork(posted, "passkeys.failed", async () => {
    switch (posted.intent) {
      case "passkey-begin":
        return answerBegin(posted);
      case "passkey-finish":
        return answerFinish(posted, request);
      case "passkey-rename":
        return answerRename(posted);
      case "passkey-remove":
        return answerRemove(posted);
      default:
        return refuseForm();
    }
  });
}

/** Returns an error and ends the ceremony. */
const endCeremony = (reason: string, status = 403) =>
  data({ alert: { key: reason } }, { status, headers: { "set-cookie": endedPasskeyCookie() } });

async function answerBegin({ viewer }: PostedForm) {
  const begun = await beginPasskey(viewer, now());
  if (!begun.ok) return endCeremony(begun.reason);
  return data({ options: begun.options }, { headers: { "set-cookie": passkeyCookie(begun.token) } });
}

async function answerFinish({ viewer, values, page }: PostedForm, request: Request) {
  const read = finishSchema.safeParse(values);
  if (!read.success) return endCeremony("passkeys.refused", 400);
  const device = describeDevice(request.headers.get("user-agent") ?? "");
  const name =
    device.browser || device.system
      ? deviceName(device, languageOr(viewer.language))
      : shownTexts(languageOr(viewer.language)).passkeys.given;
  const added = { token: readPasskeyCookie(request), answer: read.data.credential, name };
  const result = await finishPasskey(viewer, added, now());
  if (!result.ok) return endCeremony(result.reason);
  return redirectWithToast(page, { text: "passkeys.added" }, [["set-cookie", endedPasskeyCookie()]]);
}

async function answerRename({ viewer, values, page, intent }: PostedForm) {
  const read = renameSchema.safeParse(values);
  if (!read.success) {
    const { name: _, ...rest } = values;
    if (!idSchema.safeParse(rest).success) return refuseForm();
    return data({ intent, id: String(values.id), errors: fieldErrors(renameSchema, values) }, { status: 400 });
  }
  await renamePasskey(viewer, read.data.id, read.data.name);
  return redirectWithToast(page, { text: "passkeys.renamed" });
}

async function answerRemove({ viewer, values, page }: PostedForm) {
  const read = idSchema.safeParse(values);
  if (!read.success) return refuseForm();
  const result = await removePasskey(viewer, read.data.id, now());
  return redirectWithToast(page, result.ok ? { text: "passkeys.removed" } : { text: result.reason, tone: "danger" });
}
