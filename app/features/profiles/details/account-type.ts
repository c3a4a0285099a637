import { ACCOUNT_TYPES, type AccountType } from "#app/features/accounts/schema";

/**
 * Returns whether the account type may change (decisions.md 2: chosen once). Before the first choice to any; afterwards an individual stays
 * one, and a business and an organisation may swap.
 */
export function canSwitchType(from: AccountType, to: AccountType, isChosen: boolean): boolean {
  if (!isChosen || from === to) return true;
  return from !== "individual" && to !== "individual";
}

/** Returns the types that can still be chosen. */
export const openTypes = (current: AccountType, isChosen: boolean) =>
  ACCOUNT_TYPES.filter((type) => canSwitchType(current, type, isChosen));
