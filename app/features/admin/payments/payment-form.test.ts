import { expect, test } from "vitest";
import { MAX_CHOSEN } from "../lists/table/bulk";
import { orderOfPayment } from "./payment-choice";
import { chosenPaymentsSchema, confirmationSchema, paymentSchema, returnSchema, waiverSchema } from "./payment-form";

const subject = { consultationId: "00000000-0000-4000-8000-000000000001", key: "00000000-0000-4000-8000-000000000002" };
const arrived = (amount: string, seen = "0") => confirmationSchema.safeParse({ ...subject, amount, seen }).data;

test("what has arrived is typed in whole units with up to two decimals, by point or by comma", () => {
  const read = ["20", "20.5", "20,50", "7.07", "0.29", "1.500,00", "999999999.99"].map((amount) => arrived(amount)?.amount);
  expect(read).toEqual(["20", "20.5", "20,50", "7.07", "0.29", "1.500,00", "999999999.99"]);
});

test.each(["", "1.500", "1,500,00", "20.505", "-5", "5 €", "1e3", "1234567890", ".5", "5."])("%j has not arrived", (amount) => {
  expect(arrived(amount)).toBeUndefined();
});

test("what the admin saw is whole minor units, zero too, and always said", () => {
  expect([arrived("1", "0")?.seen, arrived("1", "123456789012")?.seen]).toEqual([0, 123_456_789_012]);
  for (const seen of ["", "-1", "1.5", "1234567890123"]) expect(arrived("1", seen), seen).toBeUndefined();
  expect(confirmationSchema.safeParse({ ...subject, amount: "1" }).success).toBe(false);
});

test("what is sent back is more than nothing, in minor units", () => {
  const sent = (amount: string) => returnSchema.safeParse({ ...subject, amount }).data?.amount;
  expect([sent("1"), sent("5000")]).toEqual([1, 50_00]);
  expect(["0", "05", "-1", "1.5", "1,5", "", "1234567890123"].map(sent)).toEqual(Array(7).fill(undefined));
});

test("to let a payment go takes a reason, that fits", () => {
  const errorOf = (reason: string) => waiverSchema.safeParse({ ...subject, reason }).error?.issues.map(({ message }) => message) ?? [];
  expect(errorOf("a".repeat(300))).toEqual([]);
  expect(errorOf("a".repeat(301))).toEqual(["admin.tooLong"]);
  expect(errorOf("  ")).toEqual(["payments.reasonNeeded"]);
});

test("of several each says what was open of it; one that cannot be read, none and too many are refused", () => {
  const read = (payments: unknown) => chosenPaymentsSchema.safeParse({ payments, key: subject.key });
  const all = (count: number) => Array.from({ length: count }, (_, open) => orderOfPayment({ ...subject, open: open + 1 }));
  expect(read(all(1)).data?.payments).toEqual([{ consultationId: subject.consultationId, open: 1 }]);
  expect(read(all(MAX_CHOSEN)).success).toBe(true);
  expect(read([]).error?.issues[0]?.message).toBe("lists.chooseFirst");
  for (const payments of [all(MAX_CHOSEN + 1), [...all(1), "x"], `${subject.consultationId}:0`])
    expect(read(payments).error?.issues[0]?.message).toBe("admin.notUnderstood");
});

test("a form of a payment names it and carries its key, and nothing besides", () => {
  expect(paymentSchema.safeParse(subject).success).toBe(true);
  for (const fields of [{ ...subject, key: "x" }, { ...subject, consultationId: "1" }, { key: subject.key }, { ...subject, open: "1" }])
    expect(paymentSchema.safeParse(fields).success).toBe(false);
});
