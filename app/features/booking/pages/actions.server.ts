import { data } from "react-router";
import type { Viewer } from "#app/features/accounts/viewer";
import { failureStatus } from "#app/platform/failure.server";
import type { MessageKey } from "#app/ui/text/message-key";
import { asSide } from "../life/actors.server";
import type { Side } from "../life/consultation";
import { replyToReview, reportReviewOf, reviewConsultation } from "../life/consultation-reviews.server";
import { acceptConsultation, declineConsultation, findConsultation, withdrawConsultation } from "../life/consultations.server";
import { cancelConsultation, completeConsultation, reportNoShow } from "../life/endings.server";
import { keepNote } from "../life/notes.server";
import { agreeToOtherTime, agreeToReschedule, askToReschedule, keepAgreedTime, proposeOtherTime } from "../life/reschedule.server";
import { bookingMessages } from "../messages";
import { type ActionPost, actionPostSchema } from "../schema";
import { type ActionOutcome, type ActionProblem, INTENTS, type Intent } from "./actions";

type Answer = { ok: true } | { ok: false; reason: string; choices?: { value: string }[] };
type Action = { run: (viewer: Viewer, id: string, post: ActionPost, now: Date) => Promise<Answer>; done: MessageKey };

const ACTIONS: Record<Intent, Action> = {
  accept: { run: (viewer, id, _, now) => acceptConsultation(viewer, id, now), done: "booking.accepted" },
  decline: { run: (viewer, id, { reason }, now) => declineConsultation(viewer, id, now, reason), done: "booking.declined" },
  withdraw: { run: (viewer, id, _, now) => withdrawConsultation(viewer, id, now), done: "booking.withdrawn" },
  counter: { run: (viewer, id, post, now) => proposeOtherTime(viewer, id, askedTime(post), now), done: "booking.countered" },
  agreeToTime: { run: (viewer, id, { seen }, now) => agreeToOtherTime(viewer, id, seen, now), done: "booking.agreedToTime" },
  reschedule: { run: (viewer, id, post, now) => askToReschedule(viewer, id, askedTime(post), now), done: "booking.rescheduleAsked" },
  agreeToReschedule: { run: (viewer, id, { seen }, now) => agreeToReschedule(viewer, id, seen, now), done: "booking.rescheduled" },
  keepTime: { run: (viewer, id, _, now) => keepAgreedTime(viewer, id, now), done: "booking.timeKept" },
  cancel: { run: (viewer, id, { reason }, now) => cancelConsultation(viewer, id, now, reason), done: "booking.cancelled" },
  complete: { run: (viewer, id, _, now) => completeConsultation(viewer, id, now), done: "booking.completed" },
  reportNoShow: { run: (viewer, id, { reason }, now) => reportNoShow(viewer, id, now, reason), done: "booking.noShowReported" },
  note: { run: (viewer, id, { note }, now) => keepNote(viewer, id, note, now), done: "booking.notesSaved" },
  review: { run: (viewer, id, { rating, text }, now) => reviewConsultation(viewer, id, { rating, text }, now), done: "reviews.written" },
  reply: { run: (viewer, id, { text }, now) => replyToReview(viewer, id, text, now), done: "reviews.replied" },
  reportReview: { run: (viewer, id, { reason }, now) => reportReviewOf(viewer, id, reason, now), done: "reviews.reported" },
};

/** Performs what a form asks for by its `intent`, on the page of a consultation and in the advisor's list. */
export async function performAction(viewer: Viewer, id: string, posted: Record<string, unknown>, now: Date): Promise<ActionOutcome> {
  const intent = INTENTS.find((each) => each === posted.intent);
  if (!intent) throw data(null, { status: 400 });
  const post = actionPostSchema.safeParse(posted);
  if (!post.success) return refuse({ intent, text: (post.error.issues[0]?.message ?? "booking.invalid") as MessageKey }, 400);
  try {
    const answer = await ACTIONS[intent].run(viewer, id, post.data, now);
    if (!answer.ok) return refuse(problemOf(intent, answer, (await asSide(viewer, id)).role), UNREADABLE.has(answer.reason) ? 422 : 409);
    const { otherName } = await findConsultation(viewer, id, now);
    return { ok: true, text: ACTIONS[intent].done, name: otherName || bookingMessages.aClient };
  } catch (error) {
    return refuse({ intent, text: "booking.actionFailed" }, failureStatus(error, "consultation action"));
  }
}

const refuse = (problem: ActionProblem, status: number): ActionOutcome => ({ ok: false, problem, status });

/** One of the offered times, else the one that was typed; none is no time. */
const askedTime = ({ chosen_time, proposed_time, time_zone }: ActionPost) => ({
  time: chosen_time ?? proposed_time ?? "",
  timeZone: time_zone,
});

const UNREADABLE = new Set(["notATime", "inTheGap", "ambiguous", "zoneNeeded", "tooSoon", "tooFar", "sameTime"]);

const WORDED = [
  "wrongState",
  "wrongActor",
  "tooLate",
  "tooEarly",
  "changedMeanwhile",
  "noCounterLeft",
  "alreadyProposed",
  "sameTime",
  "inTheGap",
  "ambiguous",
  "zoneNeeded",
  "tooSoon",
  "tooFar",
  "paymentMissing",
] as const;

function problemOf(intent: Intent, { reason, choices }: Extract<Answer, { ok: false }>, side: Side): ActionProblem {
  const word = WORDED.find((each) => each === reason);
  const times = choices?.map(({ value }) => value);
  if (word) return { intent, text: `booking.${word}`, times };
  return {
    intent,
    text: SPECIAL[`${reason} ${side}`] ?? SPECIAL[reason] ?? "booking.actionFailed",
    times,
  };
}

const SPECIAL: Partial<Record<string, MessageKey>> = {
  notATime: "booking.timeNeeded",
  timeTaken: "booking.timeTakenForClient",
  "timeTaken advisor": "booking.timeTakenForAdvisor",
  clientBusy: "booking.clientBusy",
  "clientBusy client": "booking.youAreBusy",
  reviewOver: "reviews.over",
  alreadyReviewed: "reviews.already",
  alreadyReplied: "reviews.alreadyReplied",
  ratingNeeded: "reviews.ratingNeeded",
};
