import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { aRequest } from "../../../tests/support/consultations";
import { useDatabase } from "../../../tests/support/database";
import { amountProblem, typedAmount } from "./typed-amount.server";

useDatabase();

test("an amount with a part of a unit that its currency does not have is none, and the example is a sum in that currency", async () => {
  const { id } = await aRequest("accepted");
  const problemIn = async (currency: "EUR" | "JPY" | "IDR") => {
    await db.update(consultations).set({ currency }).where(eq(consultations.id, id));
    return [await typedAmount(id, "12.50"), await amountProblem(id, "payments.amountWrong")];
  };
  expect(await problemIn("EUR")).toEqual([1250, { key: "payments.amountWrong" }]);
  expect(await problemIn("JPY")).toEqual([null, { key: "payments.amountWrongWhole", values: { example: "2500" } }]);
  expect(await problemIn("IDR")).toEqual([null, { key: "payments.amountWrongWhole", values: { example: "250000" } }]);
  for (const strange of [randomUUID(), "nonsense", undefined])
    expect(await amountProblem(strange, "payments.amountWrong")).toEqual({ key: "payments.amountWrong" });
});
