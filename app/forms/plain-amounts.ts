import type { Language } from "#app/languages/languages";
import type { FieldValues } from "#app/ui/fields/form-values";
import { spellingIn } from "#app/ui/text/spelling";

/** Names of the fields for amounts of money, in any form. */
const AMOUNTS = ["amount", "hourlyRate", "hourlyBudget", "pricing"];

/** Normalizes typed amounts by the language's notation: '1.500' means fifteen hundred in German, but one and a half in English. */
export function withPlainAmounts(values: FieldValues, language: Language): FieldValues {
  const { plain } = spellingIn(language);
  const typed = AMOUNTS.flatMap((name) => {
    const value = values[name];
    return typeof value === "string" ? [[name, plain(value)] as const] : [];
  });
  return { ...values, ...Object.fromEntries(typed) };
}
