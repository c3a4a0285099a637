import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { publishToPeople } from "#app/platform/events/streams.server";
import { type OutsidePayment, standingOfPayment } from "../outside-payment.server";
import { mailClient } from "./client-payment-mail.server";
import { counterpartName } from "./counterpart-name.server";
import { moneyFor } from "./money-for.server";
import type { PaymentUpdate } from "./payment-update";

/** Notifies a client about their payment, in the app and by email if they want that (unless `isMailed` is false), and refreshes both sides' open pages. */
export async function notifyClient(
  connection: Connection,
  of: OutsidePayment,
  { isMailed = true, ...update }: PaymentUpdate & { isMailed?: boolean },
  now: Date,
) {
  const { id, clientId, currency, topicName } = of.consultation;
  const { advisor, called } = await partiesOf(connection, of);
  const details = { how: update.how, ...called.details, topic: topicName, amount: String(shownAmount(of, update)), currency };
  const told = {
    userId: clientId,
    kind: "payment_update",
    subject: id,
    details,
    link: `/consultations/${id}`,
    named: [advisor.userId],
  } as const;
  await notify(connection, told, now);
  await publishToPeople(connection, [clientId, advisor.userId]);
  if (isMailed) await mailPayment(connection, of, update, now);
}

/** Sends the email about it, if its client wants one; `waitSeconds` is the delay, if known. */
export async function mailPayment(connection: Connection, of: OutsidePayment, update: PaymentUpdate & { waitSeconds?: number }, now: Date) {
  const { clientId, currency } = of.consultation;
  if (!(await wantsMail(connection, clientId, "payment_update"))) return;
  const { client, advisor, called } = await partiesOf(connection, of);
  const money = await moneyFor(connection, clientId, currency);
  const told = { ...update, amount: shownAmount(of, update), to: client.email, named: [advisor.userId], advisorName: called.inMail, money };
  await mailClient(connection, of, told, now);
}

const shownAmount = (of: OutsidePayment, { how, amount }: PaymentUpdate) => (how === "due" ? standingOfPayment(of).open : amount);

async function partiesOf(connection: Connection, { consultation: { clientId, advisorId } }: OutsidePayment) {
  const [client, advisor] = [
    oneRow(await connection.select({ email: users.email }).from(users).where(eq(users.id, clientId))),
    oneRow(
      await connection.select({ name: advisors.displayName, userId: advisors.userId }).from(advisors).where(eq(advisors.id, advisorId)),
    ),
  ];
  return { client, advisor, called: await counterpartName(connection, clientId, { ...advisor, side: "advisor" }) };
}
