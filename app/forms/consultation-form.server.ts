import { randomUUID } from "node:crypto";
import type { Viewer } from "#app/features/accounts/viewer";
import { addWords } from "#app/features/booking/absence/add-words.server";
import { type ActionPost, AMOUNT_MAX_CHARACTERS, actionPostSchema } from "#app/features/booking/life/action-post";
import { asSide } from "#app/features/booking/life/actors.server";
import type { Side } from "#app/features/booking/life/consultation";
import { replyToReview, reportReviewOf, reviewConsultation } from "#app/features/booking/life/consultation-reviews.server";
import type { ConsultationRow } from "#app/features/booking/life/consultation-row.server";
import {
  acceptConsultation,
  declineConsultation,
  findConsultation,
  withdrawConsultation,
} from "#app/features/booking/life/consultations.server";
import {
  admitNoShow,
  cancelConsultation,
  completeConsultation,
  denyNoShow,
  reportNoShow,
  withdrawNoShow,
} from "#app/features/booking/life/endings.server";
import { saveNote } from "#app/features/booking/life/notes.server";
import {
  agreeToOtherTime,
  agreeToReschedule,
  askToReschedule,
  keepAgreedTime,
  proposeOtherTime,
  withdrawProposal,
} from "#app/features/booking/life/reschedule.server";
import { type ActionProblem, INTENTS, type Intent } from "#app/features/booking/pages/actions";
import { markPaid, withdrawMark } from "#app/features/money/outside/marks/client-marks.server";
import { translatorFor } from "#app/languages/all-texts.server";
import { languageOr } from "#app/languages/languages";
import { redirectWithToast } from "#app/middleware/flash";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { LIMITS } from "#app/platform/limits/limits";
import type { MessageKey } from "#app/ui/text/message-key";
import { attempt, refuse, refuseForm } from "./refuse.server";

type Done = { ok: true; said?: MessageKey; consultation?: Pick<ConsultationRow, "absenceRepliedAt" | "proposedTime"> };
type Answer = Done | { ok: false; reason: string; choices?: { value: string }[] };
type Action = { run: (viewer: Viewer, id: string, post: ActionPost, now: Date) => Promise<Answer>; done: MessageKey };

const ACTIONS: Record<Intent, Action> = {
  accept: { run: (viewer, id, { key }, now) => acceptConsultation(viewer, id, now, { key }), done: "booking.accepted" },
  decline: { run: (viewer, id, { reason, key }, now) => declineConsultation(viewer, id, now, { reason, key }), done: "booking.declined" },
  withdraw: { run: (viewer, id, { key }, now) => withdrawConsultation(viewer, id, now, { key }), done: "booking.withdrawn" },
  counter: { run: (viewer, id, post, now) => proposeOtherTime(viewer, id, askedTime(post), now), done: "booking.countered" },
  agreeToTime: { run: (viewer, id, { seen, key }, now) => agreeToOtherTime(viewer, id, seen, now, key), done: "booking.agreedToTime" },
  takeProposalBack: {
    run: (viewer, id, { seen, key }, now) => withdrawProposal(viewer, id, seen, now, key),
    done: "booking.proposalTakenBack",
  },
  reschedule: { run: (viewer, id, post, now) => askToReschedule(viewer, id, askedTime(post), now), done: "booking.rescheduleAsked" },
  agreeToReschedule: {
    run: (viewer, id, { seen, key }, now) => agreeToReschedule(viewer, id, seen, now, key),
    done: "booking.rescheduled",
  },
  keepTime: { run: (viewer, id, { key }, now) => keepAgreedTime(viewer, id, now, key), done: "booking.timeKept" },
  cancel: {
    run: (viewer, id, { reason, key, refund: seenRefund }, now) => cancelConsultation(viewer, id, now, { reason, key, seenRefund }),
    done: "booking.cancelled",
  },
  complete: { run: (viewer, id, { key }, now) => completeConsultation(viewer, id, now, { key }), done: "booking.completed" },
  reportNoShow: {
    // Whoever reports second has answered the first report.
    run: async (viewer, id, { reason, key }, now) => {
      const answer = await reportNoShow(viewer, id, now, { reason, key });
      return answer.ok && answer.consultation.absenceRepliedAt ? { ok: true, said: "booking.absenceDenied" } : answer;
    },
    done: "booking.noShowReported",
  },
  takeNoShowBack: { run: (viewer, id, { key }, now) => withdrawNoShow(viewer, id, now, { key }), done: "booking.absenceTakenBack" },
  denyNoShow: { run: (viewer, id, { reason, key }, now) => denyNoShow(viewer, id, now, { reason, key }), done: "booking.absenceDenied" },
  admitNoShow: { run: (viewer, id, { key }, now) => admitNoShow(viewer, id, now, { key }), done: "booking.absenceAdmitted" },
  addWords: { run: (viewer, id, { reason }, now) => addWords(viewer, id, reason, now), done: "booking.wordsAdded" },
  markPaid: {
    run: (viewer, id, { key = randomUUID(), amount, sure }, now) => markPaid(viewer, id, key, now, amount, sure),
    done: "money.markedToast",
  },
  takeMarkBack: { run: (viewer, id, { key = randomUUID() }, now) => withdrawMark(viewer, id, key, now), done: "money.unmarkedToast" },
  note: { run: (viewer, id, { note }, now) => saveNote(viewer, id, note, now), done: "booking.notesSaved" },
  review: { run: (viewer, id, { rating, text }, now) => reviewConsultation(viewer, id, { rating, text }, now), done: "reviews.written" },
  reply: { run: (viewer, id, { text }, now) => replyToReview(viewer, id, text, now), done: "reviews.replied" },
  reportReview: { run: (viewer, id, { reason }, now) => reportReviewOf(viewer, id, reason, now), done: "reviews.reported" },
};

/** Runs the transition that a form's `intent` names, and redirects to `page`: for a consultation's page and the advisor's list. */
export async function answerConsultationForm(viewer: Viewer, id: string, posted: Record<string, unknown>, page: string, now: Date) {
  const intent = INTENTS.find((each) => each === posted.intent);
  if (!intent) return refuseForm();
  const post = actionPostSchema.safeParse(posted);
  const amount = typeof posted.amount === "string" ? posted.amount.slice(0, AMOUNT_MAX_CHARACTERS) : undefined;
  if (!post.success) return comeBack({ intent, text: (post.error.issues[0]?.message ?? "booking.invalid") as MessageKey, amount }, 400);
  const work = async () => {
    const taken = await consumeLimit("consultation-step", { userId: viewer.userId, address: viewer.address }, now);
    if (!taken.ok) {
      const isOfHour = taken.retryAfterSeconds <= LIMITS["consultation-step"].minutes * 60;
      const text = isOfHour ? "booking.tooManySteps" : "booking.tooManyStepsToday";
      return comeBack({ intent, text, note: intent === "note" ? post.data.note : undefined }, 429, taken.retryAfterSeconds);
    }
    const answer = await ACTIONS[intent].run(viewer, id, post.data, now);
    if (!answer.ok)
      return comeBack(
        { ...problemOf(intent, answer, (await asSide(viewer, id)).role), amount: post.data.amount },
        UNREADABLE.has(answer.reason) ? 422 : 409,
      );
    const { otherName } = await findConsultation(viewer, id, now);
    return redirectWithToast(page, {
      text: answer.said ?? doneOf(intent, answer),
      values: { name: otherName || translatorFor(languageOr(viewer.language), "booking")("aClient") },
    });
  };
  const failed = { intent, text: "booking.actionFailed", note: intent === "note" ? post.data.note : undefined } as const;
  return attempt("consultation action", work, (status) => comeBack(failed, status));
}

/** Whoever has been reported already is not asked for an answer again; whoever proposed the time that the other side had proposed has agreed to it. */
function doneOf(intent: Intent, { consultation }: Done): MessageKey {
  if ((intent === "counter" || intent === "reschedule") && consultation?.proposedTime === null)
    return ACTIONS[intent === "counter" ? "agreeToTime" : "agreeToReschedule"].done;
  return intent === "reportNoShow" && consultation?.absenceRepliedAt ? "booking.absenceDenied" : ACTIONS[intent].done;
}

const comeBack = (problem: ActionProblem, status: number, retryAfterSeconds?: number) => refuse({ problem }, status, retryAfterSeconds);

/** One of the offered times, else the typed one; blank for none. */
const askedTime = ({ chosen_time, proposed_time, time_zone, reason, key }: ActionPost) => ({
  time: chosen_time ?? proposed_time ?? "",
  timeZone: time_zone,
  reason,
  key,
});

const UNREADABLE = new Set([
  "notATime",
  "inTheGap",
  "ambiguous",
  "zoneNeeded",
  "tooSoon",
  "tooFar",
  "sameTime",
  "paidAmountUnreadable",
  "paidAmountWrong",
  "paidAmountOver",
]);

const WORDED = [
  "wrongState",
  "wrongActor",
  "tooLate",
  "tooEarly",
  "changedMeanwhile",
  "refundChanged",
  "noCounterLeft",
  "alreadyProposed",
  "absenceOpen",
  "sameTime",
  "inTheGap",
  "ambiguous",
  "zoneNeeded",
  "tooSoon",
  "tooFar",
  "paymentMissing",
  "wordsNeeded",
  "paidAmountUnreadable",
  "paidAmountWrong",
  "paidAmountOver",
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
  blocked: "booking.blockedByOther",
  timeTaken: "booking.timeTakenForClient",
  "timeTaken advisor": "booking.timeTakenForAdvisor",
  clientBusy: "booking.clientBusy",
  "clientBusy client": "booking.youAreBusy",
  reviewOver: "reviews.over",
  alreadyReviewed: "reviews.already",
  alreadyReplied: "reviews.alreadyReplied",
  ratingNeeded: "reviews.ratingNeeded",
};
