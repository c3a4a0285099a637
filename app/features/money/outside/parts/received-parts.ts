/** A step of a payment as the ledger has it: what came in by it (less, where that was taken back), and what the client said of it before. Minor units. */
export interface PaymentLedgerStep {
  id: string;
  kind: string;
  at: Date;
  marked: number;
  here: number;
}

/** What came in at once, and is still counted. */
export interface ReceivedPart {
  /** Of the ledger's step. */
  id: string;
  at: Date;
  amount: number;
  /** What of it the client had said they have paid, and when they said it last before. */
  answered: number;
  markedAt: Date | null;
}

/**
 * The parts in which a payment came in, first to last, without those that were taken back: of equal ones the last. What came before something was sent back
 * is settled with that, and none of them, unless that was a mistake.
 */
export function receivedParts(steps: readonly PaymentLedgerStep[]): ReceivedPart[] {
  let parts: ReceivedPart[] = [];
  let [said, markedAt]: [number, Date | null] = [0, null];
  const gone = new Set(returnedParts(steps).map(({ id }) => id));
  for (const { id, kind, at, marked, here } of steps) {
    if (kind === "mark") [said, markedAt] = [said + marked, at];
    else if (kind === "receive") {
      const answered = Math.min(said, here);
      said -= answered;
      parts.push({ id, at, amount: here, answered, markedAt });
    } else if (kind === "unreceive") {
      const taken = parts.findLast(({ amount }) => amount === -here);
      said += taken?.answered ?? 0;
      parts = parts.filter((part) => part !== taken);
    } else if (kind === "return") parts = gone.has(id) ? [] : parts;
    else if (kind !== "unreturn") said = 0;
  }
  return parts;
}

/** What was sent back at once, and still counts as gone. */
export interface ReturnedPart {
  /** Of the ledger's step. */
  id: string;
  at: Date;
  amount: number;
}

/** The parts in which money was sent back, first to last, without those that were taken back: of equal ones the last. */
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
