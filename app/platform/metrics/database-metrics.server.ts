import { sql } from "drizzle-orm";
import { config } from "#app/config.server";
import { databaseReplicas, db, isDatabaseDown } from "#app/db/client.server";
import { onStatement } from "#app/db/statement-times.server";
import { listBackups, timeOfBackup } from "#app/platform/backup/backup-folders.server";
import { log } from "#app/platform/log/log.server";
import { gauge, histogram } from "./registry";

const SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

const statements = histogram("sagebridge_statement_seconds", "How long statements took, waiting for the database included.", SECONDS);

/** Pending work in the database, as last read. */
let work: Record<"mailsWaiting" | "mailsParked" | "ordersWaiting" | "ordersParked", number> | null = null;

/** Measures every statement from now on, and logs those slower than SLOW_STATEMENT_MS, without their values. Returns a function that stops it. */
export function watchStatementTimes() {
  const { slowStatementMs } = config();
  return onStatement((milliseconds, text) => {
    statements.observe(milliseconds / 1000);
    if (slowStatementMs > 0 && milliseconds >= slowStatementMs)
      log("warn", "slow statement", { milliseconds: Math.round(milliseconds), statement: text.replaceAll(/\s+/g, " ").trim() });
  });
}

/** Reads the amount of pending work; unknown while the database is unreachable. */
export async function readWaitingWork() {
  const { rows } = await db
    .execute<NonNullable<typeof work>>(
      sql`select
        (select count(*)::int from outbox where sent_at is null and parked_at is null) as "mailsWaiting",
        (select count(*)::int from outbox where parked_at is not null) as "mailsParked",
        (select count(*)::int from payment_orders where done_at is null and parked_at is null) as "ordersWaiting",
        (select count(*)::int from payment_orders where parked_at is not null) as "ordersParked"`,
    )
    .catch(() => ({ rows: [] }));
  work = rows[0] ?? null;
}

gauge("sagebridge_database_up", "Whether the database answers.", () => (isDatabaseDown() ? 0 : 1));
gauge("sagebridge_pool_connections", "Connections of the pages to the database.", () => {
  const { totalCount, idleCount } = db.$client;
  return [
    [{ state: "busy" }, totalCount - idleCount],
    [{ state: "idle" }, idleCount],
  ];
});
gauge(
  "sagebridge_replica_reads_total",
  "Reads of pages: from a replica, from the primary because no replica would do, and from a replica because there was no primary.",
  () => {
    const counts = databaseReplicas()?.counts;
    return counts ? Object.entries(counts).map(([from, count]) => [{ from }, count] as [{ from: string }, number]) : null;
  },
  "counter",
);
gauge("sagebridge_pool_waiting", "Who waits for a connection.", () => db.$client.waitingCount);
gauge(
  "sagebridge_mails",
  "Mails that wait to be sent, and those given up.",
  () =>
    work && [
      [{ state: "waiting" }, work.mailsWaiting],
      [{ state: "parked" }, work.mailsParked],
    ],
);
gauge(
  "sagebridge_payment_orders",
  "What the payment provider is still to do, and what was given up.",
  () =>
    work && [
      [{ state: "waiting" }, work.ordersWaiting],
      [{ state: "parked" }, work.ordersParked],
    ],
);
gauge("sagebridge_backup_age_seconds", "How old the newest backup is.", () => {
  const newest = listBackups(config().backup.dir).at(-1);
  return newest ? Math.round((Date.now() - timeOfBackup(newest).getTime()) / 1000) : null;
});
