import { type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { plainAmount } from "#app/ui/text/minor-units";

/** Columns that hold money in minor units (`minorUnits` in the schema; a test compares the two). */
export const MONEY: readonly string[] = [
  ...["amount", "marked_amount", "received", "last_received", "returned", "let_go"],
  ...["hourly_rate", "base_price", "surge_amount", "rush_fee", "total_price", "platform_fee", "refunded", "hourly_budget"],
];

const OF_CONSULTATION = sql`(select currency from consultations where id = exported.consultation_id)`;

/** Source of a table's currency, where it has no `currency` column. */
const CURRENCIES: Record<string, SQL> = {
  key_inputs: sql`exported.budget_currency`,
  outside_payments: OF_CONSULTATION,
  payment_disputes: OF_CONSULTATION,
  provider_refunds: OF_CONSULTATION,
  ledger_entries: sql`(select currency from ledger_transactions where id = exported.transaction_id)`,
};

/** Subquery for the name of a referenced row, by table. */
const NAMES: Record<string, (id: SQL) => SQL> = {
  users: (id) =>
    sql`(select coalesce(nullif(display_name, ''), users.email) from users left join profiles on profiles.user_id = users.id where users.id = ${id})`,
  advisers: (id) => sql`(select display_name from advisers where id = ${id})`,
  topics: (id) => sql`(select name from topics where id = ${id})`,
};

const CURRENCY = "currency of its money";

export interface CsvColumn {
  name: string;
  /** Source column, when this one holds its decimal amount or the name of its referenced row; null for a column of the table itself. */
  of: string | null;
  /** Column it references ('users.id'). */
  pointsTo: string | null;
  type: string;
}

/** Returns a table's CSV columns and how to select them: beside each money column its decimal amount, beside each foreign key the referenced row's name. */
export function csvShape(table: PgTable, shown: readonly string[]) {
  const { name, columns, foreignKeys } = getTableConfig(table);
  const targets = new Map(foreignKeys.flatMap((key) => targetOf(key.reference())));
  const selected: SQL[] = shown.map((column) => sql`exported.${sql.identifier(column)}`);
  const typeOf = (column: string) => columns.find((each) => each.name === column)?.getSQLType() ?? "";
  const all = shown.flatMap((column): CsvColumn[] => {
    const target = targets.get(column);
    const own = { name: column, of: null, pointsTo: target ? `${target.table}.${target.column}` : null, type: typeOf(column) };
    const nameOf = target && NAMES[target.table];
    const named = `${column.replace(/_id$/, "")}_name`;
    if (MONEY.includes(column)) return [own, { name: `${column}_decimal`, of: column, pointsTo: null, type: "decimal" }];
    if (!nameOf || columns.some((each) => each.name === named)) return [own];
    selected.push(sql`${nameOf(sql`exported.${sql.identifier(column)}`)} as ${sql.identifier(named)}`);
    return [own, { name: named, of: column, pointsTo: null, type: "text" }];
  });
  if (all.some(({ type }) => type === "decimal"))
    selected.push(sql`${CURRENCIES[name] ?? sql`exported.currency`} as ${sql.identifier(CURRENCY)}`);
  return { columns: all, selected };
}

/** Ignores composite foreign keys, which have no name to show. */
function targetOf({ columns, foreignColumns, foreignTable }: ForeignReference) {
  const [column, foreign] = [columns[0], foreignColumns[0]];
  if (!column || !foreign || columns.length > 1) return [];
  return [[column.name, { table: getTableConfig(foreignTable).name, column: foreign.name }] as const];
}

type ForeignReference = ReturnType<ReturnType<typeof getTableConfig>["foreignKeys"][number]["reference"]>;

/** Returns the cell of a column from a row that was selected with `csvShape`. */
export function cellOf(row: Record<string, unknown>, { name, of, type }: CsvColumn): unknown {
  if (type !== "decimal" || of === null) return row[name];
  return typeof row[of] === "number" ? plainAmount(row[of], String(row[CURRENCY])) : null;
}
