import type { ListedPayment } from "#app/features/money/outside/listed-payment";

/** Returns the amounts of a payment if its last receipt is undone: awaited, marked as paid, and to refund, in minor units. */
export function afterUndo({
  here,
  open,
  toReturn,
  marked,
  lastReceived,
  answered = 0,
}: Pick<ListedPayment, "here" | "open" | "toReturn" | "marked" | "lastReceived" | "answered">) {
  const due = here + open - toReturn;
  const left = here - lastReceived;
  const said = marked + answered;
  return { awaited: Math.max(0, due - left - said), marked: said, back: Math.max(0, left - due) };
}
