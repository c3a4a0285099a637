import type pg from "pg";

type Query = (...given: unknown[]) => unknown;
type Asked = { text?: string; name?: string };

/** How often a text must be queried before connections prepare it; rare statements would only fill their memory. */
const OFTEN = 3;
/** Maximum number of texts counted, and of those named: each takes memory in every connection that has used it. */
const MAX_COUNTED = 500;
const MAX_KEPT = 256;

/** `*` selects other columns after a migration, which another server may apply while this one runs: a prepared statement would fail then. */
const HAS_ALL_COLUMNS = /\b(?:select|returning)\s+(?:\w+\.)?\*/i;
const IS_ONE = /^\s*(?:select|with|insert|update|delete)\b[^;]*(?:;\s*)?$/i;
/** The number of rows a search word matches varies by thousands: such a statement is planned for its words, or named explicitly. */
const IS_OF_SEARCH = /\bdemerit\b|\bsearch_words\b|@@|<->/;

const onePlan = new Set<string>();
const anyPlan = new Set<string>();

/** From now on, the statement of this name runs with one generic plan, whatever its values. */
export const pinGenericPlan = (name: string) => void onePlan.add(name);

/** The statement of this name looks up single rows, so that every plan is the same: it runs under the setting of the one before it. */
export const leavePlanMode = (name: string) => void anyPlan.add(name);

/**
 * Prepares frequent statements under a name, so that PostgreSQL parses and plans them once per connection, and runs those of `pinGenericPlan` with their generic
 * plan. By default PostgreSQL plans anew for the values whenever it estimates that to be cheaper, and planning the longest statement took thirteen times as
 * long as running it. Within a transaction, PostgreSQL decides: a setting made there would be rolled back with it.
 */
export function prepareFrequentStatements(client: pg.PoolClient, names = everybodys) {
  const query = client.query.bind(client) as Query;
  let mode = "auto";
  client.query = ((statement: unknown, ...rest: unknown[]) => {
    const asked = isUnnamed(statement) ? names.named(statement) : statement;
    const isOutside = client.getTransactionStatus() !== "T" && client.getTransactionStatus() !== "E";
    const name = (asked as Asked | undefined)?.name ?? "";
    const wanted = isOutside && onePlan.has(name) ? "force_generic_plan" : "auto";
    if (wanted !== mode && !(isOutside && anyPlan.has(name))) {
      mode = wanted;
      // If this fails, the connection is lost, and the following query reports it.
      (query(`set plan_cache_mode = ${wanted}`) as Promise<unknown>).catch(() => undefined);
    }
    return query(asked, ...rest);
  }) as typeof client.query;
}

/** Statements of the query builder: objects, unlike `begin` and the like. */
const isUnnamed = (statement: unknown): statement is Asked & { text: string } =>
  typeof statement === "object" && statement !== null && typeof (statement as Asked).text === "string" && !(statement as Asked).name;

/** Frequent statements, under names shared by all connections of a process. */
export class FrequentStatements {
  readonly #times = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** Returns the statement to send: a named one from the third time on. */
  named(statement: Asked & { text: string }): Asked {
    const { text } = statement;
    const known = this.#names.get(text);
    if (known) return { ...statement, name: known };
    if (this.#names.size >= MAX_KEPT || !IS_ONE.test(text) || IS_OF_SEARCH.test(text) || HAS_ALL_COLUMNS.test(text)) return statement;
    const times = (this.#times.get(text) ?? 0) + 1;
    if (times >= OFTEN) return { ...statement, name: this.#keep(text) };
    if (this.#times.size >= MAX_COUNTED) this.#times.clear();
    this.#times.set(text, times);
    return statement;
  }

  #keep(text: string) {
    const name = `often_${this.#names.size + 1}`;
    this.#times.delete(text);
    this.#names.set(text, name);
    return name;
  }
}

const everybodys = new FrequentStatements();
