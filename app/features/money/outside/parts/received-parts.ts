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
export const receivedParts = (steps: readonly PaymentLedgerStep[]): ReceivedPart[] => followed(steps).parts;

/** What a client says they have paid at once, as far as nobody has answered it. */
export interface SaidPart {
  at: Date;
  amount: number;
}

/** What a client says they have paid, first to last. */
export const saidParts = (steps: readonly PaymentLedgerStep[]): SaidPart[] => followed(steps).said;

function followed(steps: readonly PaymentLedgerStep[]): { parts: ReceivedPart[]; said: SaidPart[] } {
  let parts: ReceivedPart[] = [];
  let said: SaidPart[] = [];
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

const saidOf = (taken: ReceivedPart | undefined, at: Date): SaidPart[] =>
  taken && taken.answered > 0 ? [{ at: taken.markedAt ?? at, amount: taken.answered }] : [];

const sumOf = (said: readonly SaidPart[]) => said.reduce((sum, { amount }) => sum + amount, 0);

/** What is left of what was said once so much of it has come, of what was said first. */
function withoutFirst(said: readonly SaidPart[], amount: number): SaidPart[] {
  let left = amount;
  return said.flatMap((part) => {
    const answered = Math.min(left, part.amount);
    left -= answered;
    return answered < part.amount ? [{ ...part, amount: part.amount - answered }] : [];
  });
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
