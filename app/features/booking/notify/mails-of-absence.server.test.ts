import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { outbox } from "#app/db/schema/operations";
import { aRequest, ended, later, mailsAbout, noon } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { completeConsultation, denyNoShow, reportNoShow } from "../life/endings.server";

useDatabase();

beforeEach(async () => {
  for (const table of [consultations, outbox]) await db.delete(table);
});

const NO_LONGER_SO = /^(Where|You receive): /m;

test("a mail about who came names no room of an hour that is over, and nothing that the advisor receives while that is open", async () => {
  const soon = later(ended, 1);
  const { client, advisor, id } = await aRequest("accepted");
  await reportNoShow(client, id, soon, { reason: "Nobody came" });
  await denyNoShow(advisor, id, later(soon, 1), { reason: "I was there" });
  const contested = await aRequest("accepted", noon);
  await completeConsultation(contested.advisor, contested.id, ended);
  await reportNoShow(contested.client, contested.id, soon, { reason: "Nobody came" });
  for (const step of ["reportNoShow", "denyNoShow", "contest"]) {
    const [mail] = await mailsAbout(step);
    expect([step, mail?.text]).toEqual([step, expect.stringContaining("Total: $50")]);
    expect(mail?.text).not.toMatch(NO_LONGER_SO);
  }
});

test("said while the hour lasts, the mail still says where to come", async () => {
  const { client, id } = await aRequest("accepted");
  await reportNoShow(client, id, later(noon, 0.3));
  expect((await mailsAbout("reportNoShow"))[0]?.text).toMatch(/^Where: /m);
});
