import { z } from "zod";
import type { DangerLineLanguage } from "#app/features/danger/danger-line";
import { HOLDER_MAX_CHARACTERS, LINK_MAX_CHARACTERS, PAY_TEXT_MAX_CHARACTERS } from "#app/features/money/limits";
import { isBic, isIban, keptCode } from "#app/features/money/payment-instructions/bank-account";
import type { PaymentInstructions } from "#app/features/money/payment-instructions/payment-instructions";
import { SITE_NAME_MAX_CHARACTERS } from "#app/features/setup/limits";
import { type Brand, FONT_PAIR_NAMES, RADIUS_NAMES } from "#app/platform/brand/brand";
import { derivePalette, OWN_PALETTE } from "#app/platform/brand/palette";
import type { SiteDefaults } from "#app/platform/brand/site-defaults";
import { savedAt } from "#app/platform/saved-at";
import { lineOf, linesOf } from "../plain-text";

const version = savedAt("admin.notUnderstood");

const OPERATOR_MAX_CHARACTERS = 120;
const ADDRESS_MAX_CHARACTERS = 240;
const NOTICE_LINE_MAX_CHARACTERS = 160;
const NOTICE_MAX_CHARACTERS = 1000;

/** Schema of the contact details; a blank field falls back to the configuration. A page from before there were the others sends none, and leaves them. */
export const contactFormSchema = z.strictObject(
  {
    version,
    email: lineOf(254, "admin.tooLong").refine((text) => text === "" || z.email().safeParse(text).success, "dashboard.emailRefused"),
    phone: lineOf(40, "admin.tooLong").refine((text) => /^[+\d\s()./-]*$/.test(text), "dashboard.phoneRefused"),
    city: lineOf(80, "admin.tooLong"),
    operator: lineOf(OPERATOR_MAX_CHARACTERS, "admin.tooLong").optional(),
    address: linesOf(ADDRESS_MAX_CHARACTERS, "admin.tooLong").optional(),
    responsible: lineOf(NOTICE_LINE_MAX_CHARACTERS, "admin.tooLong").optional(),
    register: lineOf(NOTICE_LINE_MAX_CHARACTERS, "admin.tooLong").optional(),
    vat: lineOf(NOTICE_LINE_MAX_CHARACTERS, "admin.tooLong").optional(),
    notice: linesOf(NOTICE_MAX_CHARACTERS, "admin.tooLong").optional(),
  },
  "admin.notUnderstood",
);

const dangerLine = lineOf(300, "admin.tooLong");

/** Schema of the emergency contact lines by language; a blank one falls back to the product's own. */
export const dangerFormSchema = z.strictObject(
  { version, en: dangerLine, de: dangerLine, fr: dangerLine, es: dangerLine, it: dangerLine },
  "admin.notUnderstood",
);

export type DangerLines = Record<DangerLineLanguage, string>;

/** Schema of how clients pay; every field is optional, but a bank account needs a holder. */
export const paymentInstructionsSchema = z
  .strictObject(
    {
      version,
      holder: lineOf(HOLDER_MAX_CHARACTERS, "admin.tooLong"),
      iban: z
        .string()
        .transform(keptCode)
        .refine((iban) => iban === "" || isIban(iban), "dashboard.ibanRefused"),
      bic: z
        .string()
        .transform(keptCode)
        .refine((bic) => bic === "" || isBic(bic), "dashboard.bicRefused"),
      link: lineOf(LINK_MAX_CHARACTERS, "admin.tooLong").refine((link) => link === "" || isWebPage(link), "dashboard.linkRefused"),
      text: linesOf(PAY_TEXT_MAX_CHARACTERS, "admin.tooLong"),
    },
    "admin.notUnderstood",
  )
  .refine(({ holder, iban }) => iban === "" || holder !== "", { path: ["holder"], message: "dashboard.holderNeeded" });
const isWebPage = (link: string) => z.url({ protocol: /^https$/, hostname: z.regexes.domain }).safeParse(link).success;

export const NAME_MAX_CHARACTERS = SITE_NAME_MAX_CHARACTERS;
export const TAGLINE_MAX_CHARACTERS = 120;

/** Schema of the brand. The default accent is stored as none, so that the default colours stay exactly as designed. */
export const brandFormSchema = z.strictObject(
  {
    version,
    name: lineOf(NAME_MAX_CHARACTERS, "admin.tooLong"),
    tagline: lineOf(TAGLINE_MAX_CHARACTERS, "admin.tooLong"),
    accent: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, "admin.colorRefused")
      .transform((text) => (text.toLowerCase() === OWN_ACCENT ? "" : text.toLowerCase()))
      .refine((accent) => accent === "" || derivePalette(accent).ok, "brand.accentRefused"),
    fonts: z.enum(FONT_PAIR_NAMES, "admin.notOnTheList"),
    radius: z.enum(RADIUS_NAMES, "admin.notOnTheList"),
    drawings: z
      .literal("on", "admin.notUnderstood")
      .optional()
      .transform((ticked) => ticked === "on"),
  },
  "admin.notUnderstood",
);

/** Default accent, shown in the field while none is set. */
export const OWN_ACCENT = OWN_PALETTE.sage.light;

/** The settings as shown in their forms. */
export interface EditedSettings {
  brand: Brand & { version: string };
  contact: Record<keyof typeof contactFormSchema.shape, string>;
  defaults: SiteDefaults & { version: string };
  danger: { lines: DangerLines; version: string };
  payWay: PaymentInstructions & { version: string };
}
