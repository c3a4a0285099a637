import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { consultations } from "#app/db/schema/booking";
import { addWords } from "#app/features/booking/absence/add-words.server";
import { reviewConsultation } from "#app/features/booking/life/consultation-reviews.server";
import { acceptConsultation, declineConsultation, withdrawConsultation } from "#app/features/booking/life/consultations.server";
import {
  admitNoShow,
  cancelConsultation,
  completeConsultation,
  denyNoShow,
  refundConsultationAsAdmin,
  reportNoShow,
} from "#app/features/booking/life/endings.server";
import { agreeToOtherTime, proposeOtherTime } from "#app/features/booking/life/reschedule.server";
import { anAdmin } from "../../../tests/support/applicants";
import { aRequest, ended, later, noon, now, type Scene } from "../../../tests/support/consultations";
import { useDatabase } from "../../../tests/support/database";
import { lockedOutOfOrder } from "../../../tests/support/locked-rows";
import { confirmPayment, returnPayment, waivePayment } from "./outside/confirm-payment.server";

useDatabase();

const key = () => randomUUID();

const STEPS: Record<string, { isAccepted?: true; step: (scene: Scene) => Promise<{ ok: boolean }> }> = {
  accepting: { step: ({ advisor, id }) => acceptConsultation(advisor, id, now) },
  declining: { step: ({ advisor, id }) => declineConsultation(advisor, id, now) },
  withdrawing: { step: ({ client, id }) => withdrawConsultation(client, id, now) },
  "another time": { step: ({ advisor, id }) => proposeOtherTime(advisor, id, { time: later(noon, 24).toISOString() }, now) },
  "agreeing to it": {
    step: async ({ client, advisor, id }) => {
      await proposeOtherTime(advisor, id, { time: later(noon, 24).toISOString() }, now);
      return agreeToOtherTime(client, id, undefined, now);
    },
  },
  cancelling: { isAccepted: true, step: ({ client, id }) => cancelConsultation(client, id, now) },
  completing: { isAccepted: true, step: ({ client, id }) => completeConsultation(client, id, ended) },
  "an absence, denied in words": {
    isAccepted: true,
    step: async ({ client, advisor, id }) => {
      await reportNoShow(client, id, later(ended, 1));
      await denyNoShow(advisor, id, later(ended, 2));
      return addWords(advisor, id, "I was there", later(ended, 3));
    },
  },
  "an absence, admitted": {
    isAccepted: true,
    step: async ({ client, advisor, id }) => {
      await reportNoShow(client, id, later(ended, 1));
      return admitNoShow(advisor, id, later(ended, 2));
    },
  },
  "both reviews": {
    isAccepted: true,
    step: async ({ client, advisor, id }) => {
      await completeConsultation(client, id, ended);
      await reviewConsultation(client, id, { rating: 5, text: "Good" }, later(ended, 1));
      return reviewConsultation(advisor, id, { rating: 5, text: "Good" }, later(ended, 2));
    },
  },
  "a payment that comes, is refunded and goes back": {
    isAccepted: true,
    step: async ({ client, id }) => {
      const admin = await anAdmin();
      await confirmPayment(admin, { consultationId: id, amount: 50_00, key: key() }, now);
      await completeConsultation(client, id, ended);
      await refundConsultationAsAdmin(admin, id, { amount: 10_00, reason: "Late", key: key() }, later(ended, 1));
      return returnPayment(admin, { consultationId: id, amount: 10_00, key: key() }, later(ended, 2));
    },
  },
  "a payment that is waived": {
    isAccepted: true,
    step: async ({ id }) => waivePayment(await anAdmin(), { consultationId: id, key: key(), reason: "Goodwill" }, now),
  },
};

test.each(Object.entries(STEPS))("%s locks an advisor before a consultation, that before its money, and accounts last", async (_, {
  isAccepted,
  step,
}) => {
  await db.delete(consultations);
  const scene = await aRequest(isAccepted ? "accepted" : "requested", noon, { isPaid: false });
  let answer = { ok: false };
  const wrong = await lockedOutOfOrder(async () => {
    answer = await step(scene);
  });
  expect([answer, wrong]).toMatchObject([{ ok: true }, []]);
});
