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

interface FreeWords {
  table: PgTable;
  id: AnyPgColumn;
  /** Names of the columns: of text, or of JSON, whose texts are looked through. */
  columns: readonly string[];
  /** Set where a text may only go, not change: the ledger's rows. */
  isRemovedWhole?: true;
}

/**
 * Where others may have written about anybody. On erasure whole names, addresses and phone numbers are replaced there. A test holds the list against the
 * database: of every column with words it is known what becomes of a name in it.
 */
export const FREE_WORDS: readonly FreeWords[] = [
  { table: auditLog, id: auditLog.id, columns: ["details"] },
  { table: users, id: users.id, columns: ["suspendedReason"] },
  { table: advisorApplications, id: advisorApplications.id, columns: ["reviewNotes"] },
  { table: categoryRequests, id: categoryRequests.id, columns: ["answer", "comments"] },
  { table: categoryRequestComments, id: categoryRequestComments.id, columns: ["comment"] },
  { table: messages, id: messages.id, columns: ["hiddenReason"] },
  { table: messageReports, id: messageReports.id, columns: ["reason"] },
  { table: reviews, id: reviews.id, columns: ["text", "reply", "hiddenReason"] },
  { table: reviewReports, id: reviewReports.id, columns: ["reason"] },
  { table: quotes, id: quotes.id, columns: ["note"] },
  { table: consultations, id: consultations.id, columns: ["note", "closeReason", "absenceWords", "absenceReply", "absencesTakenBack"] },
  { table: notifications, id: notifications.id, columns: ["details"] },
  { table: paymentOrders, id: paymentOrders.id, columns: ["lastError"] },
  { table: ledgerTransactions, id: ledgerTransactions.id, columns: ["reason"], isRemovedWhole: true },
];
