import { expect, test } from "vitest";
import { ifCancelledNow } from "./if-cancelled";

type Cancelled = Parameters<typeof ifCancelledNow>[0];
const payment = (stage: string, here: number, marked = 0) => ({ stage, here, marked }) as Cancelled["payment"];
const of = (part: Partial<Cancelled>) =>
  ifCancelledNow({ totalPrice: 120, refundIfCancelled: 120, ifCancelled: null, payment: null, ...part });

test("of what a provider charged all, half or nothing goes back", () => {
  expect([of({}).part, of({ refundIfCancelled: 60 }).part, of({ refundIfCancelled: 0 }).part]).toEqual(["all", "some", "none"]);
});

test("of what was paid outside the site what came counts, and not the price", () => {
  const half = of({ payment: payment("awaiting", 60), ifCancelled: { paid: 60, back: 60, stillDue: 0 } });
  expect(half).toMatchObject({ isPaid: true, refund: 60, total: 60, part: "all" });
  const said = of({ payment: payment("marked", 0), ifCancelled: { paid: 120, back: 60, stillDue: 0 } });
  expect(said).toMatchObject({ isPaid: true, refund: 60, total: 120, part: "some" });
});

test("of what nobody has paid the part that stays due counts", () => {
  const due = (stillDue: number) => of({ payment: payment("awaiting", 0), ifCancelled: { paid: 0, back: 0, stillDue } });
  expect([due(120), due(60), due(0)].map(({ isPaid, due, part }) => [isPaid, due, part])).toEqual([
    [false, 120, "all"],
    [false, 60, "some"],
    [false, 0, "none"],
  ]);
});

test("of what goes back the part that is only said to be paid is named, and no more of it than goes back", () => {
  const said = (here: number, marked: number, back: number) =>
    of({ payment: payment("marked", here, marked), ifCancelled: { paid: here + marked, back, stillDue: 0 } }).unseen;
  expect([said(80, 40, 120), said(0, 120, 120), said(0, 120, 60), said(0, 120, 0)]).toEqual([40, 120, 60, 0]);
  expect([of({}).unseen, of({ payment: payment("awaiting", 60), ifCancelled: { paid: 60, back: 60, stillDue: 0 } }).unseen]).toEqual([
    0, 0,
  ]);
});
