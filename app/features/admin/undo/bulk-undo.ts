/** Actions on reports that can be undone in their list. */
export const UNDOABLE_OF_REPORTS = ["close-reports", "hide-message", "hide-review"] as const;
/** Actions on people that can be undone in their list and on each person's page. */
export const UNDOABLE_OF_PEOPLE = ["suspend", "restore", "unlist", "relist"] as const;
/** Actions on payments that can be undone in their list. */
export const UNDOABLE_OF_PAYMENTS = ["confirm-payments", "return-payment"] as const;
/** Payouts that can be undone in their list. */
export const UNDOABLE_OF_PAYOUTS = ["pay-out"] as const;

/** Bulk actions and far-reaching single ones that can be undone. */
export const UNDOABLE = [...UNDOABLE_OF_PEOPLE, ...UNDOABLE_OF_PAYMENTS, ...UNDOABLE_OF_PAYOUTS, ...UNDOABLE_OF_REPORTS] as const;
export type UndoableIntent = (typeof UNDOABLE)[number];

/** A bulk action that its admin can still undo. */
export interface UndoableBulk {
  id: string;
  intent: UndoableIntent;
  count: number;
  /** Seconds left, as of the server's response. */
  secondsLeft: number;
}

export const isUndoableIntent = (intent: string): intent is UndoableIntent => UNDOABLE.some((each) => each === intent);
