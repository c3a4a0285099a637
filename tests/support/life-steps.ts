import { asc, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { consultationEvents, consultations } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { acceptConsultation, declineConsultation, withdrawConsultation } from "#app/features/booking/life/consultations.server";
import {
  acceptAgreedTimes,
  completeEnded,
  dropUnansweredTimes,
  expireRequests,
  returnToAskedTimes,
  settleUndenied,
} from "#app/features/booking/life/due-transitions.server";
import {
  admitNoShow,
  cancelConsultation,
  completeConsultation,
  denyNoShow,
  reportNoShow,
  withdrawNoShow,
} from "#app/features/booking/life/endings.server";
import {
  agreeToOtherTime,
  agreeToReschedule,
  askToReschedule,
  keepAgreedTime,
  proposeOtherTime,
  withdrawProposal,
} from "#app/features/booking/life/reschedule.server";
import { storeQuotes } from "#app/features/booking/quotes.server";
import { findTopic } from "#app/features/matching/topic-list.server";
import { consultationRequestSchema } from "#app/routes/functions/consultation-request";
import { createConsultation } from "#app/routes/functions/create-consultation.server";
import type { TestAdvisor } from "./people";

/** Three clients and two advisors at a moment of the server's clock. */
export interface House {
  start: Date;
  now: Date;
  clients: Viewer[];
  advisors: TestAdvisor[];
  /** The steps that have ever succeeded. */
  taken: Set<string>;
}

/** An attempted step: on the consultation picked among the person's own, at one of a few times that are close together. */
export interface Attempt {
  step: StepName;
  client: number;
  advisor: number;
  slot: number;
  pick: number;
}

type Answer = { ok: boolean };
type Step = (house: House, attempt: Attempt, at: Date) => Promise<Answer | null>;

const STEPS = {
  request: (house, { client, advisor }, at) => request(house, house.clients[client]!, house.advisors[advisor]!, at),
  accept: (house, attempt) => onPicked(house, attempt, "requested", (advisor, id) => acceptConsultation(advisor, id, house.now)),
  decline: (house, attempt) => onPicked(house, attempt, "requested", (advisor, id) => declineConsultation(advisor, id, house.now)),
  counter: (house, attempt, at) =>
    onPicked(house, attempt, "requested", (advisor, id) => proposeOtherTime(advisor, id, { time: at.toISOString() }, house.now)),
  counterBack: (house, attempt, at) =>
    ofClient(house, attempt, "countered", (client, id) => proposeOtherTime(client, id, { time: at.toISOString() }, house.now)),
  agreeToBack: (house, attempt) =>
    onPicked(house, attempt, "countered", (advisor, id) => agreeToOtherTime(advisor, id, undefined, house.now)),
  takeProposalBack: (house, attempt) =>
    attempt.advisor === 0
      ? ofClient(house, attempt, "countered", (client, id) => withdrawProposal(client, id, undefined, house.now))
      : onPicked(house, attempt, "countered", (advisor, id) => withdrawProposal(advisor, id, undefined, house.now)),
  agreeToTime: (house, attempt) =>
    ofClient(house, attempt, "countered", (client, id) => agreeToOtherTime(client, id, undefined, house.now)),
  withdraw: (house, attempt) => ofClient(house, attempt, "requested", (client, id) => withdrawConsultation(client, id, house.now)),
  reschedule: (house, attempt, at) =>
    byEither(house, attempt, (person, id) => askToReschedule(person, id, { time: at.toISOString() }, house.now)),
  agreeToReschedule: (house, attempt) =>
    byEither(house, attempt, (person, id) => agreeToReschedule(person, id, undefined, house.now), "proposed"),
  keepTime: (house, attempt) => byEither(house, attempt, (person, id) => keepAgreedTime(person, id, house.now)),
  cancel: (house, attempt) => byEither(house, attempt, (person, id) => cancelConsultation(person, id, house.now)),
  complete: (house, attempt) => byEither(house, attempt, (person, id) => completeConsultation(person, id, house.now)),
  reportNoShow: (house, attempt) => byEither(house, attempt, (person, id) => reportNoShow(person, id, house.now)),
  contest: (house, attempt) => ofClient(house, attempt, "completed", (client, id) => reportNoShow(client, id, house.now)),
  takeNoShowBack: (house, attempt) => byEither(house, attempt, (person, id) => withdrawNoShow(person, id, house.now)),
  denyNoShow: (house, attempt) => byEither(house, attempt, (person, id) => denyNoShow(person, id, house.now)),
  admitNoShow: (house, attempt) => byEither(house, attempt, (person, id) => admitNoShow(person, id, house.now)),
  expire: async ({ now }) => {
    await expireRequests(now);
    await returnToAskedTimes(now);
    await acceptAgreedTimes(now);
    await dropUnansweredTimes(now);
    await settleUndenied(now);
    await completeEnded(now);
    return { ok: await hasHappened("expire") };
  },
} satisfies Record<string, Step>;

export type StepName = keyof typeof STEPS;
const NAMES = Object.keys(STEPS) as StepName[];
/** Requests and answers are the most frequent, so that the other steps have something to act on. */
export const STEP_NAMES: StepName[] = [
  ...NAMES,
  "request",
  "request",
  "request",
  "accept",
  "accept",
  "counter",
  "reschedule",
  "agreeToReschedule",
  "agreeToReschedule",
];

/** Tries a step; returns its name if it succeeded. Not finding a consultation is a valid result. */
export async function take(house: House, attempt: Attempt): Promise<StepName | null> {
  const at = new Date(house.now.getTime() + 3_600_000 + attempt.slot * 15 * 60_000);
  const step: Step = STEPS[attempt.step];
  const answer = await step(house, attempt, at).catch((error: { init?: { status?: number } }) => {
    if (error.init?.status === 404) return null;
    throw error;
  });
  return answer?.ok ? attempt.step : null;
}

async function request(house: House, client: Viewer, advisor: TestAdvisor, startsAt: Date): Promise<Answer> {
  const topic = await findTopic("Business Strategy");
  const terms = { clientId: client.userId, advisorId: advisor.advisorId, topicId: topic!.id, startsAt, durationMinutes: 30 };
  const [quote] = await storeQuotes(
    db,
    [{ ...terms, urgency: "normal", currency: "USD", hourlyRate: 100_00, surgeTenths: 10, rulesVersion: 0 }],
    house.now,
  );
  const asked = {
    adviser_id: advisor.advisorId,
    topic_name: topic!.name,
    scheduled_time: startsAt.toISOString(),
    duration_minutes: 30,
    quote_id: quote!.id,
  };
  return createConsultation(client, consultationRequestSchema.parse(asked), house.now);
}

const hasHappened = async (transition: string) =>
  (await db.select({ id: consultationEvents.id }).from(consultationEvents).where(eq(consultationEvents.transition, transition)).limit(1))
    .length > 0;

const idsOf = async (status: "requested" | "countered" | "accepted" | "completed") =>
  db
    .select({
      id: consultations.id,
      clientId: consultations.clientId,
      advisorId: consultations.advisorId,
      proposedTime: consultations.proposedTime,
    })
    .from(consultations)
    .where(eq(consultations.status, status))
    .orderBy(asc(consultations.createdAt), asc(consultations.id));

type Act = (person: Viewer, id: string) => Promise<Answer>;

async function onPicked(house: House, { pick }: Attempt, status: "requested" | "countered", act: Act) {
  const those = await idsOf(status);
  const picked = those[pick % Math.max(1, those.length)];
  const advisor = house.advisors.find(({ advisorId }) => advisorId === picked?.advisorId);
  return picked && advisor ? act(advisor, picked.id) : null;
}

async function ofClient(house: House, { pick }: Attempt, status: "requested" | "countered" | "completed", act: Act) {
  const those = await idsOf(status);
  const picked = those[pick % Math.max(1, those.length)];
  const client = house.clients.find(({ userId }) => userId === picked?.clientId);
  return picked && client ? act(client, picked.id) : null;
}

async function byEither(house: House, { pick, advisor }: Attempt, act: Act, which?: "proposed") {
  const those = (await idsOf("accepted")).filter(({ proposedTime }) => which !== "proposed" || proposedTime !== null);
  const picked = those[pick % Math.max(1, those.length)];
  const people: Viewer[] = advisor === 0 ? house.clients : house.advisors;
  const person = people.find(({ userId, advisorId }) => userId === picked?.clientId || advisorId === picked?.advisorId);
  return picked && person ? act(person, picked.id) : null;
}
