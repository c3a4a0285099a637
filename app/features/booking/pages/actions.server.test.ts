import { expect, test } from "vitest";
import { aRequest, later, noon, now } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { acceptConsultation } from "../life/consultations.server";
import { performAction } from "./actions.server";

useDatabase();

test("a time that is taken is said to an advisor as their own, and to a client, an advisor elsewhere or not, as the other's", async () => {
  const { client, advisor, id } = await aRequest();
  await aConsultation({ client: await aClient(), advisor, at: later(noon, 48) });
  const proposed_time = later(noon, 48).toISOString();
  const takenForAdvisor = { ok: false, problem: { intent: "counter", text: "booking.timeTakenForAdvisor" }, status: 409 };
  expect(await performAction(advisor, id, { intent: "counter", proposed_time }, now)).toMatchObject(takenForAdvisor);
  await acceptConsultation(advisor, id, now);
  const { advisorId } = await anAdvisor();
  const takenForClient = { ok: false, problem: { intent: "reschedule", text: "booking.timeTakenForClient" }, status: 409 };
  expect(await performAction({ ...client, advisorId }, id, { intent: "reschedule", proposed_time }, now)).toMatchObject(takenForClient);
});
