/** What is done about reports, and can be taken back where they are listed. */
export const UNDOABLE_OF_REPORTS = ["close-reports", "hide-message", "hide-review"] as const;
/** What is done about people, and can be taken back where they are listed and on the page of each. */
export const UNDOABLE_OF_PEOPLE = ["suspend", "restore", "unlist", "relist"] as const;
/** What is done about payments, and can be taken back where they are listed. */
export const UNDOABLE_OF_PAYMENTS = ["confirm-payments", "return-payment"] as const;
/** What is paid out, and can be taken back where it is listed. */
export const UNDOABLE_OF_PAYOUTS = ["pay-out"] as const;

/** What was done about several rows at once, or is far-reaching, can be taken back, of these. */
export const UNDOABLE = [...UNDOABLE_OF_PEOPLE, ...UNDOABLE_OF_PAYMENTS, ...UNDOABLE_OF_PAYOUTS, ...UNDOABLE_OF_REPORTS] as const;
export type UndoableIntent = (typeof UNDOABLE)[number];

/** Something that was done about several rows at once, and that whoever did it can still take back. */
export interface UndoableBulk {
  id: string;
  intent: UndoableIntent;
  count: number;
  /** For how much longer, seen from the answer of the server. */
  secondsLeft: number;
}

export const isUndoableIntent = (intent: string): intent is UndoableIntent => UNDOABLE.some((each) => each === intent);
