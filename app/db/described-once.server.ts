import pg from "pg";
import { PooledClient } from "./pooler.server";

type Query = (...given: unknown[]) => unknown;
type Done = (error: Error | undefined, result: unknown) => void;

/** A named statement, as it is asked of a connection. */
interface Named {
  name: string;
  text: string;
  values?: unknown[];
  rowMode?: string;
  types?: object;
}

/** What PostgreSQL said of the columns that a statement answers with, and how each is read. */
interface Columns {
  fields: unknown[];
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

/** Those parts of the driver's query that are used here; its types leave them out. */
interface DriversQuery {
  name: string;
  values: unknown[] | undefined;
  types: object | undefined;
  callback: Done;
  _rowMode: string | undefined;
  _result: Columns;
  _results: Columns;
  _accumulateRows: boolean;
  prepare(connection: object): void;
  handleCommandComplete(message: object, connection: object): void;
}

const DriverQuery = pg.Query as unknown as new (text: string) => DriversQuery;
const DriverResult = pg.Result as unknown as new (rowMode: string | undefined, types: object | undefined) => Columns;

/** A named statement of which PostgreSQL does not say again what it has said before on its connection: that takes both sides longer than many a short answer. */
class DescribedQuery extends DriverQuery {
  readonly #known: Map<string, Columns>;
  readonly #undescribed: object;

  constructor({ text, name, rowMode, types }: Named, values: unknown[] | undefined, known: Map<string, Columns>, undescribed: object) {
    super(text);
    this.name = name;
    this.values = values;
    this.types = types;
    this._rowMode = rowMode;
    this._result = new DriverResult(rowMode, types);
    this._results = this._result;
    this.#known = known;
    this.#undescribed = undescribed;
  }

  override prepare(connection: object) {
    const columns = this.#known.get(this.name);
    if (!columns) return super.prepare(connection);
    const { fields, _parsers, _prebuiltEmptyResultObject } = columns;
    Object.assign(this._result, { fields, _parsers, _prebuiltEmptyResultObject });
    this._accumulateRows = true;
    super.prepare(this.#undescribed);
  }

  override handleCommandComplete(message: object, connection: object) {
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    if (!this.#known.has(this.name)) this.#known.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
    super.handleCommandComplete(message, connection);
  }
}

/**
 * Has PostgreSQL describe the columns of each named statement once per connection, instead of with each answer. They cannot change: after a migration that would
 * change them PostgreSQL refuses the statement. Only for those of the query builder, which all read a type in the same way.
 */
export function describeOnce(client: pg.PoolClient) {
  // A pooler's connections name nothing.
  if (client instanceof PooledClient) return;
  const query = client.query.bind(client) as Query;
  const known = new Map<string, Columns>();
  const undescribed: object = Object.assign(Object.create(client.connection), { describe: () => undefined });
  client.query = ((statement: unknown, ...rest: unknown[]) => {
    if (!isOfBuilder(statement)) return query(statement, ...rest);
    const [values] = rest;
    const asked = new DescribedQuery(statement, Array.isArray(values) ? values : statement.values, known, undescribed);
    const done = rest.at(-1);
    if (typeof done === "function") {
      asked.callback = done as Done;
      query(asked);
      return undefined;
    }
    const answer = new Promise((resolve, reject) => {
      asked.callback = (error, result) => (error ? reject(error) : resolve(result));
      query(asked);
    });
    // As the driver does: the stack leads to who asked, not to the socket.
    return answer.catch((error: Error) => {
      Error.captureStackTrace(error);
      throw error;
    });
  }) as typeof client.query;
}

const isOfBuilder = (statement: unknown): statement is Named =>
  typeof statement === "object" && statement !== null && Boolean((statement as Named).name) && Boolean((statement as Named).types);
