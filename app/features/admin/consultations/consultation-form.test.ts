import { expect, test } from "vitest";
import { cancellationSchema, noShowSchema, refundSchema } from "./consultation-form";

const consultationId = "00000000-0000-4000-8000-000000000000";
const key = "00000000-0000-4000-8000-000000000001";
const seenStanding = "accepted.1.0.0.0.0";
const amountOf = (amount: string) => refundSchema.safeParse({ consultationId, key, reason: "Did not happen", amount, seen: "5000" });

test("a refund is typed in whole units, with up to two decimals", () => {
  expect(amountOf("12.50").data?.amount).toBe("12.50");
  expect(amountOf("7,5").data?.amount).toBe("7,5");
  for (const amount of ["", "0", "-1", "1e3", "NaN", "ten", "1.234"])
    expect(amountOf(amount).error?.issues[0]?.message).toBe("dashboard.amountRefused");
});

test("both take a reason", () => {
  expect(cancellationSchema.safeParse({ consultationId, key, seenStanding, reason: "  " }).error?.issues[0]?.message).toBe(
    "dashboard.reasonRequired",
  );
  expect(refundSchema.safeParse({ consultationId, key, reason: "", amount: "1", seen: "5000" }).error?.issues[0]?.message).toBe(
    "dashboard.reasonRequired",
  );
  expect(cancellationSchema.safeParse({ consultationId, key, seenStanding, reason: "x", status: "completed" }).success).toBe(false);
});

test("what moves money comes with the key of its form", () => {
  const fields = { consultationId, reason: "x", amount: "1", seen: "5000", seenStanding, noShowOf: "client" };
  for (const [schema, own] of [
    [cancellationSchema, ["reason", "seenStanding"]],
    [refundSchema, ["reason", "amount", "seen"]],
    [noShowSchema, ["reason", "noShowOf", "seenStanding"]],
  ] as const) {
    const entry = { consultationId, ...Object.fromEntries(own.map((name) => [name, fields[name]])) };
    expect([schema.safeParse(entry).success, schema.safeParse({ ...entry, key }).success]).toEqual([false, true]);
  }
});
