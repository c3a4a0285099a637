import { redirect } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { confirmPolicies } from "#app/features/admin/first-day/first-day.server";
import { saveRules } from "#app/features/admin/rules/rules.server";
import { lengthField, rulesFormSchema } from "#app/features/admin/rules/rules-form";
import { defaultsFormSchema, offerField } from "#app/features/admin/settings/defaults-schema";
import {
  saveBrand,
  saveContact,
  saveDangerLines,
  saveDefaults,
  savePaymentInstructions,
} from "#app/features/admin/settings/settings.server";
import type { SettingsAnswer } from "#app/features/admin/settings/settings-answer";
import {
  brandFormSchema,
  contactFormSchema,
  dangerFormSchema,
  paymentInstructionsSchema,
} from "#app/features/admin/settings/settings-form";
import { PAY_TEXT_MAX_CHARACTERS } from "#app/features/money/limits";
import { PAYMENT_INSTRUCTION_PARTS } from "#app/features/money/payment-instructions/payment-instructions";
import { DURATION_OPTIONS } from "#app/features/rules/rules";
import { emptyDemo } from "#app/features/setup/empty-demo.server";
import type { Fields } from "#app/forms/admin-form.server";
import { carryOut, refuse } from "#app/forms/refuse.server";
import { typedTexts } from "#app/forms/typed";
import { LANGUAGES } from "#app/languages/languages";
import { redirectWithToast } from "#app/middleware/flash";
import { now } from "#app/platform/clock.server";
import type { Outcome } from "#app/platform/outcome";
import { fieldErrors } from "#app/ui/fields/form-values";

export const PAGE = "/admin?view=settings";

/** Handlers of the settings forms. */
export const SETTINGS_ACTIONS = {
  "policies-read": (viewer: Viewer) => act("firstDay", {}, "firstDay.policiesSaved", () => confirmPolicies(viewer, now())),
  "save-brand": answerBrand,
  "save-contact": answerContact,
  "save-defaults": answerDefaults,
  "save-rules": answerRules,
  "save-danger": answerDanger,
  "save-pay-way": answerPayWay,
  "empty-demo": answerEmptying,
};

async function answerBrand(viewer: Viewer, fields: Fields) {
  const parsed = brandFormSchema.safeParse(fields);
  if (!parsed.success) return refuseFields("brand", fields, fieldErrors(brandFormSchema, fields));
  const { drawings: hasDrawings, ...brand } = parsed.data;
  return act("brand", fields, "brand.saved", () => saveBrand(viewer, { ...brand, hasDrawings }, now()), WHOLE_PAGE);
}

async function answerContact(viewer: Viewer, fields: Fields) {
  const parsed = contactFormSchema.safeParse(fields);
  if (!parsed.success) return refuseFields("contact", fields, fieldErrors(contactFormSchema, fields));
  return act("contact", fields, "dashboard.contactSaved", () => saveContact(viewer, parsed.data, now()));
}

async function answerDefaults(viewer: Viewer, fields: Fields) {
  const parsed = defaultsFormSchema.safeParse(fields);
  if (!parsed.success) return refuseFields("defaults", fields, fieldErrors(defaultsFormSchema, fields));
  return act("defaults", fields, "dashboard.defaultsSaved", () => saveDefaults(viewer, parsed.data, now()));
}

async function answerRules(viewer: Viewer, fields: Fields) {
  const parsed = rulesFormSchema.safeParse(fields);
  if (!parsed.success) return refuseFields("rules", fields, fieldErrors(rulesFormSchema, fields));
  return act("rules", fields, "rules.saved", () => saveRules(viewer, parsed.data, now()), WHOLE_PAGE);
}

async function answerDanger(viewer: Viewer, fields: Fields) {
  const parsed = dangerFormSchema.safeParse(fields);
  if (!parsed.success) return refuseFields("danger", fields, fieldErrors(dangerFormSchema, fields));
  return act("danger", fields, "dashboard.dangerSaved", () => saveDangerLines(viewer, parsed.data, now()));
}

async function answerPayWay(viewer: Viewer, fields: Fields) {
  const parsed = paymentInstructionsSchema.safeParse(fields);
  if (!parsed.success) return refuseFields("payWay", fields, fieldErrors(paymentInstructionsSchema, fields));
  return act("payWay", fields, "dashboard.payWaySaved", () => savePaymentInstructions(viewer, parsed.data, now()));
}

/** Emptying the demo deletes the admin's account, so it redirects to the setup of the new site, in their preferred language. */
async function answerEmptying(viewer: Viewer, fields: Fields) {
  const comeBack = (key: string, status: number) =>
    refuse<SettingsAnswer>({ form: "demo", typed: typedOf(fields), alert: { key } }, status);
  const setup = (token: string) => `/setup?${new URLSearchParams({ token, ...(viewer.language && { lang: viewer.language }) })}`;
  return carryOut("emptying the demo", () => emptyDemo(viewer, { name: String(fields.confirm ?? "") }, now()), {
    done: ({ token }) => redirect(setup(token), { status: 303, headers: { "x-remix-reload-document": "true" } }),
    refused: ({ reason }) => comeBack(`setup.${reason}`, reason === "otherName" ? 400 : 409),
    failed: (status) => comeBack("setup.emptyFailed", status),
  });
}

/** Forces a full page load, because the document brings its own stylesheet and texts. */
const WHOLE_PAGE: [string, string][] = [["x-remix-reload-document", "true"]];

function act(
  form: SettingsAnswer["form"],
  fields: Fields,
  text: string,
  run: () => Promise<Outcome<"stale">>,
  headers: [string, string][] = [],
) {
  const comeBack = (key: string, status: number) => refuse<SettingsAnswer>({ form, typed: typedOf(fields), alert: { key } }, status);
  return carryOut("settings", run, {
    done: () => redirectWithToast(PAGE, { text }, headers),
    refused: () => comeBack("dashboard.settingsStale", 409),
    failed: (status) => comeBack("dashboard.settingsFailed", status),
  });
}

export function refuseFields(form: SettingsAnswer["form"], fields: Fields, { "": whole, ...errors }: ReturnType<typeof fieldErrors>) {
  return refuse<SettingsAnswer>({ form, typed: typedOf(fields), errors, ...(whole && { alert: { key: whole } }) }, 400);
}

const SHOWN_AGAIN = [
  "name",
  "tagline",
  "accent",
  "fonts",
  "radius",
  "drawings",
  "email",
  "phone",
  "city",
  "language",
  "zone",
  ...LANGUAGES.map(offerField),
  "fee",
  "rush",
  "surge",
  "surgeCap",
  "expiry",
  "wholeRefund",
  "partRefund",
  "partPercent",
  "buffer",
  ...DURATION_OPTIONS.map(lengthField),
  "en",
  "de",
  "fr",
  "es",
  "it",
  "confirm",
  "address",
  ...["operator", "responsible", "register", "vat", "notice"],
  ...["host", "port", "encryption", "user", "senderName", "senderAddress"],
  ...PAYMENT_INSTRUCTION_PARTS,
];

export const typedOf = (fields: Fields) => typedTexts(fields, SHOWN_AGAIN, PAY_TEXT_MAX_CHARACTERS);

/** Refills a stored settings form without an error. */
export const heldSettings =
  (form: SettingsAnswer["form"]) =>
  (fields: Fields): SettingsAnswer => ({ form, typed: typedOf(fields) });
