import type pg from "pg";

type Query = (...given: unknown[]) => unknown;
type Asked = { text?: string; name?: string };

/** As often must a text be asked before connections keep it; what is asked once or twice would only fill their memory. */
const OFTEN = 3;
/** So many texts are counted, and so many get a name: each takes memory of every connection that has asked it. */
const MOST_COUNTED = 500;
const MOST_KEPT = 256;

/** All columns are others after a migration, which other servers make while this one goes on: a plan that was kept would fail then. */
const HAS_ALL_COLUMNS = /\b(?:select|returning)\s+(?:\w+\.)?\*/i;
const IS_ONE = /^\s*(?:select|with|insert|update|delete)\b[^;]*(?:;\s*)?$/i;
/** How many rows a word of somebody's search finds differs by thousands: such a statement is planned for its words, or named where it is written. */
const IS_OF_SEARCH = /\bdemerit\b|\bsearch_words\b|@@|<->/;

const onePlan = new Set<string>();

/** From now on the statement of this name is asked by the one plan that PostgreSQL made for it, whatever its values are. */
export const keepPlanOf = (name: string) => void onePlan.add(name);

/**
 * Has a connection keep what it is asked often under a name, so that PostgreSQL reads and plans it once and not each time; and ask the statements of
 * `keepPlanOf` by their one plan. By itself PostgreSQL plans anew for the values at hand wherever it takes that for cheaper, and of the longest statement
 * planning took thirteen times as long as running it. In a transaction that is left to PostgreSQL: what is set there would be undone with it.
 */
export function keepPlans(client: pg.PoolClient, names = everybodys) {
  const query = client.query.bind(client) as Query;
  let mode = "auto";
  client.query = ((statement: unknown, ...rest: unknown[]) => {
    const asked = isUnnamed(statement) ? names.named(statement) : statement;
    const isOutside = client.getTransactionStatus() !== "T" && client.getTransactionStatus() !== "E";
    const wanted = isOutside && onePlan.has((asked as Asked | undefined)?.name ?? "") ? "force_generic_plan" : "auto";
    if (wanted !== mode) {
      mode = wanted;
      // Where it fails the connection is lost, and what is asked after it says so.
      (query(`set plan_cache_mode = ${wanted}`) as Promise<unknown>).catch(() => undefined);
    }
    return query(asked, ...rest);
  }) as typeof client.query;
}

/** Statements as the query builder gives them: an object, which `begin` and its like are not. */
const isUnnamed = (statement: unknown): statement is Asked & { text: string } =>
  typeof statement === "object" && statement !== null && typeof (statement as Asked).text === "string" && !(statement as Asked).name;

/** What is asked often, under the names that all connections of a process know it by. */
export class OftenAsked {
  readonly #times = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** The statement as it is sent: by its name from the third time on. */
  named(statement: Asked & { text: string }): Asked {
    const { text } = statement;
    const known = this.#names.get(text);
    if (known) return { ...statement, name: known };
    if (this.#names.size >= MOST_KEPT || !IS_ONE.test(text) || IS_OF_SEARCH.test(text) || HAS_ALL_COLUMNS.test(text)) return statement;
    const times = (this.#times.get(text) ?? 0) + 1;
    if (times >= OFTEN) return { ...statement, name: this.#keep(text) };
    if (this.#times.size >= MOST_COUNTED) this.#times.clear();
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

const everybodys = new OftenAsked();
