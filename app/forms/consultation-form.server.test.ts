import { expect, test } from "vitest";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { aRequest, later, noon, now } from "../../tests/support/consultations";
import { useDatabase } from "../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../tests/support/people";
import { answerConsultationForm } from "./consultation-form.server";

useDatabase();

const PAGE = "/consultations/1";

test("a time that is taken is said to an advisor as their own, and to a client, an advisor elsewhere or not, as the other's", async () => {
  const { client, advisor, id } = await aRequest();
  await aConsultation({ client: await aClient(), advisor, at: later(noon, 48) });
  const proposed_time = later(noon, 48).toISOString();
  const refused = (intent: string, text: string) => ({ data: { problem: { intent, text } }, init: { status: 409 } });
  const countered = await answerConsultationForm(advisor, id, { intent: "counter", proposed_time }, PAGE, now);
  expect(countered).toMatchObject(refused("counter", "booking.timeTakenForAdvisor"));
  await acceptConsultation(advisor, id, now);
  const { advisorId } = await anAdvisor();
  const moved = await answerConsultationForm({ ...client, advisorId }, id, { intent: "reschedule", proposed_time }, PAGE, now);
  expect(moved).toMatchObject(refused("reschedule", "booking.timeTakenForClient"));
});
