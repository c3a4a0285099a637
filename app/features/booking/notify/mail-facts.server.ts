import { writtenSpan } from "#app/features/accounts/reader/written-moment.server";
import type { MailedPayment } from "#app/features/money/outside/notify/mailed-payment.server";
import type { Rules } from "#app/features/rules/rules";
import { endSaid } from "#app/features/schedule/end-said";
import type { Translator } from "#app/languages/all-texts.server";
import { nameIn } from "#app/languages/shown-texts";
import type { Side } from "../life/consultation";
import { isOfSuspension } from "../of-suspension";
import type { ConsultationUpdate } from "./consultation-update.server";
import { isEnding } from "./ending-steps";
import { otherSideTime } from "./mail-times.server";
import { mailedAmounts } from "./mailed-amounts.server";
import { mailedMoney } from "./mailed-money.server";
import type { Party } from "./parties.server";
import { requestedTerms } from "./requested-terms.server";

/** Everything an email about a step is rendered from. */
export interface EmailContext extends ConsultationUpdate {
  side: Side;
  reader: Party;
  other: Party;
  /** Meeting link, while the consultation is agreed. */
  meetingLink: string | null;
  /** Payment outside the site, and what of it is refunded. */
  payment: MailedPayment;
  /** The rules in force when it was requested. */
  rules: Rules;
  /** Translator for the reader's language. */
  t: Translator<"booking">;
}

/** Returns the fact lines of an email: which hour it is about, the price, and what was said. */
export function mailFacts(context: EmailContext): [string, string][] {
  const { consultation, step, actor, side, reader, meetingLink, refund, payment, t } = context;
  const { proposedTime, currency, note, closeReason } = consultation;
  const asked = requestedTerms(context);
  // Readers do not see the local time of someone they have blocked, either.
  const theirs = (at: Date) =>
    context.wordlessFor?.includes(side) || at <= context.now
      ? []
      : otherSideTime(at, t("emailTheirClock", { name: nameOf(context) }), context);
  // The time that is news comes first; the other one is no longer when it takes place, once they agree.
  const proposed: [string, string][] = proposedTime
    ? [
        [t("emailProposed"), writtenSpan(proposedTime, endSaid(proposedTime, consultation.durationMinutes), reader)],
        ...theirs(proposedTime),
      ]
    : [];
  const lines: [string, string][] = [
    [t("reviewTopic"), asked.topic],
    ...proposed,
    [t(proposedTime ? "emailSoFar" : "emailWhen"), asked.when],
    ...theirs(consultation.scheduledTime),
    [t("reviewDuration"), asked.duration],
  ];
  if (meetingLink && consultation.endsAt > context.now) lines.push([t("where"), meetingLink]);
  lines.push([t("emailPrice"), asked.price]);
  for (const [label, amount] of mailedAmounts({ ...context, otherName: nameOf(context) }))
    lines.push([label, mailedMoney(amount, currency, reader)]);
  if (asked.urgency) lines.push([t("emailUrgency"), asked.urgency]);
  if (side === "advisor" && note) lines.push([t("noteTitle"), note]);
  const said = saidIn(context);
  if (said) lines.push([t("absenceSaid", { name: nameOf(context) }), said]);
  const reason = refund
    ? refund.reason
    : (closeReason ?? (step === "cancelAsAdmin" && isOfSuspension(consultation) ? t("ofSuspension") : null));
  if (reason) lines.push([t(actor === "admin" ? "ourReason" : "reasonTitle"), reason]);
  if (saysHowToPay(context)) lines.push(...payment.howToPay);
  return lines;
}

/** Returns what the other side says about who was there, in the emails about that. */
function saidIn({ consultation: { absenceWords, absenceReply, saidAbsent }, step, side }: EmailContext): string | null {
  if (step === "reportNoShow" || step === "contest") return absenceWords;
  if (step === "denyNoShow") return absenceReply;
  return step === "absenceWords" ? (saidAbsent === side ? absenceWords : absenceReply) : null;
}

/** Whether an email tells how to pay: only to a client, for steps that start a payment or leave part of it due. */
export const saysHowToPay = ({ step, side }: Pick<EmailContext, "step" | "side">) =>
  side === "client" && (step === "accept" || isEnding(step));

/** Returns the other side's name for an email. A reader who has blocked them gets a neutral name, because a name can carry a message. */
export function nameOf({ other, reader, side, wordlessFor, t }: Pick<EmailContext, "other" | "reader" | "side" | "wordlessFor" | "t">) {
  if (wordlessFor?.includes(side)) return t(side === "advisor" ? "blockedClient" : "blockedAdvisor");
  return nameIn(reader.language, other.name) || (side === "advisor" ? t("aClient") : "");
}
