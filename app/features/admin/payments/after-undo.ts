import type { ListedPayment } from "#app/features/money/outside/listed-payment";

/** How a payment stands once what came in last is taken back: what is awaited, looked for and to be sent back then, in minor units. */
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
