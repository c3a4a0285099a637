import { config } from "#app/config.server";
import { db } from "#app/db/client.server";
import type { AdminActor, AdminTransaction } from "#app/features/audit/admin-transaction.server";
import { DANGER_LINE_LANGUAGES, dangerLineSetting } from "#app/features/danger/danger-line";
import {
  PAYMENT_INSTRUCTION_PARTS,
  PAYMENT_INSTRUCTION_SETTINGS,
  type PaymentInstructions,
  paymentInstructionsOf,
} from "#app/features/money/payment-instructions/payment-instructions";
import { CONTACT_SETTINGS } from "#app/features/site/contact.server";
import { keepWrittenLanguage } from "#app/features/topics/keep-written-language.server";
import { BRAND_SETTINGS, type Brand, brandOf } from "#app/platform/brand/brand";
import { publishBrand } from "#app/platform/brand/current-brand.server";
import { DEFAULTS_SETTINGS, defaultsOf, type SiteDefaults, storedDefaults } from "#app/platform/brand/site-defaults";
import type { Outcome } from "#app/platform/outcome";
import { rowsOf, saveSettings, versionOf } from "./save-settings.server";
import type { DangerLines, EditedSettings } from "./settings-form";

type ContactPart = keyof typeof CONTACT_SETTINGS;
const CONTACT_PARTS = Object.keys(CONTACT_SETTINGS) as ContactPart[];

/** Returns the settings as set by admins; blank where the configuration applies. */
export async function readSettings(): Promise<EditedSettings> {
  const contact = await rowsOf(db, Object.values(CONTACT_SETTINGS));
  const danger = await rowsOf(db, DANGER_LINE_LANGUAGES.map(dangerLineSetting));
  const payWay = await rowsOf(db, Object.values(PAYMENT_INSTRUCTION_SETTINGS));
  const lines = DANGER_LINE_LANGUAGES.map(
    (language) => [language, danger.find(({ name }) => name === dangerLineSetting(language))?.value ?? ""] as const,
  );
  const brand = await rowsOf(db, Object.values(BRAND_SETTINGS));
  const defaults = await rowsOf(db, Object.values(DEFAULTS_SETTINGS));
  const of = (part: ContactPart) => contact.find(({ name }) => name === CONTACT_SETTINGS[part])?.value ?? "";
  return {
    brand: { ...brandOf(brand), version: versionOf(brand).toISOString() },
    contact: {
      ...(Object.fromEntries(CONTACT_PARTS.map((part) => [part, of(part)])) as Record<ContactPart, string>),
      version: versionOf(contact).toISOString(),
    },
    defaults: { ...defaultsOf(defaults), version: versionOf(defaults).toISOString() },
    payWay: { ...paymentInstructionsOf(payWay), version: versionOf(payWay).toISOString() },
    danger: { lines: Object.fromEntries(lines) as DangerLines, version: versionOf(danger).toISOString() },
  };
}

/** Saves the name and look of the site, effective on every server at once. */
export function saveBrand(
  actor: AdminActor,
  { version, hasDrawings, ...brand }: Brand & { version: Date },
  at: Date,
): Promise<Outcome<"stale">> {
  const values = {
    [BRAND_SETTINGS.name]: brand.name,
    [BRAND_SETTINGS.tagline]: brand.tagline,
    [BRAND_SETTINGS.accent]: brand.accent,
    [BRAND_SETTINGS.fonts]: brand.fonts,
    [BRAND_SETTINGS.radius]: brand.radius,
    [BRAND_SETTINGS.drawings]: hasDrawings ? "on" : "off",
  };
  return saveSettings(actor, { action: "settings.brand_updated", values, version, at, publish: publishBrand });
}

/** Saves the contact details of the site; mails name its operator, on every server at once. */
export function saveContact(
  actor: AdminActor,
  { version, ...contact }: { version: Date; email: string; phone: string; city: string } & Partial<Record<ContactPart, string>>,
  at: Date,
): Promise<Outcome<"stale">> {
  const said = CONTACT_PARTS.flatMap((part) => (contact[part] === undefined ? [] : [[CONTACT_SETTINGS[part], contact[part]] as const]));
  return saveSettings(actor, { action: "settings.contact_updated", values: Object.fromEntries(said), version, at, publish: publishBrand });
}

/** Saves the default language, the time zone and the languages that readers can choose, effective on every server at once. What admins wrote in the catalog keeps its language. */
export function saveDefaults(
  actor: AdminActor,
  { version, ...defaults }: SiteDefaults & { version: Date },
  at: Date,
): Promise<Outcome<"stale">> {
  const publish = async (tx: AdminTransaction, before: { name: string; value: string }[]) => {
    const languageOf = ({ language }: SiteDefaults) => language || config().language;
    await keepWrittenLanguage(tx, { before: languageOf(defaultsOf(before)), after: languageOf(defaults) });
    await publishBrand(tx);
  };
  return saveSettings(actor, { action: "settings.defaults_updated", values: storedDefaults(defaults), version, at, publish });
}

/** Saves how clients pay outside the site. */
export function savePaymentInstructions(
  actor: AdminActor,
  { version, ...way }: PaymentInstructions & { version: Date },
  at: Date,
): Promise<Outcome<"stale">> {
  const values = PAYMENT_INSTRUCTION_PARTS.map((part) => [PAYMENT_INSTRUCTION_SETTINGS[part], way[part]] as const);
  return saveSettings(actor, { action: "settings.pay_way_updated", values: Object.fromEntries(values), version, at });
}

/** Saves the emergency contact lines of each language. */
export function saveDangerLines(
  actor: AdminActor,
  { version, ...lines }: DangerLines & { version: Date },
  at: Date,
): Promise<Outcome<"stale">> {
  const values = DANGER_LINE_LANGUAGES.map((language) => [dangerLineSetting(language), lines[language]] as const);
  return saveSettings(actor, { action: "settings.danger_lines_updated", values: Object.fromEntries(values), version, at });
}
