import { expect, test } from "vitest";
import { cancellationSchema, refundSchema } from "./consultation-form";

const consultationId = "00000000-0000-4000-8000-000000000000";
const amountOf = (amount: string) => refundSchema.safeParse({ consultationId, reason: "Did not happen", amount });

test("a refund is typed in whole units and kept in minor ones", () => {
  expect(amountOf("12.50").data?.amount).toBe(1250);
  expect(amountOf("7,5").data?.amount).toBe(750);
  for (const amount of ["", "0", "-1", "1e3", "NaN", "ten", "1.234"])
    expect(amountOf(amount).error?.issues[0]?.message).toBe("dashboard.amountRefused");
});

test("both take a reason", () => {
  expect(cancellationSchema.safeParse({ consultationId, reason: "  " }).error?.issues[0]?.message).toBe("dashboard.reasonRequired");
  expect(refundSchema.safeParse({ consultationId, reason: "", amount: "1" }).error?.issues[0]?.message).toBe("dashboard.reasonRequired");
  expect(cancellationSchema.safeParse({ consultationId, reason: "x", status: "completed" }).success).toBe(false);
});
