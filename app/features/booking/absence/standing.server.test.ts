import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { anAdmin } from "../../../../tests/support/applicants";
import { aRequest, consultationRow, later, noon } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import {
  cancelConsultationAsAdmin,
  completeConsultationAsAdmin,
  denyNoShow,
  recordNoShowAsAdmin,
  reportNoShow,
  withdrawNoShow,
} from "../life/endings.server";
import { standingOf } from "./standing";

useDatabase();

const refused = { ok: false, reason: "standingChanged" };

test("an admin decides about what they have read: what is said, taken back or denied meanwhile has them read it anew", async () => {
  const [admin, { client, advisor, id }] = [await anAdmin(), await aRequest("accepted")];
  const seen: string[] = [];
  const look = async () => void seen.push(standingOf(await consultationRow(id)));
  await look();
  await reportNoShow(client, id, later(noon, 0.25));
  await look();
  await withdrawNoShow(client, id, later(noon, 0.3));
  await reportNoShow(client, id, later(noon, 0.4));
  await look();
  await denyNoShow(advisor, id, later(noon, 0.5));
  for (const seenStanding of seen) {
    const asked = () => ({ reason: "Heard both", key: randomUUID(), seenStanding });
    const at = later(noon, 1);
    expect(await recordNoShowAsAdmin(admin, id, { ...asked(), noShowOf: "advisor" }, at)).toEqual(refused);
    expect(await completeConsultationAsAdmin(admin, id, asked(), at)).toEqual(refused);
    expect(await cancelConsultationAsAdmin(admin, id, asked(), at)).toEqual(refused);
  }
  const read = { reason: "Heard both", key: randomUUID(), seenStanding: standingOf(await consultationRow(id)) };
  expect(await recordNoShowAsAdmin(admin, id, { ...read, noShowOf: "advisor" }, later(noon, 1))).toMatchObject({ ok: true });
});
