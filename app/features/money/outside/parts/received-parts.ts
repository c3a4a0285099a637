/** A ledger step of a payment: the money it brought in (negative when undone), and the change in what the client had marked. Minor units. */
export interface PaymentLedgerStep {
  id: string;
  kind: string;
  at: Date;
  marked: number;
  here: number;
}

/** A single receipt of money that still counts. */
export interface ReceivedPart {
  /** Id of the ledger step. */
  id: string;
  at: Date;
  amount: number;
  /** How much of it the client had marked as paid, and when they last did so before. */
  answered: number;
  markedAt: Date | null;
}

/**
 * The receipts of a payment, oldest first, without those undone (the last of equal amount). Receipts before a return are settled by it and left out, unless the
 * return was undone.
 */
export const receivedParts = (steps: readonly PaymentLedgerStep[]): ReceivedPart[] => followed(steps).parts;

/** A single mark by a client, as far as it is unanswered. */
export interface MarkedPart {
  at: Date;
  amount: number;
}

/** The client's unanswered marks, oldest first. */
export const markedParts = (steps: readonly PaymentLedgerStep[]): MarkedPart[] => followed(steps).said;

function followed(steps: readonly PaymentLedgerStep[]): { parts: ReceivedPart[]; said: MarkedPart[] } {
  let parts: ReceivedPart[] = [];
  let said: MarkedPart[] = [];
  let markedAt: Date | null = null;
  const gone = new Set(returnedParts(steps).map(({ id }) => id));
  for (const { id, kind, at, marked, here } of steps) {
    if (kind === "mark") [said, markedAt] = [[...said, { at, amount: marked }], at];
    else if (kind === "unmarkLast") said = said.slice(0, -1);
    else if (kind === "receive") {
      const before = sumOf(said);
      said = withoutFirst(said, here);
      const answered = before - sumOf(said);
      parts.push({ id, at, amount: here, answered, markedAt });
    } else if (kind === "unreceive") {
      const taken = parts.findLast(({ amount }) => amount === -here);
      said = [...saidOf(taken, at), ...said];
      parts = parts.filter((part) => part !== taken);
    } else if (kind === "return") parts = gone.has(id) ? [] : parts;
    else if (kind !== "unreturn") said = [];
  }
  return { parts, said };
}

const saidOf = (taken: ReceivedPart | undefined, at: Date): MarkedPart[] =>
  taken && taken.answered > 0 ? [{ at: taken.markedAt ?? at, amount: taken.answered }] : [];

const sumOf = (said: readonly MarkedPart[]) => said.reduce((sum, { amount }) => sum + amount, 0);

/** What remains of the marks once `amount` has arrived; the oldest are answered first. */
function withoutFirst(said: readonly MarkedPart[], amount: number): MarkedPart[] {
  let left = amount;
  return said.flatMap((part) => {
    const answered = Math.min(left, part.amount);
    left -= answered;
    return answered < part.amount ? [{ ...part, amount: part.amount - answered }] : [];
  });
}

/** A single return of money that still counts. */
export interface ReturnedPart {
  /** Id of the ledger step. */
  id: string;
  at: Date;
  amount: number;
}

/** The returns, oldest first, without those undone (the last of equal amount). */
export function returnedParts(steps: readonly PaymentLedgerStep[]): ReturnedPart[] {
  let parts: ReturnedPart[] = [];
  for (const { id, kind, at, here } of steps) {
    if (kind === "return") parts.push({ id, at, amount: -here });
    else if (kind === "unreturn") {
      const taken = parts.findLast(({ amount }) => amount === here);
      parts = parts.filter((part) => part !== taken);
    }
  }
  return parts;
}
