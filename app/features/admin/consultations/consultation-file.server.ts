import { and, asc, eq, isNull, or } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultationEvents, consultations } from "#app/db/schema/booking";
import { messageReports, messages, messageThreads } from "#app/db/schema/messages";
import { sharesOf } from "#app/features/money/outside/outside";
import { rulesOf } from "#app/features/rules/rules.server";
import { endedAs } from "#app/platform/http/ended-as";
import { isUuid } from "#app/platform/uuid";
import type { ConsultationFile } from "./consultation-file";
import { moneyOf, paymentOf } from "./consultation-money.server";
import { selectConsultations } from "./consultation-search.server";
import { whatHappened, withRefunds } from "./events-of-row";

const ALL = { query: "", state: null, sort: null } as const;

/** Returns all an admin may see of a consultation: sides, terms, price, payments, history, message count but no message text. Throws a 404 when none. */
export async function findConsultationFile(id: string, now: Date): Promise<ConsultationFile> {
  if (!isUuid(id)) throw endedAs(404);
  const [listed] = await selectConsultations(db, { ...ALL, id }, now, { limit: 1 });
  const [found] = await db
    .select({ row: consultations, advisor: advisors })
    .from(consultations)
    .innerJoin(advisors, eq(advisors.id, consultations.advisorId))
    .where(eq(consultations.id, id));
  if (!listed || !found) throw endedAs(404);
  const { row, advisor } = found;
  const [rules, payment, money, events, talk] = await Promise.all([
    rulesOf(db, row.rulesVersion),
    paymentOf(row),
    moneyOf(id),
    eventsOf(id),
    talkOf(row.clientId, advisor.userId),
  ]);
  const { createdAt, expiresAt, agreedAt, closedAt, endsAt, proposedTime, urgency } = row;
  const { fee, net } = sharesOf(row, payment.outside);
  return {
    consultation: listed,
    clientId: row.clientId,
    advisorUserId: advisor.userId,
    times: { createdAt, expiresAt, agreedAt, closedAt, endsAt, proposedTime },
    urgency,
    fee,
    price: {
      currency: row.currency,
      basePrice: row.basePrice,
      surgeAmount: row.surgeAmount,
      surgeMultiplier: row.surgeTenths / 10,
      rushFee: row.rushFee,
      rushPercent: rules.rushPercent,
      totalPrice: row.totalPrice,
      advisorReceives: net,
    },
    ...payment,
    money,
    events: withRefunds(whatHappened(events, row, { client: listed.clientName, advisor: listed.advisorName }), money),
    talk,
  };
}

const eventsOf = (consultationId: string) =>
  db
    .select({
      id: consultationEvents.id,
      transition: consultationEvents.transition,
      actor: consultationEvents.actor,
      actorName: profiles.displayName,
      createdAt: consultationEvents.createdAt,
    })
    .from(consultationEvents)
    .leftJoin(profiles, eq(profiles.userId, consultationEvents.actorId))
    .where(eq(consultationEvents.consultationId, consultationId))
    .orderBy(asc(consultationEvents.createdAt), asc(consultationEvents.id));

/** Counts the messages between the two and the open reports on them; their text is readable under Reports only. */
async function talkOf(clientId: string, advisorUserId: string) {
  const pair = or(
    and(eq(messageThreads.clientId, clientId), eq(messageThreads.advisorUserId, advisorUserId)),
    and(eq(messageThreads.clientId, advisorUserId), eq(messageThreads.advisorUserId, clientId)),
  );
  const ofPair = db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(messageThreads, eq(messageThreads.id, messages.threadId))
    .where(pair);
  const said = ofPair.as("said");
  const [count, reported] = await Promise.all([
    db.$count(ofPair),
    db
      .select({ id: messageReports.id })
      .from(messageReports)
      .innerJoin(said, eq(said.id, messageReports.messageId))
      .where(isNull(messageReports.closedAt)),
  ]);
  return { messages: count, reported: reported.length };
}
