import { type SQL, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";

/** Columns that refer to the admin who wrote a row, and tables of the site itself: not personal data. */
const WRITTEN_BY_ADMINS = ["reviewed_by", "assigned_to", "closed_by", "decided_by", "paid_by", "saved_by", "invited_by"];
const OF_THE_SITE = ["hero_videos", "hero_grid_videos", "site_banner", "logos", "homepage_content_saves", "rule_versions", "own_texts"];
/** Kept by triggers, or without text. */
const DERIVED = ["adviser_words", "adviser_ranks", "ledger_entries"];
/** Tables in which a person has rows only after a consultation. */
export const AFTER_A_CONSULTATION = [
  "consultations",
  "consultation_events",
  "consultation_notes",
  "reviews",
  "review_reports",
  "payments",
  "outside_payments",
  "payment_orders",
  "payment_disputes",
  "provider_refunds",
  "ledger_transactions",
  "payout_statements",
];
/** Columns with codes of the product, store names or zones, never with what people wrote. */
export const CODES =
  /^(status|category|experience|currency|budget_currency|availability_status|expertise_level|stage|role|room|purpose|provider|kind|bucket|mime_type|move|from_status|to_status|actor|author_side|proposed_by|no_show_of|closed_by|urgency|theme|hour_cycle|muted_\w+|timezone|topic_name|dedupe_key|key|idempotency_key|request_key|link|file_path|path|outcome)$|^notifications\.subject$|^payment_orders\.action$|^users\.email$/;

/** Values a row needs in addition to those by type. */
const VALUES: Record<string, Record<string, SQL>> = {
  ledger_transactions: { kind: sql`'settle'`, statement_id: sql`null` },
  busy_times: { ends_at: sql`now() + interval '1 hour'` },
  weekly_hours: { end_minute: sql`60` },
  payment_orders: { action: sql`'capture'`, statement_id: sql`null` },
  payment_disputes: { outcome: sql`'kept'`, closed_at: sql`now()` },
  reviews: { author_side: sql`'client'` },
  email_tokens: { purpose: sql`'confirm_email'` },
  held_forms: { challenge_id: sql`null` },
  identities: { provider: sql`'google'` },
  provider_trips: { provider: sql`'google'` },
  passkeys: { is_synced: sql`true` },
  user_roles: { role: sql`'admin'` },
  consultation_events: { actor: sql`'client'` },
};

const BY_TYPE: Record<string, SQL> = {
  text: sql`gen_random_uuid()::text`,
  uuid: sql`gen_random_uuid()`,
  timestamptz: sql`now()`,
  date: sql`now()`,
  bool: sql`false`,
  int2: sql`1`,
  int4: sql`1`,
  int8: sql`1`,
  jsonb: sql`'{}'`,
  _text: sql`'{}'`,
  _uuid: sql`'{}'`,
  _float4: sql`'{}'`,
  bytea: sql`convert_to(gen_random_uuid()::text, 'UTF8')`,
};

export interface Column extends Record<string, unknown> {
  table: string;
  name: string;
  type: string;
  isNeeded: boolean;
  /** The table it references. */
  to: string | null;
}

/** Returns every table of the site with its columns. */
export async function readCatalogue(): Promise<Map<string, Column[]>> {
  const { rows } = await db.execute<Column>(sql`
    select c.table_name as table, c.column_name as name, c.udt_name as type, f.confrelid::regclass::text as to,
      c.is_nullable = 'NO' and c.column_default is null and c.is_identity = 'NO' and c.is_generated = 'NEVER' as "isNeeded"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    left join pg_attribute a on a.attrelid = format('%I', c.table_name)::regclass and a.attname = c.column_name
    left join pg_constraint f on f.contype = 'f' and f.conrelid = a.attrelid and f.conkey[1] = a.attnum
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.ordinal_position`);
  return Map.groupBy(rows, ({ table }) => table);
}

/** Whether a column refers to the row's owner. */
export const pointsAtPerson = ({ name, to }: Column) => to !== null && !WRITTEN_BY_ADMINS.includes(name);

/** Returns every table that leads to a person, each after those it references. */
export function reachable(catalogue: Map<string, Column[]>, roots: string[]): string[] {
  const found = [...roots];
  for (let before = -1; before !== found.length; ) {
    before = found.length;
    for (const [table, columns] of catalogue) {
      if (found.includes(table) || [...OF_THE_SITE, ...DERIVED, "advisers"].includes(table)) continue;
      if (columns.some((column) => pointsAtPerson(column) && found.includes(column.to!))) found.push(table);
    }
  }
  const placed = new Set<string>();
  const place = (table: string) => {
    if (placed.has(table)) return;
    for (const { to } of catalogue.get(table)!) if (to && to !== table && found.includes(to)) place(to);
    placed.add(table);
  };
  found.forEach(place);
  return [...placed];
}

export type Known = Record<string, string>;

/** Selects a person's rows in a table: by the columns that reference people, otherwise by those that reference what is theirs. */
function ownRows(columns: Column[], known: Known, roots: string[]): SQL {
  const table = columns[0]!.table;
  if (roots.includes(table)) return sql`id = ${known[table]}::uuid`;
  const pointing = columns.filter((column) => pointsAtPerson(column) && known[column.to!]);
  const atPeople = pointing.filter(({ to }) => roots.includes(to!));
  const conditions = (atPeople.length > 0 ? atPeople : pointing.filter(({ to }) => to !== "advisers" && to !== "topics")).map(
    ({ name, to }) => sql`${sql.identifier(name)} = ${known[to!]}::uuid`,
  );
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Makes sure a person has a row in a table, and remembers its id. */
export async function ensureRow(columns: Column[], known: Known, roots: string[], adminId: string) {
  const table = columns[0]!.table;
  const hasId = columns.some(({ name, type }) => name === "id" && type === "uuid");
  const id = hasId ? sql`id` : sql`null::uuid as id`;
  const find = sql`select ${id} from ${sql.identifier(table)} where ${ownRows(columns, known, roots)} limit 1`;
  let [row] = (await db.execute<{ id: string | null }>(find)).rows;
  if (!row) {
    const filled = columns.filter(({ name, to, isNeeded }) => isNeeded || to !== null || VALUES[table]?.[name]);
    const values = filled.map(({ name, type, to }) => {
      if (VALUES[table]?.[name]) return VALUES[table][name]!;
      if (to && WRITTEN_BY_ADMINS.includes(name)) return sql`${adminId}::uuid`;
      return to && known[to] ? sql`${known[to]}::uuid` : to ? sql`null` : (BY_TYPE[type] ?? sql`null`);
    });
    const names = filled.map(({ name }) => sql.identifier(name));
    const insert = sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)}) returning ${id}`;
    [row] = (await db.execute<{ id: string | null }>(insert)).rows;
  }
  if (row?.id) known[table] ??= row.id;
}

const WRITTEN: Record<string, (mark: string) => SQL> = {
  text: (mark) => sql`${mark}`,
  _text: (mark) => sql`array[${mark}]`,
  jsonb: (mark) => sql`jsonb_build_object('said', ${mark}::text)`,
};

/** Writes each column's name into every text column of a person's rows. Returns the columns that accepted it. */
export async function writeMarks(columns: Column[], known: Known, roots: string[]): Promise<string[]> {
  const marked: string[] = [];
  for (const { table, name, type } of columns) {
    const write = WRITTEN[type];
    if (!write || CODES.test(name) || CODES.test(`${table}.${name}`)) continue;
    const mark = `zzmark_${table}_${name}`;
    const update = sql`update ${sql.identifier(table)} set ${sql.identifier(name)} = ${write(mark)} where ${ownRows(columns, known, roots)}`;
    // A column whose constraint rejects this contains no free text.
    const isTaken = await db.execute(update).then(
      () => true,
      () => false,
    );
    if (isTaken) marked.push(mark);
  }
  return marked;
}

/** Returns every mark left in any column, with its table. */
export async function marksLeft(tables: Iterable<string>): Promise<string[]> {
  const left = new Set<string>();
  for (const table of tables) {
    const { rows } = await db.execute<{ line: string }>(
      sql`select t::text as line from ${sql.identifier(table)} t where t::text like '%zzmark%'`,
    );
    for (const { line } of rows) for (const [mark] of line.matchAll(/zzmark_[a-z0-9_]+/g)) left.add(`${table}: ${mark.slice(7)}`);
  }
  return [...left].sort();
}
