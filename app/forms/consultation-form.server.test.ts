import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { personKey } from "#app/platform/limits/counters.server";
import { LIMITS } from "#app/platform/limits/limits";
import { mailboxOf } from "#app/platform/mail/mailbox";
import { forgetCounts } from "../../tests/support/attempts";
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

test("a step too many of the hour is told to wait minutes, one of the day until tomorrow, and a note comes back as it was typed", async () => {
  const { advisor, id } = await aRequest();
  const note = { intent: "note", note: "Ask about the lease" };
  const fill = (kind: "consultation-step" | "consultation-step-day") =>
    db.insert(attempts).values(
      Array.from({ length: LIMITS[kind].perPerson }, () => ({
        kind,
        keyHash: personKey(kind, mailboxOf(advisor.email)),
        createdAt: now,
      })),
    );
  const answer = async () => answerConsultationForm(advisor, id, note, PAGE, now);
  const refused = (text: string) => ({ data: { problem: { intent: "note", text, note: note.note } }, init: { status: 429 } });
  await fill("consultation-step");
  expect(await answer()).toMatchObject(refused("booking.tooManySteps"));
  await forgetCounts();
  await fill("consultation-step-day");
  expect(await answer()).toMatchObject(refused("booking.tooManyStepsToday"));
});
