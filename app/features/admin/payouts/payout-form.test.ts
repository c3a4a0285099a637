import { expect, test } from "vitest";
import { MAX_CHOSEN } from "../lists/table/bulk";
import { orderOfPayout } from "./payout-choice";
import { chosenPayoutsSchema, payoutSchema } from "./payout-form";

const key = "00000000-0000-4000-8000-000000000002";
const goesTo = "a".repeat(22);
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
const owed = (index: number) => ({ advisorId: idOf(index), currency: "EUR", amount: index, goesTo });
const one = { advisorId: idOf(1), key, currency: "EUR", amount: "5000", goesTo, reference: "" };

test("a payout is of what was seen owed, in minor units, with a reference that fits", () => {
  const long = "a".repeat(120);
  expect(payoutSchema.parse({ ...one, reference: ` ${long} ` })).toMatchObject({ amount: 50_00, reference: long });
  const wrong = [
    ...["0", "05", "-1", "1.5", "", "1234567890123"].map((amount) => ({ amount })),
    ...["eur", "EU", "EURO", ""].map((currency) => ({ currency })),
    ...[{ reference: `${long}a` }, { key: "x" }, { advisorId: "1" }, { goesTo: "" }, { goesTo: undefined }, { open: "1" }],
  ];
  for (const each of wrong) expect(payoutSchema.safeParse({ ...one, ...each }).success, JSON.stringify(each)).toBe(false);
});

test("of several each says what was seen owed of it; one that cannot be read, none and too many are refused", () => {
  const read = (payouts: unknown) => chosenPayoutsSchema.safeParse({ payouts, key });
  const all = (count: number) => Array.from({ length: count }, (_, index) => orderOfPayout(owed(index + 1)));
  expect(read(all(2)).data?.payouts).toEqual([owed(1), owed(2)]);
  expect(read(all(1)).data?.payouts).toEqual([owed(1)]);
  expect(read(all(MAX_CHOSEN)).success).toBe(true);
  expect(read([]).error?.issues[0]?.message).toBe("lists.chooseFirst");
  for (const payouts of [
    all(MAX_CHOSEN + 1),
    [...all(1), "x"],
    [`${idOf(1)}:EUR:0:${goesTo}`],
    [`${idOf(1)}:eur:5:${goesTo}`],
    [`${idOf(1)}:EUR`],
    [`${idOf(1)}:EUR:5`],
  ])
    expect(read(payouts).error?.issues[0]?.message).toBe("admin.notUnderstood");
});
