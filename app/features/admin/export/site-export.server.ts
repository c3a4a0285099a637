import { sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { db, type Transaction } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { preferences } from "#app/db/schema/accounts/preferences";
import { billingInfo, profiles } from "#app/db/schema/accounts/profiles";
import { advisors, advisorTopics, hoursExceptions, weeklyHours } from "#app/db/schema/advisors";
import { applicationCertificates } from "#app/db/schema/application-drafts";
import { advisorApplications, advisorInvitations } from "#app/db/schema/applications";
import { consultationEvents, consultations, reviewReports, reviews } from "#app/db/schema/booking";
import { catalogEntries, categoryRequests, emptySearches, topics } from "#app/db/schema/catalog";
import { profileExpertise } from "#app/db/schema/expertise";
import { keyInputs } from "#app/db/schema/key-inputs";
import { ledgerEntries, ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { auditLog } from "#app/db/schema/operations";
import { outsidePayments, payoutDestinations } from "#app/db/schema/outside-payments";
import { applicationQuestions } from "#app/db/schema/own-questions";
import { ownTexts } from "#app/db/schema/own-texts";
import { paymentOrders, payments } from "#app/db/schema/payments";
import { ruleVersions } from "#app/db/schema/rules";
import { heroGridVideos, heroGridWords, heroVideos, homepageContent, logos, siteBanner, siteSettings } from "#app/db/schema/site-content";
import { adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { limitConcurrency } from "#app/platform/concurrency-limiter";
import { csvFile, csvLine } from "#app/platform/csv";

/** What a marketplace is made of. What people write to each other stays theirs, and whatever lets anybody in stays here. */
const EXPORTED: readonly PgTable[] = [
  ...[users, userRoles, profiles, profileExpertise, billingInfo, preferences, keyInputs],
  ...[advisors, advisorTopics, weeklyHours, hoursExceptions],
  ...[advisorApplications, applicationQuestions, applicationCertificates, advisorInvitations],
  ...[consultations, consultationEvents, reviews, reviewReports],
  ...[payments, paymentOrders, outsidePayments, payoutDestinations, ledgerTransactions, ledgerEntries, payoutStatements],
  ...[catalogEntries, topics, categoryRequests, emptySearches, ruleVersions],
  ...[homepageContent, heroVideos, heroGridVideos, heroGridWords, logos, ownTexts, siteBanner, siteSettings, auditLog],
];
/** The key of an entry of the catalog is its name, and no such thing. */
const SECRETS = /password|secret|token|hash|meeting|_key$/i;
const ROWS_AT_ONCE = 500;

type Row = Record<string, unknown>;

/**
 * Everything the marketplace is made of, of one moment, as a ZIP with each table as CSV and as JSON; written down that the admin took it. For admins, whose
 * route asks for a recent sign-in. TooBusy while one is made and one waits.
 */
export async function exportSite(actor: { userId: string }): Promise<Uint8Array> {
  return oneAtATime(async () => {
    await adminTransaction(actor, (tx) => audit(tx, actor, "site.exported", "site", null));
    return db.transaction(zipTables, { isolationLevel: "repeatable read", accessMode: "read only" });
  });
}

/** Whoever asks for several at once is told to come back: each takes the thread and the memory of all that there is. */
const oneAtATime = limitConcurrency({ running: 1, waiting: 1 });

async function zipTables(tx: Transaction): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const table of EXPORTED) await addTable(tx, zip, table);
  zip.end();
  return Buffer.concat(pieces);
}

async function addTable(tx: Transaction, zip: Zip, table: PgTable) {
  const { name, columns } = getTableConfig(table);
  const shown = columns.filter((column) => !SECRETS.test(column.name) && column.getSQLType() !== "bytea").map((column) => column.name);
  const csv = new ZipDeflate(`csv/${name}.csv`);
  const json = new ZipDeflate(`json/${name}.json`);
  const texts = { csv: csvFile([shown]), json: "[" };
  const rowsOf = (from: number) => readRows(tx, name, shown, from);
  let from = 0;
  for (let rows = await rowsOf(from); rows.length > 0; rows = await rowsOf(from)) {
    texts.csv += rows.map((row) => csvLine(shown.map((column) => row[column]))).join("");
    texts.json += rows.map((row, index) => `${from + index > 0 ? ",\n" : "\n"}${JSON.stringify(row)}`).join("");
    from += rows.length;
  }
  zip.add(csv);
  csv.push(strToU8(texts.csv), true);
  zip.add(json);
  json.push(strToU8(`${texts.json}\n]\n`), true);
}

async function readRows(tx: Transaction, name: string, columns: readonly string[], from: number): Promise<Row[]> {
  const named = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const { rows } = await tx.execute<Row>(
    sql`select ${named} from ${sql.identifier(name)} order by ctid limit ${ROWS_AT_ONCE} offset ${from}`,
  );
  return rows;
}
