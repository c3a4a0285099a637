import { z } from "zod";
import { EMAIL_MAX_CHARACTERS } from "#app/features/accounts/limits";
import { tidyEmail } from "#app/features/accounts/schema";
import { isSupportedTime } from "#app/platform/supported-times";
import { isCountryCode } from "../countries";
import { ADDRESS_MAX_CHARACTERS, LINE_MAX_CHARACTERS } from "../limits";
import { plainText } from "../plain-text";
import { isPostalCode, tidyPostalCode } from "./postal-code";
import { isTaxId, tidyTaxId } from "./tax-id";

const line = plainText({ most: LINE_MAX_CHARACTERS, tooLong: "profiles.lineTooLong" });
const addressLine = plainText({ most: ADDRESS_MAX_CHARACTERS, tooLong: "profiles.addressTooLong" });

/** The fields of the billing form; all may be empty (signed-in-areas.md 3). */
export const billingFields = {
  billingName: line,
  billingEmail: z
    .string()
    .transform(tidyEmail)
    .refine(
      (email) => email === "" || (email.length <= EMAIL_MAX_CHARACTERS && z.email().safeParse(email).success),
      "accounts.emailInvalid",
    ),
  taxId: plainText({ most: 40, tooLong: "profiles.taxIdInvalid" }).transform(tidyTaxId),
  addressLine1: addressLine,
  addressLine2: addressLine,
  city: line,
  postalCode: plainText({ most: 20, tooLong: "profiles.postalCodeInvalid" }).transform(tidyPostalCode),
  stateProvince: line,
  country: z.string().refine((code) => code === "" || isCountryCode(code), "profiles.countryUnknown"),
};

/** `version` is when the row was last written, as shown on the form's page; empty if there was none. */
export const billingSchema = z
  .strictObject({ ...billingFields, version: z.union([z.literal(""), z.iso.datetime().refine((at) => isSupportedTime(Date.parse(at)))]) })
  .superRefine(({ country, taxId, postalCode }, context) => {
    if (taxId !== "" && !isTaxId(taxId, country)) context.addIssue({ code: "custom", path: ["taxId"], message: "profiles.taxIdInvalid" });
    if (postalCode !== "" && !isPostalCode(postalCode, country))
      context.addIssue({ code: "custom", path: ["postalCode"], message: "profiles.postalCodeInvalid" });
  });

export type BillingField = keyof typeof billingFields;
export type BillingEntry = z.output<typeof billingSchema>;

/** Billing information as its owner sees it. */
export interface OwnBilling {
  fields: Record<BillingField, string>;
  /** When it was last written, as the form carries it; empty if never. */
  version: string;
}
