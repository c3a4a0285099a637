import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { keyInputs } from "#app/db/schema/key-inputs";
import { isCurrency } from "#app/features/money/money";
import { budgetHere } from "#app/features/profiles/key-inputs/key-inputs.server";
import type { Urgency } from "../understand/need";
import type { PersonFacts } from "../understand/need-so-far";

/** Maps the Key Inputs' urgency scale to the common one (product, C16). */
const URGENCY_OF_INPUTS: Record<string, Urgency> = { now: "high", weeks: "medium", quarter: "low", open: "low" };

/** Returns what the speaker's profile and Key Inputs say about their need; null when signed out or without a profile. */
export async function findPerson(connection: Connection, userId: string | null): Promise<PersonFacts | null> {
  if (userId === null) return null;
  const [row] = await connection
    .select({ language: profiles.language, zone: profiles.timezone, inputs: keyInputs })
    .from(profiles)
    .leftJoin(keyInputs, eq(keyInputs.userId, profiles.userId))
    .where(eq(profiles.userId, userId));
  if (!row) return null;
  const { language, zone, inputs } = row;
  if (!inputs) return { language, zone, seeks: "", budget: null, urgency: null };
  const { goals, challenge, urgency } = inputs;
  const { hourlyBudget, budgetCurrency } = budgetHere(inputs);
  return {
    language,
    zone,
    seeks: [goals, challenge].filter(Boolean).join("\n"),
    budget: hourlyBudget === null ? null : { amount: hourlyBudget, currency: isCurrency(budgetCurrency) ? budgetCurrency : null },
    urgency: URGENCY_OF_INPUTS[urgency] ?? null,
  };
}
