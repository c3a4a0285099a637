import { eq, getTableName, type SQL, type SQLChunk, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { strToU8, Zip, ZipDeflate } from "fflate";
import { db, type Transaction } from "#app/db/client.server";
import { userRoles, users } from "#app/db/schema/accounts/accounts";
import { preferences } from "#app/db/schema/accounts/preferences";
import { billingInfo, profiles } from "#app/db/schema/accounts/profiles";
import { advisors, advisorTopics, hoursExceptions, weeklyHours } from "#app/db/schema/advisors";
import { applicationCertificates } from "#app/db/schema/application-drafts";
import { advisorApplications, advisorInvitations } from "#app/db/schema/applications";
import { consultationEvents, consultations, reviewReports, reviews } from "#app/db/schema/booking";
import { catalogEntries, categoryRequestComments, categoryRequests, emptySearches, topics } from "#app/db/schema/catalog";
import { profileExpertise } from "#app/db/schema/expertise";
import { keyInputs } from "#app/db/schema/key-inputs";
import { ledgerEntries, ledgerTransactions, payoutStatements } from "#app/db/schema/ledger";
import { auditLog } from "#app/db/schema/operations";
import { outsidePayments, payoutDestinations } from "#app/db/schema/outside-payments";
import { applicationQuestions } from "#app/db/schema/own-questions";
import { ownTexts } from "#app/db/schema/own-texts";
import { paymentOrders, payments } from "#app/db/schema/payments";
import { paymentDisputes, providerRefunds } from "#app/db/schema/payments-elsewhere";
import { ruleVersions } from "#app/db/schema/rules";
import { heroGridVideos, heroGridWords, heroVideos, homepageContent, logos, siteBanner, siteSettings } from "#app/db/schema/site-content";
import { type AdminActor, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { notAbout } from "#app/features/audit/conflict-of-interest.server";
import { columnsForAdmins } from "#app/features/exported/exported-columns.server";
import { limitConcurrency } from "#app/platform/concurrency-limiter";
import { csvFile, csvLine } from "#app/platform/csv";
import { type SpooledFile, spoolThroughFile } from "#app/platform/files/spooled-file.server";
import { cellOf, csvShape } from "./csv-columns.server";
import { EXPORTED_KINDS, type ExportedFile, type ExportedKind, exportReadme } from "./export-readme.server";

/** Exported tables, of which `features/exported` names the columns. Private messages and anything that grants access are left out. */
const EXPORTED: Record<ExportedKind, readonly PgTable[]> = {
  people: [users, userRoles, profiles, profileExpertise, billingInfo, preferences, keyInputs],
  advisors: [advisors, advisorTopics, weeklyHours, hoursExceptions],
  applications: [advisorApplications, applicationQuestions, applicationCertificates, advisorInvitations],
  consultations: [consultations, consultationEvents, reviews, reviewReports],
  money: [
    payments,
    paymentOrders,
    paymentDisputes,
    providerRefunds,
    outsidePayments,
    payoutDestinations,
    ledgerTransactions,
    ledgerEntries,
    payoutStatements,
  ],
  catalog: [catalogEntries, topics, categoryRequests, categoryRequestComments, emptySearches, ruleVersions],
  site: [homepageContent, heroVideos, heroGridVideos, heroGridWords, logos, ownTexts, siteBanner, siteSettings, auditLog],
};
const ROWS_AT_ONCE = 500;

type Row = Record<string, unknown>;

/**
 * Exports the marketplace as of one moment: a ZIP with each table as CSV and JSON and a README on every column; logs the export. Streams into an unnamed
 * temporary file until it is downloaded. For admins; the route asks for a recent sign-in. Throws TooBusy while one runs and one waits.
 */
export async function exportSite(actor: AdminActor): Promise<SpooledFile> {
  return oneAtATime(async () => {
    await adminTransaction(actor, (tx) => audit(tx, actor, "site.exported", "site", null));
    return db.transaction((tx) => spoolThroughFile(zipTables(tx, actor)), { isolationLevel: "repeatable read", accessMode: "read only" });
  });
}

/** Limits concurrent exports, because each keeps the thread busy for the whole data set. */
const oneAtATime = limitConcurrency({ running: 1, waiting: 1 });

/** Streams the ZIP; memory holds only one batch of rows. */
async function* zipTables(tx: Transaction, actor: AdminActor): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  const readme = new ZipDeflate("README.md");
  zip.add(readme);
  readme.push(strToU8(exportReadme(filesOf(), await languageOfReader(tx, actor))), true);
  for (const table of EXPORTED_KINDS.flatMap((kind) => EXPORTED[kind])) {
    const shown = await rowsFor(tx, actor, table);
    for (const add of [addCsv, addJson]) {
      for await (const _ of add(tx, zip, table, shown)) {
        yield* made;
        made = [];
      }
    }
  }
  zip.end();
  yield* made;
}

/** Who reported a review stays hidden from its author, as in the list of reports, and what the other side wrote of an admin until both reviews are revealed. */
async function rowsFor(tx: Transaction, actor: AdminActor, table: PgTable): Promise<SQL | undefined> {
  if (table === reviews) return isRevealedTo(actor);
  if (table !== reviewReports) return undefined;
  return notAbout(tx, actor, sql`(select ${reviews.authorId} from ${reviews} where ${reviews.id} = exported.review_id)`);
}

const isRevealedTo = ({ userId }: AdminActor) => sql`(exported.revealed_at is not null
  or exported.author_id is not distinct from ${userId}::uuid
  or not exists (select from consultations own join advisers on advisers.id = own.adviser_id
    where own.id = exported.consultation_id and ${userId}::uuid in (own.client_id, advisers.user_id)))`;

async function* addCsv(tx: Transaction, zip: Zip, table: PgTable, which: SQL | undefined) {
  const { name, shown } = shapeOf(table);
  const { columns, selected } = csvShape(table, shown);
  const file = new ZipDeflate(`csv/${name}.csv`);
  zip.add(file);
  file.push(strToU8(csvFile([columns.map((column) => column.name)])));
  for await (const rows of readRows(tx, name, selected, which)) {
    file.push(strToU8(rows.map((row) => csvLine(columns.map((column) => cellOf(row, column)))).join("")));
    yield;
  }
  file.push(new Uint8Array(), true);
  yield;
}

async function* addJson(tx: Transaction, zip: Zip, table: PgTable, which: SQL | undefined) {
  const { name, shown } = shapeOf(table);
  const file = new ZipDeflate(`json/${name}.json`);
  zip.add(file);
  let before = "[\n";
  const selected = shown.map((column) => sql.identifier(column));
  for await (const rows of readRows(tx, name, selected, which)) {
    file.push(strToU8(before + rows.map((row) => JSON.stringify(row)).join(",\n")));
    before = ",\n";
    yield;
  }
  file.push(strToU8(before === "[\n" ? "[\n]\n" : "\n]\n"), true);
  yield;
}

/** All exported tables with their CSV columns. */
const filesOf = (): ExportedFile[] =>
  EXPORTED_KINDS.flatMap((kind) =>
    EXPORTED[kind].map((table) => {
      const { name, shown } = shapeOf(table);
      return { kind, table: name, columns: csvShape(table, shown).columns };
    }),
  );

async function languageOfReader(tx: Transaction, { userId }: AdminActor) {
  const [reader] = await tx.select({ language: profiles.language }).from(profiles).where(eq(profiles.userId, userId));
  return reader?.language ?? "";
}

const shapeOf = (table: PgTable) => ({ name: getTableName(table), shown: columnsForAdmins(table) });

/** Reads a table in batches through a cursor; both formats read the same snapshot. */
async function* readRows(tx: Transaction, name: string, columns: readonly SQLChunk[], which: SQL = sql`true`): AsyncGenerator<Row[]> {
  const named = sql.join([...columns], sql`, `);
  await tx.execute(
    sql`declare exported no scroll cursor for select ${named} from ${sql.identifier(name)} as exported where ${which} order by exported.ctid`,
  );
  for (;;) {
    const { rows } = await tx.execute<Row>(sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from exported`);
    if (rows.length === 0) break;
    yield rows;
  }
  await tx.execute(sql`close exported`);
}
