import { z } from "zod";
import { plainHundredths, rateInMinorUnits, readHundredths } from "#app/features/money/hourly-rate";
import { CURRENCIES, inHundredths } from "#app/features/money/money";
import { currentRules } from "#app/features/rules/current-rules";
import { highestRate } from "#app/features/rules/highest-rate";
import { COMPANY_SIZES, KEY_INPUT_URGENCIES } from "../choices";
import { KEY_INPUT_MAX_CHARACTERS, LINE_MAX_CHARACTERS } from "../limits";
import { plainText } from "../plain-text";

const line = plainText({ most: LINE_MAX_CHARACTERS, tooLong: "profiles.lineTooLong" });
const lines = plainText({ most: KEY_INPUT_MAX_CHARACTERS, tooLong: "profiles.keyInputTooLong", isLong: true });

const budget = z.string().transform((text, context) => {
  if (text.trim() === "") return "";
  const hundredths = readHundredths(text);
  if (hundredths !== null && hundredths > 0 && hundredths <= highestRate(currentRules()) * 100) return plainHundredths(hundredths);
  context.addIssue({ code: "custom", message: hundredths === null ? "profiles.budgetUnreadable" : "profiles.budgetInvalid" });
  return text;
});

/** What a person seeks, as form fields; the budget is per hour, in whole units and cents. */
export const keyInputFields = {
  goals: lines,
  challenge: lines,
  sector: line,
  companySize: z.enum(["", ...COMPANY_SIZES], { error: "profiles.choiceUnknown" }),
  geography: line,
  hourlyBudget: budget,
  budgetCurrency: z.enum(CURRENCIES, { error: "profiles.choiceUnknown" }),
  urgency: z.enum(["", ...KEY_INPUT_URGENCIES], { error: "profiles.choiceUnknown" }),
};

export type KeyInputField = keyof typeof keyInputFields;

/** Parses '150.50' to 15050 minor units; null for an empty field. Without a smaller unit in the currency, a half rounds up. */
export function budgetToMinorUnits(text: string, currency: string): number | null {
  const hundredths = readHundredths(text);
  return hundredths === null ? null : rateInMinorUnits(hundredths, currency);
}

/** Formats 15050 minor units as '150.50', for the form. */
export const budgetFromMinorUnits = (minor: number | null, currency: string) =>
  minor === null ? "" : plainHundredths(inHundredths(minor, currency));
