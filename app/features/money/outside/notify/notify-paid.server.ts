import type { Connection } from "#app/db/client.server";
import type { consultations } from "#app/db/schema/booking";
import { sendAccountEmail } from "#app/features/accounts/emails.server";
import { readerFormats } from "#app/features/accounts/reader/reader-formats.server";
import { writtenMoment, writtenWeekday } from "#app/features/accounts/reader/written-moment.server";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { translatorFor } from "#app/languages/all-texts.server";
import { nameIn } from "#app/languages/shown-texts";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { advisorNet } from "../outside";
import { advisorAndClient } from "./both-sides.server";
import { moneyFor } from "./money-for.server";

interface PaidUpdate {
  /** 'unpaid': that it was paid was a mistake. */
  how: "paid" | "unpaid";
  /** What is due of the price, in minor units. */
  due: number;
  /** Makes its email unique. */
  round: string;
  /** How long the email is delayed, while the step can be undone. */
  waitSeconds?: number;
  isMailed?: boolean;
}

/** Tells an advisor, in the app and by email if they want that, that a client has paid all that is due of a consultation, or that this was a mistake. */
export async function notifyPaid(
  connection: Connection,
  consultation: typeof consultations.$inferSelect,
  { how, due, round, waitSeconds, isMailed = true }: PaidUpdate,
  now: Date,
): Promise<void> {
  const { id, clientId, currency, topicName, scheduledTime } = consultation;
  const { advisor, called } = await advisorAndClient(connection, consultation);
  const [{ userId }, link, named] = [advisor, `/consultations/${id}`, [clientId]];
  const about = { topic: topicName, at: scheduledTime.toISOString(), amount: String(due), currency };
  const details = { how: how === "paid" ? how : "unconfirmed", ...called.details, ...about };
  await notify(connection, { userId, kind: "payment_update", subject: id, details, link, named }, now);
  if (!isMailed || !(await wantsMail(connection, userId, "payment_update"))) return;
  const [money, reader] = [await moneyFor(connection, userId, currency), await readerFormats(connection, userId)];
  await sendAccountEmail(
    connection,
    { kind: "payment_update", id: `${id}-${how}-${round}`, to: advisor.email, named, waitSeconds },
    "money",
    (t, language) => {
      const words = { amount: money(due), name: called.inMail(language), topic: nameIn(language, topicName) };
      const when = { day: writtenWeekday(scheduledTime, reader), time: writtenMoment(scheduledTime, reader) };
      const receives: [string, string] = [translatorFor(language, "booking")("youReceive"), money(advisorNet(consultation, { due }))];
      return {
        subject: t(`${how}Subject`, { ...words, ...when }),
        paragraphs: [t(`${how}Text`, { ...words, ...when })],
        facts: how === "paid" ? [receives] : [],
        action: { label: t("paymentAction"), url: siteLink(link) },
        closing: t("paymentClosing", { site: siteName() }),
      };
    },
  );
}
