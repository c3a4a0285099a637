import type { Connection } from "#app/db/client.server";
import type { MailedKind } from "#app/features/notifications/kinds";
import { markNotificationsOfSubjectRead, notify } from "#app/features/notifications/notify.server";

import type { Side } from "../life/consultation";
import type { ConsultationUpdate } from "./consultation-update.server";
import type { NotifiedStep } from "./email-kinds";
import type { Parties } from "./parties.server";

interface NotificationRule {
  kind: MailedKind;
  /** ICU select arguments of its message. */
  word?: Record<string, string>;
  /** Whether its time is the proposed one. */
  isOfProposal?: boolean;
}

/** Notification of each step, with the kind whose setting switches its emails. */
const NOTIFICATION_OF: Record<NotifiedStep, NotificationRule> = {
  request: { kind: "consultation_requested" },
  accept: { kind: "consultation_answered", word: { answer: "accepted" } },
  decline: { kind: "consultation_answered", word: { answer: "declined" } },
  counter: { kind: "consultation_countered", isOfProposal: true },
  agreeToTime: { kind: "consultation_rescheduled" },
  takeProposalBack: { kind: "consultation_rescheduled", word: { how: "takenBack" } },
  withdraw: { kind: "consultation_cancelled", word: { how: "withdrawn" } },
  expire: { kind: "consultation_cancelled", word: { how: "expired" } },
  reschedule: { kind: "consultation_countered", isOfProposal: true },
  agreeToReschedule: { kind: "consultation_rescheduled" },
  keepTime: { kind: "consultation_rescheduled", word: { how: "kept" } },
  lapse: { kind: "consultation_rescheduled", word: { how: "kept" } },
  cancel: { kind: "consultation_cancelled", word: { how: "cancelled" } },
  cancelAsAdmin: { kind: "consultation_cancelled", word: { how: "cancelled" } },
  complete: { kind: "consultation_completed" },
  refund: { kind: "consultation_cancelled", word: { how: "refunded" } },
  reportNoShow: { kind: "consultation_cancelled", word: { how: "saidAbsent" } },
  contest: { kind: "consultation_cancelled", word: { how: "contested" } },
  letCompletionStand: { kind: "consultation_completed" },
  takeNoShowBack: { kind: "consultation_cancelled", word: { how: "absenceTakenBack" } },
  denyNoShow: { kind: "consultation_cancelled", word: { how: "absenceDenied" } },
  absenceWords: { kind: "consultation_cancelled", word: { how: "absenceWords" } },
  admitNoShow: { kind: "consultation_cancelled" },
  letNoShowStand: { kind: "consultation_cancelled" },
  recordNoShow: { kind: "consultation_cancelled" },
  remindDay: { kind: "consultation_reminder" },
  remindHour: { kind: "consultation_reminder" },
  remindToAnswer: { kind: "consultation_reminder", word: { how: "answer" }, isOfProposal: true },
  reviewOne: { kind: "consultation_reviewed" },
  reviewBoth: { kind: "consultation_reviewed", word: { how: "shown" } },
  reviewReply: { kind: "consultation_reviewed", word: { how: "reply" } },
};

/** For a proposed time that was agreed to and is thereby fixed. */
const FIXED_BY_AGREEMENT: NotificationRule = { kind: "consultation_rescheduled", word: { how: "agreed" } };

/** For a report that was already answered once, and is now for the admins to decide. */
const SAID_AGAIN: NotificationRule = { kind: "consultation_cancelled", word: { how: "saidAgain" } };

/** Returns the notification kind of a step, which is also the setting that switches its emails. */
export const notificationKindOf = (step: NotifiedStep): MailedKind => NOTIFICATION_OF[step].kind;

/** For a request in place of an open one. */
const CHANGED_REQUEST: NotificationRule = { kind: "consultation_requested", word: { how: "changed" } };

/** For a proposed time that came before anybody answered. */
const PROPOSAL_PASSED: NotificationRule = { kind: "consultation_rescheduled", word: { how: "passed" } };

function ruleOf({ step, actor, consultation, replaces }: ConsultationUpdate) {
  if (step === "request" && replaces) return CHANGED_REQUEST;
  if (step === "accept" && actor !== "advisor") return FIXED_BY_AGREEMENT;
  if (step === "takeProposalBack" && actor === "clock") return PROPOSAL_PASSED;
  return step === "reportNoShow" && consultation.absenceRepliedAt ? SAID_AGAIN : NOTIFICATION_OF[step];
}

const SIDES: readonly Side[] = ["client", "advisor"];

/**
 * Notifies each side except the actor in the app, in the step's transaction; what the actor had been told of it is read: they have dealt with it. A side that blocked
 * the other sees no name, as names can carry messages.
 */
export async function notifyInApp(connection: Connection, update: ConsultationUpdate, parties: Parties) {
  const { consultation, actor, now, sides = SIDES, wordlessFor = [], refund, silent } = update;
  const { kind, word, isOfProposal } = ruleOf(update);
  const { id, topicName, scheduledTime, proposedTime } = consultation;
  const at = (isOfProposal && proposedTime) || scheduledTime;
  const amount = refund && { amount: String(refund.amount), currency: consultation.currency };
  for (const side of sides) {
    if (side === actor) {
      // Of a new request nobody has been told before.
      if (update.step !== "request") await markNotificationsOfSubjectRead(connection, parties[side].userId, id);
      continue;
    }
    const otherSide = side === "client" ? "advisor" : "client";
    const called: Record<string, string> = wordlessFor.includes(side) ? { name: "", side: otherSide } : { name: parties[otherSide].name };
    const silence = silent && { how: silent === side ? "expiredYou" : "expiredThem" };
    const details = { ...called, topic: topicName, at: at.toISOString(), ...amount, ...missedBy(consultation, side), ...word, ...silence };
    const told = {
      userId: parties[side].userId,
      kind,
      subject: id,
      details,
      link: `/consultations/${id}`,
      named: [parties[otherSide].userId],
    };
    await notify(connection, told, now);
  }
}

/** Who missed it, and whether that changes what is paid. */
function missedBy({ noShowOf, totalPrice }: ConsultationUpdate["consultation"], side: Side): Record<string, string> {
  if (!noShowOf) return {};
  return { how: noShowOf === side ? "missedYou" : "missedThem", cost: totalPrice === 0 ? "none" : side === "client" ? "payer" : "payee" };
}
