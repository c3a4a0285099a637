import { config } from "#app/config.server";
import type { Connection } from "#app/db/client.server";
import { writtenMoment } from "#app/features/accounts/reader/written-moment.server";
import { consultationFile } from "#app/features/calendar/consultation-file.server";
import { meetingLinkOf } from "#app/features/calendar/meeting/meeting-link.server";
import { type MailedPayment, mailedPayment } from "#app/features/money/outside/mailed-payment.server";
import { wantsMail } from "#app/features/notifications/notify.server";
import type { Rules } from "#app/features/rules/rules";
import { rulesOf } from "#app/features/rules/rules.server";
import { type Translator, translatorFor } from "#app/languages/all-texts.server";
import { nameIn } from "#app/languages/shown-texts";
import { siteName } from "#app/platform/brand/current-brand.server";
import { sendEmail } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";
import { noShowReplyUntil, REVIEW_DAYS } from "../deadlines";
import type { Side } from "../life/consultation";
import type { ConsultationUpdate } from "./consultation-update.server";
import { calendarMethod, type EmailStem, emailStem } from "./email-kinds";
import { mailedAmounts } from "./mailed-amounts.server";
import { mailedMoney } from "./mailed-money.server";
import { moneyParagraphs } from "./money-paragraphs.server";
import { notificationKindOf } from "./notifications.server";
import type { Parties, Party } from "./parties.server";
import { mailWait } from "./unheard.server";

interface EmailContext extends ConsultationUpdate {
  side: Side;
  reader: Party;
  other: Party;
  /** Where it takes place, while it is agreed. */
  meetingLink: string | null;
  /** How it is paid outside the site, and what of it goes back. */
  payment: MailedPayment;
  /** Those it was asked under. */
  rules: Rules;
  /** In the language of the reader. */
  t: Translator<"booking">;
}

/** An email about a step to each side to which it is news, once, with times and amounts as its reader writes them, and a calendar file where a time is fixed or ends. */
export async function emailBothSides(connection: Connection, update: ConsultationUpdate, { client, advisor }: Parties): Promise<void> {
  const meetingLink = await meetingLinkOf(update.consultation, connection);
  const payment = await mailedPayment(connection, update.consultation, client.language);
  const rules = await rulesOf(connection, update.consultation.rulesVersion);
  const sides = update.sides ?? ["client", "advisor"];
  const known = { ...update, meetingLink, payment, rules };
  if (sides.includes("client")) await write(connection, { ...known, side: "client", reader: client, other: advisor, t: wordsFor(client) });
  if (sides.includes("advisor"))
    await write(connection, { ...known, side: "advisor", reader: advisor, other: client, t: wordsFor(advisor) });
}

const wordsFor = ({ language }: Party) => translatorFor(language, "booking");

async function write(connection: Connection, context: EmailContext) {
  const { consultation, step, actor, side, reader, payment } = context;
  const saysHowToPay = side === "client" && payment.howToPay.length > 0;
  const stem = emailStem(step, side, actor, { noShowOf: consultation.noShowOf, saysHowToPay });
  if (!stem) return;
  const [isWanted, waitSeconds] = await Promise.all([
    wantsMail(connection, reader.userId, notificationKindOf(step)),
    mailWait(connection, context),
  ]);
  if (!isWanted) return;
  const file = calendarFile(context);
  const content = emailContent(context, stem);
  const dedupeKey = `consultation-${consultation.id}-${step}${roundOf(context)}-${side}`;
  const { email: to, language } = reader;
  const addressed = { dedupeKey, kind: `consultation_${step}`, to, language, attachments: file ? [file] : [], waitSeconds };
  await sendEmail(connection, addressed, "booking", () => content);
}

/** Steps that can come again within one life: each time another email. */
function roundOf({ step, consultation, eventId }: ConsultationUpdate) {
  if (step === "remindDay" || step === "remindHour") return `-${consultation.scheduledTime.getTime()}`;
  if (step === "refund") return `-${consultation.refunded}`;
  const comesAgain = ["counter", "agreeToTime", "takeProposalBack", "reschedule", "agreeToReschedule", "keepTime", "lapse"].includes(step);
  if (["reportNoShow", "takeNoShowBack", "denyNoShow"].includes(step)) return `-${eventId}`;
  return comesAgain ? `-${consultation.countersMade}` : "";
}

function emailContent(context: EmailContext, stem: EmailStem) {
  const { consultation, step, side, reader, refund, replaces, rules, t } = context;
  const change = replaces ? "yes" : "no";
  const site = siteName();
  const name = nameOf(context);
  const isOver = side === "client" && (step === "decline" || step === "expire");
  return {
    subject: t(`${stem}Subject`, { name, urgency: consultation.urgency, change }),
    greeting: t("emailGreeting", { name: reader.name || t("emailThere") }),
    paragraphs: [
      t(`${stem}Text`, {
        name,
        change,
        agreed: consultation.agreedAt ? "yes" : "no",
        deadline: writtenMoment(deadlineOf(consultation, step), reader),
        days: String(REVIEW_DAYS),
        amount: mailedMoney(refund?.amount ?? 0, consultation.currency, reader),
      }),
      ...(step === "request" && consultation.urgency === "rush" ? [t("rushMeansAdvisor", { name, percent: rules.rushPercent })] : []),
      ...moneyParagraphs(context),
    ],
    facts: facts(context),
    action: isOver
      ? { label: t("emailSearchAction"), url: siteLink(`/book-consultation?topic=${encodeURIComponent(consultation.topicName)}`) }
      : { label: t("emailAction"), url: siteLink(`/consultations/${consultation.id}`) },
    closing: t("emailClosing", { site }),
  };
}

const deadlineOf = ({ expiresAt, saidAbsentAt }: EmailContext["consultation"], step: EmailContext["step"]) =>
  step === "reportNoShow" && saidAbsentAt ? noShowReplyUntil(saidAbsentAt) : expiresAt;

function facts(context: EmailContext): [string, string][] {
  const { consultation, step, side, reader, meetingLink, refund, payment, rules, replaces, t } = context;
  const { topicName, scheduledTime, proposedTime, durationMinutes, urgency, currency, note, closeReason } = consultation;
  const lines: [string, string][] = [
    [t("reviewTopic"), nameIn(reader.language, topicName)],
    [t("emailWhen"), writtenMoment(scheduledTime, reader)],
  ];
  if (replaces) lines.push([t("emailReplaces"), writtenMoment(replaces, reader)]);
  if (proposedTime) lines.push([t("emailProposed"), writtenMoment(proposedTime, reader)]);
  lines.push([t("reviewDuration"), t("emailMinutes", { count: durationMinutes })]);
  if (meetingLink) lines.push([t("where"), meetingLink]);
  for (const [label, amount] of mailedAmounts({ ...context, otherName: nameOf(context) }))
    lines.push([label, mailedMoney(amount, currency, reader)]);
  if (urgency === "rush") lines.push([t("emailUrgency"), t("urgencyRush", { percent: rules.rushPercent })]);
  if (side === "advisor" && note) lines.push([t("noteTitle"), note]);
  const said = step === "reportNoShow" ? consultation.absenceWords : step === "denyNoShow" ? consultation.absenceReply : null;
  if (said) lines.push([t("absenceSaid", { name: nameOf(context) }), said]);
  const reason = refund?.reason ?? closeReason;
  if (reason) lines.push([t("reasonTitle"), reason]);
  if (step === "accept" && side === "client") lines.push(...payment.howToPay);
  return lines;
}

function calendarFile(context: EmailContext) {
  const { consultation, step, reader, now, meetingLink, t } = context;
  const method = calendarMethod(step, consultation.agreedAt !== null);
  if (!method) return null;
  const { contact } = config();
  const site = siteName();
  const about = { topic: nameIn(reader.language, consultation.topicName), name: nameOf(context), site };
  return consultationFile({
    method,
    uid: consultation.id,
    sequence: consultation.sequence,
    startsAt: consultation.scheduledTime,
    endsAt: consultation.endsAt,
    saidAt: now,
    title: t("eventTitle", about),
    text: t("eventText", about),
    url: siteLink(`/consultations/${consultation.id}`),
    place: meetingLink,
    organizer: { name: site, email: contact.email },
    attendee: reader,
  });
}

const nameOf = ({ other, reader, side, t }: Pick<EmailContext, "other" | "reader" | "side" | "t">) =>
  nameIn(reader.language, other.name) || (side === "advisor" ? t("aClient") : "");
