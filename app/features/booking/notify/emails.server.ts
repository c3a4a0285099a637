import { atOnce } from "#app/db/at-once.server";
import type { Connection } from "#app/db/client.server";
import { writtenMoment } from "#app/features/accounts/reader/written-moment.server";
import { consultationFile } from "#app/features/calendar/consultation-file.server";
import { meetingLinkOf } from "#app/features/calendar/meeting/meeting-link.server";
import { type MailedPayment, mailedPayment } from "#app/features/money/outside/notify/mailed-payment.server";
import { wantsMail } from "#app/features/notifications/notify.server";
import { rulesOf } from "#app/features/rules/rules.server";
import { translatorFor } from "#app/languages/all-texts.server";
import { nameIn } from "#app/languages/shown-texts";
import { siteName } from "#app/platform/brand/current-brand.server";
import { findMailLogo, type MailLogo } from "#app/platform/mail/mail-logo.server";
import { sendWrittenEmail } from "#app/platform/mail/outbox.server";
import { contactEmail } from "#app/platform/mail/sender.server";
import { siteLink } from "#app/platform/origin.server";
import { absenceCost } from "../absence/absence-cost";
import { noShowReplyUntil, REVIEW_DAYS } from "../deadlines";
import type { Side } from "../life/consultation";
import type { ConsultationUpdate } from "./consultation-update.server";
import { calendarMethod, type EmailStem, emailStem, stemOfCase } from "./email-kinds";
import { type EmailContext, mailFacts, nameOf, saysHowToPay } from "./mail-facts.server";
import { mailLinks } from "./mail-links.server";
import { mailedMoney } from "./mailed-money.server";
import { moneyParagraphs } from "./money-paragraphs.server";
import { notificationKindOf } from "./notifications.server";
import type { Parties, Party } from "./parties.server";
import { mailWait } from "./recall-unseen.server";
import { withoutWords } from "./without-words";

/** Emails each side once about a step that is news to them, with times and amounts in their formats, and a calendar file when a time is agreed or ends. */
export async function emailBothSides(connection: Connection, update: ConsultationUpdate, parties: Parties): Promise<void> {
  const { consultation, step } = update;
  const sides = (update.sides ?? SIDES).filter((side) => stemFor(update, side, { saysMoney: true }));
  if (sides.length === 0) return;
  const kind = notificationKindOf(step);
  const [meetingLink, payment, rules, waitSeconds, logo, wants] = await atOnce([
    meetingLinkOf(consultation, connection),
    mailedPayment(connection, consultation, parties.client.language),
    rulesOf(connection, consultation.rulesVersion),
    mailWait(connection, update),
    findMailLogo(connection),
    atOnce(sides.map((side) => wantsMail(connection, parties[side].userId, kind))),
  ]);
  for (const [index, side] of sides.entries()) {
    if (!wants[index]) continue;
    const [reader, other] = side === "client" ? [parties.client, parties.advisor] : [parties.advisor, parties.client];
    await write(connection, { ...update, meetingLink, payment, rules, side, reader, other, t: wordsFor(reader) }, { waitSeconds, logo });
  }
}

const SIDES: readonly Side[] = ["client", "advisor"];

const stemFor = ({ step, actor, consultation: { noShowOf } }: ConsultationUpdate, side: Side, { saysMoney }: { saysMoney: boolean }) =>
  emailStem(step, side, actor, { noShowOf, saysMoney });

const wordsFor = ({ language }: Party) => translatorFor(language, "booking");

async function write(connection: Connection, known: EmailContext, { waitSeconds, logo }: { waitSeconds: number; logo: MailLogo | null }) {
  const isWordless = known.wordlessFor?.includes(known.side);
  // Nothing was agreed, and the app shows it: requests and withdrawals are no way to reach the mailbox of someone who has blocked the sender.
  if (isWordless && known.step === "withdraw") return;
  const context = isWordless ? { ...known, consultation: withoutWords(known.consultation, known.side) } : known;
  const { consultation, step, side, reader } = context;
  const plain = stemFor(context, side, { saysMoney: saysMoney(context) });
  if (!plain) return;
  const stem = stemOfCase(plain, context);
  const file = await calendarFile(connection, context);
  const content = emailContent(context, stem);
  const dedupeKey = `consultation-${consultation.id}-${step}${roundOf(context)}-${side}`;
  const { email: to, language } = reader;
  const code = codeOf(context);
  const attachments = [file, code?.file].flatMap((each) => each ?? []);
  const addressed = { dedupeKey, kind: `consultation_${step}`, to, language, attachments, waitSeconds, named: [known.other.userId] };
  await sendWrittenEmail(connection, addressed, content, logo);
}

/** Whether the email tells a client what to pay or what is refunded, even if that amount is zero. */
const saysMoney = ({ side, payment: { view } }: EmailContext) =>
  side === "client" && view !== null && view.stage !== "nothing" && view.stage !== "returned";

/** Distinguishes repeats of a step within one consultation, so that each sends another email. */
function roundOf({ step, consultation, eventId }: ConsultationUpdate) {
  if (step === "remindDay" || step === "remindHour") return `-${consultation.scheduledTime.getTime()}`;
  if (step === "remindToAnswer") return `-${consultation.expiresAt.getTime()}`;
  if (step === "refund") return `-${consultation.refunded}`;
  const comesAgain = ["counter", "agreeToTime", "takeProposalBack", "reschedule", "agreeToReschedule", "keepTime", "lapse"].includes(step);
  if (step === "absenceWords") return `-${consultation.saidAbsentAt?.getTime()}`;
  if (["reportNoShow", "takeNoShowBack", "denyNoShow"].includes(step)) return `-${eventId}`;
  return comesAgain ? `-${consultation.countersMade}` : "";
}

function emailContent(context: EmailContext, stem: EmailStem) {
  const { consultation, step, reader, refund, replaces, rules, payment, t } = context;
  const change = replaces ? "yes" : "no";
  const site = siteName();
  const name = nameOf(context);
  return {
    subject: t(`${stem}Subject`, { name, urgency: consultation.urgency, change }),
    greeting: t("emailGreeting", { name: reader.name || t("emailThere") }),
    paragraphs: [
      t(`${stem}Text`, {
        name,
        change,
        agreed: agreedWord(consultation, payment),
        deadline: writtenMoment(deadlineOf(consultation, step), reader),
        days: String(REVIEW_DAYS),
        how: step === "letNoShowStand" ? "silent" : "admitted",
        isOpen: isToAnswer(context) ? "yes" : "no",
        isAgreed: consultation.status === "accepted" ? "yes" : "no",
        isOver: consultation.scheduledTime <= (consultation.closedAt ?? consultation.expiresAt) ? "yes" : "no",
        amount: mailedMoney(refund?.amount ?? 0, consultation.currency, reader),
      }),
      ...(step === "request" && consultation.urgency === "rush" ? [t("rushMeansAdvisor", { name, percent: rules.rushPercent })] : []),
      ...(stem === "reportNoShow" && consultation.totalPrice > 0 ? [costParagraph(context, name)] : []),
      ...moneyParagraphs(context),
    ],
    facts: mailFacts(context),
    picture: codeOf(context)?.picture,
    ...mailLinks(context),
    closing: t("emailClosing", { site }),
  };
}

/** Returns the paragraph saying what it costs the person reported absent, if the report stands. */
function costParagraph({ consultation, side, payment, reader, t }: EmailContext, name: string) {
  const { key, total, paid } = absenceCost({ side, totalPrice: consultation.totalPrice, payment: payment.view });
  return t(key, { name, paid, total: mailedMoney(total, consultation.currency, reader) });
}

/** The payment code of the requested transfer. */
const codeOf = (context: EmailContext) => (saysHowToPay(context) ? context.payment.code : null);

/** What an admin's cancellation means for the money. For payments outside the site, the paragraphs that follow say so, based on what was received. */
const agreedWord = ({ agreedAt }: EmailContext["consultation"], { view }: MailedPayment) => (view ? "told" : agreedAt ? "yes" : "no");

const OF_REPLY: readonly EmailContext["step"][] = ["reportNoShow", "absenceWords", "letNoShowStand"];

const deadlineOf = ({ expiresAt, saidAbsentAt }: EmailContext["consultation"], step: EmailContext["step"]) =>
  saidAbsentAt && OF_REPLY.includes(step) ? noShowReplyUntil(saidAbsentAt) : expiresAt;

/** Whether the reader is reported absent and has still to say how it was. */
const isToAnswer = ({ consultation: { saidAbsent, absenceRepliedAt }, side }: EmailContext) =>
  saidAbsent === side && absenceRepliedAt === null;

async function calendarFile(connection: Connection, context: EmailContext) {
  const { consultation, step, reader, now, meetingLink, t } = context;
  const method = calendarMethod(step, consultation.agreedAt !== null);
  if (!method) return null;
  const site = siteName();
  const about = { topic: nameIn(reader.language, consultation.topicName), name: nameOf(context), site };
  return consultationFile({
    method,
    uid: consultation.id,
    sequence: consultation.sequence,
    startsAt: consultation.scheduledTime,
    endsAt: consultation.endsAt,
    saidAt: now,
    language: reader.language,
    title: t("eventTitle", about),
    text: t("eventText", about),
    url: siteLink(`/consultations/${consultation.id}`),
    place: meetingLink,
    organizer: { name: site, email: await contactEmail(connection) },
    attendee: reader,
  });
}
