import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { outbox } from "#app/db/schema/operations";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, later, mailsAbout, noon } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { findConsultation } from "./consultations.server";
import { cancelConsultation, refundConsultationAsAdmin } from "./endings.server";

useDatabase();

beforeEach(async () => {
  for (const table of [ledgerTransactions, consultations, outbox]) await db.delete(table);
});

const give = async (id: string, amount: number, reason: string, hours: number) =>
  expect(await refundConsultationAsAdmin(await anAdmin(), id, { amount, reason, key: randomUUID() }, later(noon, hours))).toMatchObject({
    ok: true,
  });

test("both sides read why an admin gave money back, on the page and in the mail, and beside it why the hour was cancelled", async () => {
  const { client, advisor, id } = await aRequest("accepted");
  await cancelConsultation(client, id, later(noon, -1), { reason: "I fell ill" });
  await give(id, 10_00, "As a courtesy", 1);
  await give(id, 5_00, "And for the doctor's note", 2);
  for (const viewer of [client, advisor])
    expect(await findConsultation(viewer, id, later(noon, 3))).toMatchObject({
      closeReason: "I fell ill",
      givenBack: [
        { amount: 10_00, reason: "As a courtesy" },
        { amount: 5_00, reason: "And for the doctor's note" },
      ],
    });
  const mails = await mailsAbout("refund");
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual([advisor.email, advisor.email, client.email, client.email].sort());
  for (const { text } of mails) {
    expect(text).toMatch(/As a courtesy|doctor's note/);
    expect(text).not.toContain("I fell ill");
  }
});

test("of what goes back by the policy nobody has given a reason", async () => {
  const { client, id } = await aRequest("accepted");
  await cancelConsultation(client, id, later(noon, -30), { reason: "I fell ill" });
  expect((await findConsultation(client, id, noon)).givenBack).toEqual([]);
});
