import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { mailsTo } from "../../../../tests/support/account-mails";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { cancelConsultationAsAdmin } from "../life/endings.server";

useDatabase();

const cancelled = async (status: "requested" | "accepted") => {
  const { client, advisor, id } = await aRequest(status);
  await cancelConsultationAsAdmin(await anAdmin(), id, { reason: "Ill", key: randomUUID() }, now);
  const mails = [...(await mailsTo(client.email)), ...(await mailsTo(advisor.email))];
  return mails.filter(({ kind }) => kind === "consultation_cancelAsAdmin").map(({ text }) => text);
};

test("of a request that nobody accepted and an admin cancels neither mail speaks of what was paid, or is received", async () => {
  const texts = await cancelled("requested");
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).toContain("Nothing is owed.");
    expect(text).not.toMatch(/paid|You receive:/);
  }
});

test("of an agreed consultation that an admin cancels both mails say that what was paid goes back", async () => {
  for (const text of await cancelled("accepted")) expect(text).toContain("What was paid goes back in full.");
});
