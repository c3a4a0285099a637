import { ACCOUNT_TYPES, type AccountType } from "#app/features/accounts/schema";

/**
 * Whether the account type may become another (decisions.md 2: chosen once). Before the choice any; afterwards an individual stays one, and
 * a business and an organisation may change between each other.
 */
export function canSwitchType(from: AccountType, to: AccountType, isChosen: boolean): boolean {
  if (!isChosen || from === to) return true;
  return from !== "individual" && to !== "individual";
}

/** The types that stay open to choose. */
export const openTypes = (current: AccountType, isChosen: boolean) =>
  ACCOUNT_TYPES.filter((type) => canSwitchType(current, type, isChosen));
