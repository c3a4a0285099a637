import { z } from "zod";
import { BUFFER_MINUTES } from "#app/features/advisors/availability/booking-rules";
import { ASK_MODES, ASKED_PARTS, type AskedPart, type Asks } from "#app/features/rules/asks";
import {
  APPLICANTS,
  CURRENCY_OPTIONS,
  type Currency,
  DURATION_OPTIONS,
  type Duration,
  RULE_BOUNDS,
  type Rules,
  SPECIFIED_DURATIONS,
} from "#app/features/rules/rules";
import { isPayable } from "./dearest-consultation";

const BASIS_POINTS_PER_PERCENT = 100;
const TENTHS_PER_WHOLE = 10;

/** Choices for the minimum buffer between consultations, in minutes; each is also a choice of the advisors. */
export const BUFFER_CHOICES = BUFFER_MINUTES.filter((minutes) => minutes <= RULE_BOUNDS.bufferMinutes.most);

/** A typed number, converted to units of which `unitsOfOne` make a whole; rejected outside the bounds of its rule. */
const counted = (pattern: RegExp, unitsOfOne: number, { least, most }: { least: number; most: number }, refused: string) =>
  z
    .string()
    .trim()
    .regex(pattern, refused)
    .transform((text) => Math.round(Number(text.replace(",", ".")) * unitsOfOne))
    .refine((units) => units >= least && units <= most, refused);

const ticked = z
  .enum(["on", ""], "admin.notUnderstood")
  .optional()
  .transform((value) => value === "on");

/** Name of a duration's checkbox. */
export const lengthField = (minutes: Duration) => `length${minutes}` as const;

const ofEachLength = <Value>(value: Value) =>
  Object.fromEntries(DURATION_OPTIONS.map((minutes) => [lengthField(minutes), value])) as Record<ReturnType<typeof lengthField>, Value>;

const NO_LENGTHS = ofEachLength("");

/** Name of a currency's checkbox. */
export const currencyField = (currency: Currency) => `currency${currency}` as const;

const ofEachCurrency = <Value>(value: Value) =>
  Object.fromEntries(CURRENCY_OPTIONS.map((currency) => [currencyField(currency), value])) as Record<
    ReturnType<typeof currencyField>,
    Value
  >;

const NO_CURRENCIES = ofEachCurrency("");

/** Name of the field for how a part of the application is asked. */
export const askField = (part: AskedPart) => `ask_${part}` as const;

const asked = z.enum(ASK_MODES, "rules.asksRefused");

/** Values of unchecked checkboxes, which browsers do not submit. */
export const NOT_TICKED = { surge: "", ...NO_LENGTHS, ...NO_CURRENCIES };

/** Schema of the rules form; `version` is the one that the form was opened on. */
export const rulesFormSchema = z
  .strictObject(
    {
      version: z
        .string()
        .regex(/^\d{1,9}$/, "admin.notUnderstood")
        .transform(Number),
      fee: counted(/^\d{1,3}([.,]\d{1,2})?$/, BASIS_POINTS_PER_PERCENT, RULE_BOUNDS.platformFeeBasisPoints, "rules.feeRefused"),
      rush: counted(/^\d{1,3}$/, 1, RULE_BOUNDS.rushPercent, "rules.rushRefused"),
      surge: ticked,
      ...ofEachLength(ticked),
      ...ofEachCurrency(ticked),
      surgeCap: counted(/^\d([.,]\d)?$/, TENTHS_PER_WHOLE, RULE_BOUNDS.surgeCapTenths, "rules.surgeCapRefused"),
      expiry: counted(/^\d{1,3}$/, 1, RULE_BOUNDS.expiryHours, "rules.expiryRefused"),
      wholeRefund: counted(/^\d{1,3}$/, 1, RULE_BOUNDS.wholeRefundHours, "rules.wholeRefundRefused"),
      partRefund: counted(/^\d{1,3}$/, 1, RULE_BOUNDS.partRefundHours, "rules.partRefundRefused"),
      buffer: z.enum(BUFFER_CHOICES.map(String), "rules.bufferRefused").transform(Number),
      ask_phone: asked,
      ask_linkedin: asked,
      ask_website: asked,
      ask_languages: asked,
      ask_certifications: asked,
      ask_certificates: asked,
      ask_availability: asked,
      ask_pricing: asked,
      ask_photo: asked,
      applicants: z.enum(APPLICANTS, "rules.applicantsRefused"),
      partPercent: counted(/^\d{1,2}$/, 1, RULE_BOUNDS.partRefundPercent, "rules.partPercentRefused"),
    },
    "admin.notUnderstood",
  )
  .refine(({ partRefund, wholeRefund }) => partRefund < wholeRefund, { path: ["partRefund"], error: "rules.partRefundRefused" })
  .refine((typed) => DURATION_OPTIONS.some((minutes) => typed[lengthField(minutes)]), {
    path: [lengthField(SPECIFIED_DURATIONS[0]!)],
    error: "rules.lengthsRefused",
  })
  .refine((typed) => CURRENCY_OPTIONS.some((currency) => typed[currencyField(currency)]), {
    path: [currencyField(CURRENCY_OPTIONS[0])],
    error: "rules.currenciesRefused",
  })
  .transform(({ version, ...typed }) => {
    const rules: Rules = {
      platformFeeBasisPoints: typed.fee,
      rushPercent: typed.rush,
      surge: typed.surge,
      surgeCapTenths: typed.surgeCap,
      expiryHours: typed.expiry,
      wholeRefundHours: typed.wholeRefund,
      partRefundHours: typed.partRefund,
      partRefundPercent: typed.partPercent,
      bufferMinutes: typed.buffer,
      durations: DURATION_OPTIONS.filter((minutes) => typed[lengthField(minutes)]),
      currencies: CURRENCY_OPTIONS.filter((currency) => typed[currencyField(currency)]),
      applicants: typed.applicants,
      asks: Object.fromEntries(ASKED_PARTS.map((part) => [part, typed[askField(part)]])) as Record<AskedPart, Asks[AskedPart]>,
    };
    return { version, rules };
  })
  .refine(({ rules }) => isPayable(rules), { path: ["rush"], error: "rules.tooDear" });

/** Returns the rules as values of the form's fields. */
export const typedRules = (rules: Rules) => ({
  fee: String(rules.platformFeeBasisPoints / BASIS_POINTS_PER_PERCENT),
  rush: String(rules.rushPercent),
  surge: rules.surge ? "on" : "",
  surgeCap: String(rules.surgeCapTenths / TENTHS_PER_WHOLE),
  expiry: String(rules.expiryHours),
  wholeRefund: String(rules.wholeRefundHours),
  partRefund: String(rules.partRefundHours),
  partPercent: String(rules.partRefundPercent),
  buffer: String(rules.bufferMinutes),
  applicants: rules.applicants as string,
  ...(Object.fromEntries(ASKED_PARTS.map((part) => [askField(part), rules.asks[part]])) as Record<ReturnType<typeof askField>, string>),
  ...NO_LENGTHS,
  ...Object.fromEntries(rules.durations.map((minutes) => [lengthField(minutes), "on"])),
  ...NO_CURRENCIES,
  ...Object.fromEntries(rules.currencies.map((currency) => [currencyField(currency), "on"])),
});

export type TypedRules = ReturnType<typeof typedRules>;

/** A version of the rules, with its author and time. */
export interface RulesChange {
  version: number;
  /** Empty once that account is gone. */
  name: string;
  at: Date;
  before: TypedRules;
  after: TypedRules;
}

/** The rules as shown on the settings page. */
export interface EditedRules {
  version: number;
  typed: TypedRules;
  specified: TypedRules;
  changes: RulesChange[];
}
