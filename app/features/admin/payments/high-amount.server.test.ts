import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { confirmPayment } from "#app/features/money/outside/confirm-payment.server";
import { markPaid } from "#app/features/money/outside/marks/client-marks.server";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { highAmount } from "./high-amount.server";

useDatabase();

test("more than is due, or said to be paid, is confirmed at a second look only, which says what would have to go back", async () => {
  const admin = await anAdmin();
  const { client, id } = await aRequest("accepted", noon, { isPaid: false });
  const confirm = (amount: number, isSure: boolean) =>
    confirmPayment(admin, { consultationId: id, key: randomUUID(), amount, isSure }, now);
  await markPaid(client, id, randomUUID(), now, "20");
  expect(await confirm(500_00, false)).toEqual({ ok: false, reason: "amountHigh" });
  expect(await highAmount(admin, id, "500")).toEqual({ amount: "$500", expected: "$50", back: "$450" });
  expect(await confirm(50_01, false)).toEqual({ ok: false, reason: "amountHigh" });
  expect(await confirm(30_00, false)).toEqual({ ok: true });
  expect(await confirm(30_00, false)).toEqual({ ok: false, reason: "amountHigh" });
  expect(await confirm(30_00, true)).toEqual({ ok: true });
});
