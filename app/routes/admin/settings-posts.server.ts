import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { failureStatus } from "#app/features/admin/failures.server";
import { saveContact, savePlatformFee } from "#app/features/admin/settings/settings.server";
import type { SettingsAnswer } from "#app/features/admin/settings/settings-answer";
import { contactFormSchema, feeFormSchema } from "#app/features/admin/settings/settings-form";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import { fieldErrors } from "#app/ui/fields/form-values";

type Fields = Record<string, unknown>;
type Outcome = { ok: true } | { ok: false; reason: "stale" };

const PAGE = "/admin?view=settings";

/** What can be set for the whole site. */
export const SETTINGS_POSTS = { "save-contact": answerContact, "save-fee": answerFee };

async function answerContact(viewer: Viewer, fields: Fields) {
  const parsed = contactFormSchema.safeParse(fields);
  if (!parsed.success) return refuseFields("contact", fields, fieldErrors(contactFormSchema, fields));
  return carryOut("contact", fields, "dashboard.contactSaved", () => saveContact(viewer, parsed.data, now()));
}

async function answerFee(viewer: Viewer, fields: Fields) {
  const parsed = feeFormSchema.safeParse(fields);
  if (!parsed.success) return refuseFields("fee", fields, fieldErrors(feeFormSchema, fields));
  return carryOut("fee", fields, "dashboard.feeSaved", () => savePlatformFee(viewer, parsed.data, now()));
}

async function carryOut(form: SettingsAnswer["form"], fields: Fields, text: string, run: () => Promise<Outcome>) {
  try {
    const outcome = await run();
    if (outcome.ok) return redirectWithToast(PAGE, { text });
    return refuse({ form, typed: typedOf(fields), alert: { key: "dashboard.settingsStale" } }, 409);
  } catch (error) {
    return refuse({ form, typed: typedOf(fields), alert: { key: "dashboard.settingsFailed" } }, failureStatus(error, "settings"));
  }
}

function refuseFields(form: SettingsAnswer["form"], fields: Fields, { "": whole, ...errors }: ReturnType<typeof fieldErrors>) {
  return refuse({ form, typed: typedOf(fields), errors, ...(whole && { alert: { key: whole } }) }, 400);
}

const refuse = (answer: SettingsAnswer, status: number) => data(answer, { status });

const SHOWN_AGAIN = ["email", "phone", "city", "fee"];

const typedOf = (fields: Fields) =>
  Object.fromEntries(SHOWN_AGAIN.flatMap((name) => (typeof fields[name] === "string" ? [[name, fields[name].slice(0, 500)]] : [])));
