import { eq, sql } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { oneRow } from "#app/db/one-row.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import type { consultations } from "#app/db/schema/booking";
import { adminsOf } from "#app/features/accounts/admins.server";
import { sendAccountEmail } from "#app/features/accounts/emails.server";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { nameIn } from "#app/languages/shown-texts";
import { siteName } from "#app/platform/brand/current-brand.server";
import { siteLink } from "#app/platform/origin.server";
import { counterpartName } from "../outside/notify/counterpart-name.server";
import { moneyFor } from "../outside/notify/money-for.server";
import { PROVIDER_NEWS } from "./provider-news";

type Consultation = typeof consultations.$inferSelect;
type AdvisorOf = { advisorUserId: string; advisorName: string };

/** What happened at the provider to an amount in minor units, and the id of its mails. */
export interface Happened {
  how: keyof typeof PROVIDER_NEWS;
  id: string;
  /** 0 for the whole price. */
  amount: number;
}

/** Notifies every admin, and the sides that it concerns, of what happened to a payment at the provider, in the app and by email as they prefer. */
export async function notifyProviderNews(
  connection: Connection,
  consultation: Consultation,
  { advisorUserId, advisorName }: AdvisorOf,
  happened: Happened,
  now: Date,
): Promise<void> {
  const refused = { ...happened, amount: happened.amount || consultation.totalPrice };
  const client = oneRow(await personOf(connection, consultation.clientId));
  const { email } = oneRow(await personOf(connection, advisorUserId));
  const asClient = { userId: consultation.clientId, name: client.name, side: "client" as const };
  const asAdvisor = { userId: advisorUserId, name: advisorName, side: "advisor" as const };
  await tell(connection, consultation, { refused, ...asClient, email: client.email, as: "client", other: asAdvisor }, now);
  await tell(connection, consultation, { refused, ...asAdvisor, email, as: "advisor", other: asClient }, now);
  for (const admin of await adminsOf(connection))
    await tell(connection, consultation, { refused, ...admin, as: "admin", other: asClient }, now);
}

interface Told {
  refused: Happened;
  userId: string;
  email: string;
  as: "client" | "advisor" | "admin";
  other: Parameters<typeof counterpartName>[2];
}

async function tell(
  connection: Connection,
  { id, topicName, currency }: Consultation,
  { refused, userId, email, as, other }: Told,
  now: Date,
) {
  const text = PROVIDER_NEWS[refused.how][as];
  if (text === null) return;
  const kind = as === "admin" ? ("payment_marked" as const) : ("payment_update" as const);
  const link = as === "admin" ? `/admin?view=consultations&id=${id}` : `/consultations/${id}`;
  const called = await counterpartName(connection, userId, other);
  const named = [other.userId];
  const details = { how: refused.how, ...called.details, topic: topicName, amount: String(refused.amount), currency };
  await notify(connection, { userId, kind, subject: id, details, link, named }, now);
  if (!(await wantsMail(connection, userId, kind))) return;
  const amount = (await moneyFor(connection, userId, currency))(refused.amount);
  await sendAccountEmail(connection, { kind, id: `${refused.id}-${refused.how}-${userId}`, to: email, named }, "money", (t, language) => {
    const values = { amount, name: called.inMail(language), topic: nameIn(language, topicName) };
    return {
      subject: t(PROVIDER_NEWS[refused.how].subject, values),
      paragraphs: [t(text, values)],
      action: { label: t("paymentAction"), url: siteLink(link) },
      closing: t("paymentClosing", { site: siteName() }),
    };
  });
}

const personOf = (connection: Connection, userId: string) =>
  connection
    .select({ email: users.email, name: sql<string>`coalesce(nullif(${profiles.displayName}, ''), ${profiles.firstName}, '')` })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
