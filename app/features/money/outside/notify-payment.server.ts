import { and, eq, isNull } from "drizzle-orm";
import { createFormatter } from "use-intl/core";
import type { Connection } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { sendAccountEmail } from "#app/features/accounts/emails.server";
import { readerFormats } from "#app/features/accounts/reader/reader-formats.server";
import type { MailedKind } from "#app/features/notifications/kinds";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { translatorFor } from "#app/languages/all-texts.server";
import type { Language } from "#app/languages/languages";
import { nameIn } from "#app/languages/shown-texts";
import { siteName } from "#app/platform/brand/current-brand.server";
import { publishToPeople } from "#app/platform/events/streams.server";
import { siteLink } from "#app/platform/origin.server";
import { numbersIn } from "#app/ui/text/usual-clock";
import { MINOR_UNITS_PER_UNIT } from "../money";
import { type OutsidePayment, standingOfPayment } from "./outside-payment.server";
import { paymentReference } from "./payment-reference";

const PAYMENTS_PAGE = "/admin?view=payments";

/** What a client is told of their payment. `round` makes its mail one of its own. */
export interface PaymentUpdate {
  how: "arrived" | "missing" | "returned" | "letGo" | "due";
  amount: number;
  round: string;
}

/** Tells a client what became of their payment, in the app and by mail as they wish; the open pages of both sides load anew. */
export async function notifyClient(connection: Connection, of: OutsidePayment, { how, amount, round }: PaymentUpdate, now: Date) {
  const { id, clientId, advisorId, currency, topicName } = of.consultation;
  const { open } = standingOfPayment(of);
  const [client, advisor] = [
    oneRow(await connection.select({ email: users.email }).from(users).where(eq(users.id, clientId))),
    oneRow(
      await connection.select({ name: advisors.displayName, userId: advisors.userId }).from(advisors).where(eq(advisors.id, advisorId)),
    ),
  ];
  const shown = how === "due" || how === "missing" ? open : amount;
  const details = { how, name: advisor.name, topic: topicName, amount: String(shown), currency };
  await notify(connection, { userId: clientId, kind: "payment_update", subject: id, details, link: `/consultations/${id}` }, now);
  await publishToPeople(connection, [clientId, advisor.userId]);
  if (!(await wantsMail(connection, clientId, "payment_update"))) return;
  const money = await moneyFor(connection, clientId, currency);
  const values = { amount: money(shown), open: money(open) };
  const isPart = how === "arrived" && open > 0;
  await sendAccountEmail(connection, { kind: "payment_update", id: `${id}-${how}-${round}`, to: client.email }, "money", (t, language) => {
    const named = { ...values, name: nameIn(language, advisor.name), topic: nameIn(language, topicName) };
    return {
      subject: t(`${how}Subject`, named),
      paragraphs: [t(`${how}Text`, named), ...(isPart ? [t("arrivedPart", named)] : [])],
      facts: [[t("reference"), paymentReference(of.payment.number)]],
      action:
        how === "arrived"
          ? { label: t("receipt"), url: siteLink(`/consultations/${id}/receipt`) }
          : { label: t("paymentAction"), url: siteLink(`/consultations/${id}`) },
      closing: t("paymentClosing", { site: siteName() }),
    };
  });
}

/** Tells every admin that a client says they have paid: at once, and again while nobody has looked. */
export async function notifyAdmins(connection: Connection, of: OutsidePayment, how: "marked" | "waiting", now: Date) {
  const { id, clientId, currency } = of.consultation;
  const { open } = standingOfPayment(of);
  const [client] = await connection
    .select({ name: profiles.displayName, firstName: profiles.firstName })
    .from(profiles)
    .where(eq(profiles.userId, clientId));
  const nameFor = (language: Language) =>
    nameIn(language, client?.name || client?.firstName || "") || translatorFor(language, "money")("aClient");
  const kind: MailedKind = "payment_marked";
  for (const admin of await adminsOf(connection)) {
    const name = nameFor((await readerFormats(connection, admin.userId)).language);
    const details = { how, name, amount: String(open), currency };
    await notify(connection, { userId: admin.userId, kind, subject: id, details, link: PAYMENTS_PAGE }, now);
    if (!(await wantsMail(connection, admin.userId, kind))) continue;
    const values = { name, amount: (await moneyFor(connection, admin.userId, currency))(open) };
    await sendAccountEmail(
      connection,
      { kind, id: `${id}-${how}-${of.payment.markedAt?.getTime()}-${admin.userId}`, to: admin.email },
      "money",
      (t) => ({
        subject: t(`${how}Subject`, values),
        paragraphs: [t(`${how}Text`, values)],
        facts: [[t("reference"), paymentReference(of.payment.number)]],
        action: { label: t("markedAction"), url: siteLink(PAYMENTS_PAGE) },
        closing: t("paymentClosing", { site: siteName() }),
      }),
    );
  }
}

const adminsOf = (connection: Connection) =>
  connection
    .select({ userId: users.id, email: users.email })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.role, "admin"), isNull(users.suspendedAt)));

async function moneyFor(connection: Connection, userId: string, currency: string) {
  const { locale } = await readerFormats(connection, userId);
  const format = createFormatter({ locale: numbersIn(locale) });
  return (minor: number) => format.number(minor / MINOR_UNITS_PER_UNIT, { style: "currency", currency });
}
