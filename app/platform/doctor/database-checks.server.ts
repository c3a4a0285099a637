import { existsSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import { readSchemaState } from "#app/platform/upgrade/schema-state.server";
import { openSecretOrNull } from "../sealed/sealed-secret.server";
import { type Finding, fine, look, wrong } from "./finding";

interface Place {
  dataDir: string;
  hasSecret: boolean;
  adminEmails: string[];
}

const OLDEST_POSTGRES = 15;

/** Checks the database: its version, its schema, its administrators, and overdue background work. */
export async function checkDatabase(client: pg.ClientBase, place: Place, root = process.cwd()): Promise<Finding[]> {
  const { rows } = await client.query<{ version: number; text: string }>(
    "select current_setting('server_version_num')::int / 10000 as version, current_setting('server_version') as text",
  );
  const { version = 0, text = "" } = rows[0] ?? {};
  const answers =
    version >= OLDEST_POSTGRES
      ? fine("Database", `PostgreSQL ${text}`)
      : wrong("Database", `PostgreSQL ${text}, and ${OLDEST_POSTGRES} is needed`, "update PostgreSQL");
  const schema = await checkSchema(client, root);
  if (schema.state !== "fine") return [answers, schema];
  return [
    answers,
    schema,
    await checkPages(client),
    await checkSecret(client, place),
    await checkAdmins(client, place),
    ...(await checkWork(client)),
  ];
}

async function checkSchema(client: pg.ClientBase, root: string): Promise<Finding> {
  const { made, missing, trouble } = await readSchemaState(client, root);
  if (trouble === "newer") return wrong("Schema", "it is of a newer version than this code", "git pull, or restore an older backup");
  if (trouble === "foreign")
    return wrong("Schema", "it is of another version, which this code has never been", "go back to the version that made it");
  if (missing.length > 0)
    return look(
      "Schema",
      `${missing.length} of ${made.length + missing.length} migrations are to be made`,
      "npm run upgrade makes a backup, and then them",
    );
  return fine("Schema", `all ${made.length} migrations`);
}

/** Checks for corrupt pages: with checksums, PostgreSQL recognizes pages that the disk has altered. */
async function checkPages(client: pg.ClientBase): Promise<Finding> {
  const { rows } = await client.query<{ damaged: number; isWatched: boolean }>(`select
    (select coalesce(sum(checksum_failures), 0)::int from pg_stat_database) as damaged, current_setting('data_checksums') = 'on' as "isWatched"`);
  const { damaged = 0, isWatched = false } = rows[0] ?? {};
  if (damaged > 0)
    return wrong(
      "Pages",
      `${damaged} times a damaged page was read: the disk loses data`,
      "stop the site, then npm run restore into a folder on another disk",
    );
  return fine("Pages", isWatched ? "none damaged of those that were read" : "without checksums nobody knows whether any is damaged");
}

async function checkSecret(client: pg.ClientBase, { dataDir, hasSecret }: Place): Promise<Finding> {
  const isFile = existsSync(path.join(dataDir, "secret"));
  if (hasSecret || isFile) {
    const sealed = await client.query<{ user_id: string; sealed_secret: Buffer }>(
      "select user_id, sealed_secret from authenticators limit 1",
    );
    const [one] = sealed.rows;
    if (!one || openSecretOrNull("authenticator secrets", one.user_id, one.sealed_secret))
      return fine("Secret", hasSecret ? "SECRET is set" : "in DATA_DIR/secret");
    return wrong(
      "Secret",
      "it is another site's: authenticator apps, recovery codes and calendars do not open with it",
      `put the right one ${hasSecret ? "into SECRET" : "back into DATA_DIR/secret, as a backup has it"}`,
    );
  }
  const { rows } = await client.query<{ is_used: boolean }>("select exists (select from authenticators) as is_used");
  if (!rows[0]?.is_used) return fine("Secret", "is made when it is needed");
  return wrong(
    "Secret",
    "DATA_DIR/secret is gone: authenticator apps and recovery codes do not work",
    "copy it from a backup before the next start",
  );
}

async function checkAdmins(client: pg.ClientBase, { adminEmails }: Place): Promise<Finding> {
  const { rows } = await client.query<{ count: number }>("select count(*)::int as count from user_roles where role = 'admin'");
  const count = rows[0]?.count ?? 0;
  if (count > 0) return fine("Admins", `${count}`);
  if (adminEmails.length > 0) return look("Admins", "none yet", "sign up with an address of ADMIN_EMAILS and confirm it");
  return wrong("Admins", "nobody may decide on applications", "ADMIN_EMAILS=you@example.com, then sign up with that address");
}

/** Longer than any background pass of the site takes. */
const OVERDUE = "interval '15 minutes'";
/** After this many failures in a row, a calendar is not just briefly unreachable. */
const MANY_FAILURES = 5;

async function checkWork(client: pg.ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<
    Record<"mails" | "mailsParked" | "orders" | "ordersParked" | "requests" | "calendars", number>
  >(`select
    (select count(*)::int from outbox where sent_at is null and parked_at is null and created_at < now() - ${OVERDUE}) as mails,
    (select count(*)::int from outbox where parked_at is not null) as "mailsParked",
    (select count(*)::int from payment_orders where done_at is null and parked_at is null and created_at < now() - ${OVERDUE}) as orders,
    (select count(*)::int from payment_orders where parked_at is not null) as "ordersParked",
    (select count(*)::int from calendar_feeds where failures >= ${MANY_FAILURES}) as calendars,
    (select count(*)::int from consultations where status in ('requested', 'countered') and expires_at < now() - ${OVERDUE}) as requests`);
  const waiting = rows[0];
  if (!waiting) return [];
  const { mails, mailsParked, orders, ordersParked, requests, calendars } = waiting;
  return [
    mailsParked > 0
      ? wrong(
          "Parked mails",
          `${mailsParked} could not be sent`,
          "mend SMTP_URL (last_error in outbox says why), then update outbox set parked_at = null, attempts = 0 where parked_at is not null",
        )
      : fine("Parked mails", "none"),
    ordersParked > 0
      ? wrong(
          "Payments",
          `${ordersParked} orders to the payment provider are parked`,
          "look at last_error in payment_orders, mend it, and set parked_at to null",
        )
      : fine("Payments", "nothing parked"),
    calendars > 0
      ? look(
          "Calendars",
          `${calendars} could not be read ${MANY_FAILURES} times in a row`,
          "their advisors see why; where it is most of them, look whether this machine may go there",
        )
      : fine("Calendars", "each could be read"),
    mails + orders + requests > 0
      ? wrong(
          "Jobs",
          `overdue: ${mails} mails, ${orders} payments, ${requests} requests`,
          "is the site running? npm start; then look for “job failed” in its log",
        )
      : fine("Jobs", "nothing overdue"),
  ];
}
