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
import { calledName } from "../outside/notify/called-name.server";
import { moneyFor } from "../outside/notify/money-for.server";

interface Told {
  userId: string;
  email: string;
  as: "client" | "advisor" | "admin";
}

/** Notifies both sides and every admin of a failed capture, in the app and by email as they prefer. */
export async function notifyCaptureRefused(
  connection: Connection,
  consultation: typeof consultations.$inferSelect,
  advisor: { advisorUserId: string; advisorName: string },
  now: Date,
): Promise<void> {
  const client = oneRow(await personOf(connection, consultation.clientId));
  const { email } = oneRow(await personOf(connection, advisor.advisorUserId));
  const asClient = { userId: consultation.clientId, name: client.name, side: "client" as const };
  const asAdvisor = { userId: advisor.advisorUserId, name: advisor.advisorName, side: "advisor" as const };
  await tell(connection, consultation, { userId: asClient.userId, email: client.email, as: "client" }, asAdvisor, now);
  await tell(connection, consultation, { userId: asAdvisor.userId, email, as: "advisor" }, asClient, now);
  for (const admin of await adminsOf(connection)) await tell(connection, consultation, { ...admin, as: "admin" }, asClient, now);
}

async function tell(
  connection: Connection,
  { id, topicName, totalPrice, currency }: typeof consultations.$inferSelect,
  { userId, email, as }: Told,
  other: Parameters<typeof calledName>[2],
  now: Date,
) {
  const kind = as === "admin" ? ("payment_marked" as const) : ("payment_update" as const);
  const link = as === "admin" ? `/admin?view=consultations&id=${id}` : `/consultations/${id}`;
  const called = await calledName(connection, userId, other);
  const details = { how: "refused", ...called.details, topic: topicName, amount: String(totalPrice), currency };
  await notify(connection, { userId, kind, subject: id, details, link }, now);
  if (!(await wantsMail(connection, userId, kind))) return;
  const amount = (await moneyFor(connection, userId, currency))(totalPrice);
  await sendAccountEmail(connection, { kind, id: `${id}-refused-${userId}`, to: email }, "money", (t, language) => {
    const named = { amount, name: called.inMail(language), topic: nameIn(language, topicName) };
    return {
      subject: t("refusedSubject", named),
      paragraphs: [t(`${as}RefusedText`, named)],
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
