import { inArray, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { users } from "#app/db/schema/accounts/accounts";
import { advisorApplications } from "#app/db/schema/applications";
import { consultations, quotes, reviewReports, reviews } from "#app/db/schema/booking";
import { categoryRequestComments, categoryRequests } from "#app/db/schema/catalog";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { messageReports, messages } from "#app/db/schema/messages";
import { notifications } from "#app/db/schema/notifications";
import { auditLog } from "#app/db/schema/operations";
import { paymentOrders } from "#app/db/schema/payments";
import { type Circle, concerns, isSubjectOf } from "./circle.server";

interface FreeWords {
  table: PgTable;
  id: AnyPgColumn;
  /** Names of the columns: of text, or of JSON, whose texts are looked through. */
  columns: readonly string[];
  /** Condition for the rows that concern somebody of a circle. */
  of: (circle: Circle) => SQL | undefined;
  /** Set where admins wrote why they did something to somebody: also because of somebody whom these met. */
  isOfAdmins?: true;
  /** Set where a text may only go, not change: the ledger's rows, of the person's own consultations. */
  isRemovedWhole?: true;
}

const { person, advisor, consultation, thread, message, review, statement, categoryRequest } = concerns;

/**
 * Where others may have written about somebody. On erasure whole names, addresses and phone numbers are replaced there, in rows that concern them. A test holds
 * the list against the database: of every column with words it is known what becomes of a name in it.
 */
export const FREE_WORDS: readonly FreeWords[] = [
  {
    ...{ table: auditLog, id: auditLog.id, columns: ["details"], isOfAdmins: true },
    of: (circle) =>
      or(
        isSubjectOf(auditLog.subjectId, circle),
        inArray(sql`${auditLog.details}->>'advisorId'`, circle.advisors),
        inArray(sql`${auditLog.details}->>'applicantId'`, circle.people),
      ),
  },
  { table: users, id: users.id, columns: ["suspendedReason"], isOfAdmins: true, of: (circle) => person(users.id, circle) },
  {
    ...{ table: advisorApplications, id: advisorApplications.id, columns: ["reviewNotes"] },
    of: (circle) => person(advisorApplications.userId, circle),
  },
  {
    ...{ table: categoryRequests, id: categoryRequests.id, columns: ["answer", "comments"] },
    of: (circle) => categoryRequest(categoryRequests.id, circle),
  },
  {
    ...{ table: categoryRequestComments, id: categoryRequestComments.id, columns: ["comment"] },
    of: (circle) => categoryRequest(categoryRequestComments.requestId, circle),
  },
  { table: messages, id: messages.id, columns: ["hiddenReason"], of: (circle) => thread(messages.threadId, circle) },
  { table: messageReports, id: messageReports.id, columns: ["reason"], of: (circle) => message(messageReports.messageId, circle) },
  {
    table: reviews,
    id: reviews.id,
    columns: ["text", "reply", "hiddenReason"],
    of: (circle) => consultation(reviews.consultationId, circle),
  },
  { table: reviewReports, id: reviewReports.id, columns: ["reason"], of: (circle) => review(reviewReports.reviewId, circle) },
  {
    ...{ table: quotes, id: quotes.id, columns: ["note"] },
    of: (circle) => or(person(quotes.clientId, circle), advisor(quotes.advisorId, circle)),
  },
  {
    ...{
      table: consultations,
      id: consultations.id,
      columns: ["note", "closeReason", "absenceWords", "absenceReply", "absencesTakenBack"],
    },
    of: (circle) => consultation(consultations.id, circle),
  },
  { table: notifications, id: notifications.id, columns: ["details"], of: (circle) => person(notifications.userId, circle) },
  {
    ...{ table: paymentOrders, id: paymentOrders.id, columns: ["lastError"] },
    of: (circle) => or(consultation(paymentOrders.consultationId, circle), statement(paymentOrders.statementId, circle)),
  },
  {
    ...{ table: ledgerTransactions, id: ledgerTransactions.id, columns: ["reason"], isRemovedWhole: true },
    of: (circle) => or(consultation(ledgerTransactions.consultationId, circle), statement(ledgerTransactions.statementId, circle)),
  },
];
