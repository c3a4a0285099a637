import type { Language } from "#app/languages/languages";
import type { FieldValues } from "#app/ui/fields/form-values";
import { spellingIn } from "#app/ui/text/spelling";

/** The fields that people type an amount of money into, on every form. */
const AMOUNTS = ["amount", "hourlyRate", "hourlyBudget", "pricing"];

/** What was posted, with amounts as plain figures: '1.500' is a thousand and more for whoever reads German, and for nobody else. */
export function withPlainAmounts(values: FieldValues, language: Language): FieldValues {
  const { plain } = spellingIn(language);
  const typed = AMOUNTS.flatMap((name) => {
    const value = values[name];
    return typeof value === "string" ? [[name, plain(value)] as const] : [];
  });
  return { ...values, ...Object.fromEntries(typed) };
}
