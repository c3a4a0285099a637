import { eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { keyInputs } from "#app/db/schema/key-inputs";
import { compareChanges, type FieldAnswer, type FieldChanges, savedAnswer } from "#app/features/autosave/field-changes";
import { onlyCurrency } from "#app/features/money/accepted-currencies";
import { type Currency, fromHundredths, inHundredths } from "#app/features/money/money";
import type { COMPANY_SIZES, KEY_INPUT_URGENCIES } from "../choices";
import { budgetFromMinorUnits, budgetToMinorUnits, type KeyInputField } from "./key-inputs";

/** What a person seeks. Empty texts are unanswered; the budget is per hour, in minor units of its currency. */
export interface KeyInputs {
  goals: string;
  challenge: string;
  sector: string;
  companySize: (typeof COMPANY_SIZES)[number] | "";
  geography: string;
  hourlyBudget: number | null;
  budgetCurrency: Currency;
  urgency: (typeof KEY_INPUT_URGENCIES)[number] | "";
}

/** Returns a person's own key inputs, for matching; null if they never entered any. */
export async function findKeyInputs(userId: string, connection: Connection = db): Promise<KeyInputs | null> {
  const [row] = await connection.select().from(keyInputs).where(eq(keyInputs.userId, userId));
  if (!row) return null;
  const { userId: _, updatedAt: __, ...inputs } = row;
  return { ...(inputs as KeyInputs), ...budgetHere(inputs) };
}

/** Returns a budget in the site's currency: on a site with a single currency, the number typed counts in that one. */
export function budgetHere({ hourlyBudget, budgetCurrency }: { hourlyBudget: number | null; budgetCurrency: string }) {
  const currency = onlyCurrency() ?? (budgetCurrency as Currency);
  const isOther = hourlyBudget !== null && currency !== budgetCurrency;
  return {
    hourlyBudget: isOther ? fromHundredths(inHundredths(hourlyBudget, budgetCurrency), currency) : hourlyBudget,
    budgetCurrency: currency,
  };
}

/** Returns the key inputs as form values; unanswered ones are empty, and the budget's currency defaults to the given one. */
export async function findKeyInputEntry(
  userId: string,
  currency: string,
  connection: Connection = db,
): Promise<Record<KeyInputField, string>> {
  const inputs = await findKeyInputs(userId, connection);
  const nothing = { goals: "", challenge: "", sector: "", companySize: "", geography: "", budgetCurrency: currency, urgency: "" };
  return { ...nothing, ...inputs, hourlyBudget: budgetFromMinorUnits(inputs?.hourlyBudget ?? null, inputs?.budgetCurrency ?? currency) };
}

/** Saves changed key inputs, all or none. `currency` is the one their form started with. */
export function saveKeyInputs(userId: string, currency: string, changes: FieldChanges<KeyInputField>, at: Date): Promise<FieldAnswer> {
  return db.transaction(async (tx) => {
    await tx.insert(keyInputs).values({ userId, budgetCurrency: currency }).onConflictDoNothing();
    await tx.select().from(keyInputs).where(eq(keyInputs.userId, userId)).for("update");
    const before = await findKeyInputEntry(userId, currency, tx);
    const { fresh, stale, isStale } = compareChanges(before, changes);
    if (isStale) return { ok: false, stale };
    const { hourlyBudget, ...texts } = fresh;
    const currencyOfBudget = fresh.budgetCurrency ?? (before.budgetCurrency as Currency);
    // Changing only the currency keeps the number in the form.
    const budget = hourlyBudget ?? (fresh.budgetCurrency === undefined ? undefined : before.hourlyBudget);
    await tx
      .update(keyInputs)
      .set({
        ...texts,
        ...(budget !== undefined && { hourlyBudget: budgetToMinorUnits(budget, currencyOfBudget), budgetCurrency: currencyOfBudget }),
        updatedAt: at,
      })
      .where(eq(keyInputs.userId, userId));
    return savedAnswer(changes);
  });
}
