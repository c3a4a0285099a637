import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors } from "#app/db/schema/advisors";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { publishToPeople } from "#app/platform/events/streams.server";
import { type OutsidePayment, standingOfPayment } from "../outside-payment.server";
import { calledName } from "./called-name.server";
import { mailClient } from "./client-payment-mail.server";
import { moneyFor } from "./money-for.server";
import type { PaymentUpdate } from "./payment-update";

/** Tells a client what became of their payment, in the app and by mail as they wish; the open pages of both sides load anew. */
export async function notifyClient(connection: Connection, of: OutsidePayment, { how, amount, round }: PaymentUpdate, now: Date) {
  const { id, clientId, advisorId, currency, topicName } = of.consultation;
  const standing = standingOfPayment(of);
  const [client, advisor] = [
    oneRow(await connection.select({ email: users.email }).from(users).where(eq(users.id, clientId))),
    oneRow(
      await connection.select({ name: advisors.displayName, userId: advisors.userId }).from(advisors).where(eq(advisors.id, advisorId)),
    ),
  ];
  const shown = how === "due" ? standing.open : amount;
  const called = await calledName(connection, clientId, { ...advisor, side: "advisor" });
  const details = { how, ...called.details, topic: topicName, amount: String(shown), currency };
  await notify(connection, { userId: clientId, kind: "payment_update", subject: id, details, link: `/consultations/${id}` }, now);
  await publishToPeople(connection, [clientId, advisor.userId]);
  if (!(await wantsMail(connection, clientId, "payment_update"))) return;
  const money = await moneyFor(connection, clientId, currency);
  await mailClient(connection, of, { how, amount: shown, round, to: client.email, advisorName: called.inMail, money }, now);
}
