import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { anAdmin } from "../../../../tests/support/applicants";
import { accountBalances } from "../../../../tests/support/balances";
import { aRequest, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { confirmPayment } from "./confirm-payment.server";

useDatabase();

test("two admins who confirm what they see on one list at once: the same money has come in once", async () => {
  const { id } = await aRequest("accepted", noon, { isPaid: false });
  const seen = { consultationId: id, amount: 50_00, seen: 0 };
  const admins = [await anAdmin(), await anAdmin()];
  const both = await Promise.all(admins.map((each) => confirmPayment(each, { ...seen, key: randomUUID() }, now)));
  expect(both.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: "wrongState" }]);
  expect((await accountBalances("USD")).returning ?? 0).toBe(0);
});
