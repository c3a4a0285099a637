import type { Viewer } from "#app/features/accounts/viewer";
import { saveContact, saveDangerLines, savePlatformFee } from "#app/features/admin/settings/settings.server";
import type { SettingsAnswer } from "#app/features/admin/settings/settings-answer";
import { contactFormSchema, dangerFormSchema, feeFormSchema } from "#app/features/admin/settings/settings-form";
import { carryOut, refuse } from "#app/forms/refuse.server";
import { typedTexts } from "#app/forms/typed";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import type { Outcome } from "#app/platform/outcome";
import { fieldErrors } from "#app/ui/fields/form-values";
import type { Fields } from "./posted-fields.server";

const PAGE = "/admin?view=settings";

/** What can be set for the whole site. */
export const SETTINGS_POSTS = { "save-contact": answerContact, "save-fee": answerFee, "save-danger": answerDanger };

async function answerContact(viewer: Viewer, fields: Fields) {
  const parsed = contactFormSchema.safeParse(fields);
  if (!parsed.success) return refuseFields("contact", fields, fieldErrors(contactFormSchema, fields));
  return act("contact", fields, "dashboard.contactSaved", () => saveContact(viewer, parsed.data, now()));
}

async function answerFee(viewer: Viewer, fields: Fields) {
  const parsed = feeFormSchema.safeParse(fields);
  if (!parsed.success) return refuseFields("fee", fields, fieldErrors(feeFormSchema, fields));
  return act("fee", fields, "dashboard.feeSaved", () => savePlatformFee(viewer, parsed.data, now()));
}

async function answerDanger(viewer: Viewer, fields: Fields) {
  const parsed = dangerFormSchema.safeParse(fields);
  if (!parsed.success) return refuseFields("danger", fields, fieldErrors(dangerFormSchema, fields));
  return act("danger", fields, "dashboard.dangerSaved", () => saveDangerLines(viewer, parsed.data, now()));
}

function act(form: SettingsAnswer["form"], fields: Fields, text: string, run: () => Promise<Outcome<"stale">>) {
  const comeBack = (key: string, status: number) => refuse<SettingsAnswer>({ form, typed: typedOf(fields), alert: { key } }, status);
  return carryOut("settings", run, {
    done: () => redirectWithToast(PAGE, { text }),
    refused: () => comeBack("dashboard.settingsStale", 409),
    failed: (status) => comeBack("dashboard.settingsFailed", status),
  });
}

function refuseFields(form: SettingsAnswer["form"], fields: Fields, { "": whole, ...errors }: ReturnType<typeof fieldErrors>) {
  return refuse<SettingsAnswer>({ form, typed: typedOf(fields), errors, ...(whole && { alert: { key: whole } }) }, 400);
}

const SHOWN_AGAIN = ["email", "phone", "city", "fee", "en", "de", "fr", "es", "it"];

const typedOf = (fields: Fields) => typedTexts(fields, SHOWN_AGAIN, 500);
