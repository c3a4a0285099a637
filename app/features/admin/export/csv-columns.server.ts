import { type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { plainAmount } from "#app/ui/text/minor-units";

/** The columns that hold money, in minor units (`minorUnits` of the schema; a test holds them against it). */
export const MONEY: readonly string[] = [
  ...["amount", "marked_amount", "received", "last_received", "returned", "let_go"],
  ...["hourly_rate", "base_price", "surge_amount", "rush_fee", "total_price", "platform_fee", "refunded", "hourly_budget"],
];

/** In which currency, where the table does not say so itself. */
const CURRENCIES: Record<string, SQL> = {
  key_inputs: sql`exported.budget_currency`,
  outside_payments: sql`(select currency from consultations where id = exported.consultation_id)`,
  ledger_entries: sql`(select currency from ledger_transactions where id = exported.transaction_id)`,
};

/** What somebody or something is called whose row a column points to. */
const NAMES: Record<string, (id: SQL) => SQL> = {
  users: (id) =>
    sql`(select coalesce(nullif(display_name, ''), users.email) from users left join profiles on profiles.user_id = users.id where users.id = ${id})`,
  advisers: (id) => sql`(select display_name from advisers where id = ${id})`,
  topics: (id) => sql`(select name from topics where id = ${id})`,
};

const CURRENCY = "currency of its money";

export interface CsvColumn {
  name: string;
  /** The column whose row's name this one is, or whose money in decimals; null for one of the table's own. */
  of: string | null;
  /** Another table's column that it points to ('users.id'). */
  pointsTo: string | null;
  type: string;
}

/** What a table is as CSV: its columns, beside money its amount as people write it, and beside an id what it is called; and how that is read. */
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

/** A key of several columns names nobody. */
function targetOf({ columns, foreignColumns, foreignTable }: ForeignReference) {
  const [column, foreign] = [columns[0], foreignColumns[0]];
  if (!column || !foreign || columns.length > 1) return [];
  return [[column.name, { table: getTableConfig(foreignTable).name, column: foreign.name }] as const];
}

type ForeignReference = ReturnType<ReturnType<typeof getTableConfig>["foreignKeys"][number]["reference"]>;

/** A cell of a row that was read so. */
export function cellOf(row: Record<string, unknown>, { name, of, type }: CsvColumn): unknown {
  if (type !== "decimal" || of === null) return row[name];
  return typeof row[of] === "number" ? plainAmount(row[of], String(row[CURRENCY])) : null;
}
