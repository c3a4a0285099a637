import type { Connection } from "#app/db/client.server";
import { findKeyInputs } from "#app/features/profiles/key-inputs/key-inputs.server";
import type { MatchPreferences } from "./preferences";

/** Returns a signed-in person's implicit preferences: language, time zone, and the budget of their Key Inputs. */
export async function preferencesOf(
  connection: Connection,
  person: { userId: string; language: string; timeZone: string },
): Promise<MatchPreferences> {
  const inputs = await findKeyInputs(person.userId, connection);
  return {
    languages: person.language ? [person.language] : [],
    timeZone: person.timeZone || null,
    budget: inputs?.hourlyBudget ? { amount: inputs.hourlyBudget, currency: inputs.budgetCurrency } : null,
  };
}
