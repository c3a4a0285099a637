import { DrizzleQueryError, type ExtractTablesWithRelations, fillPlaceholders } from "drizzle-orm";
import { NodePgPreparedQuery, NodePgSession } from "drizzle-orm/node-postgres";
import type { PreparedQueryConfig } from "drizzle-orm/pg-core";
import type pg from "pg";
import { cellsFor, readRow } from "./row-reader.server";

type Fields = NonNullable<Parameters<typeof cellsFor>[0]>;

/** What the query builder keeps of a statement; its types hide it. */
interface Prepared {
  client: { query: (statement: object, values: unknown[]) => Promise<pg.QueryResult> };
  queryString: string;
  params: unknown[];
  rawQueryConfig: object;
  queryConfig: object;
  fields: Fields | undefined;
  customResultMapper: unknown;
  joinsNotNullableMap: Record<string, boolean> | undefined;
}

/** The query builder's statement, run in one step where its own takes five promises, and its rows read by what was found out once. */
class QuickQuery<Config extends PreparedQueryConfig> extends NodePgPreparedQuery<Config> {
  override async execute(values: Record<string, unknown> = {}): Promise<Config["execute"]> {
    const prepared = this as unknown as Prepared;
    const { client, fields, joinsNotNullableMap } = prepared;
    const cells = fields && cellsFor(fields);
    if (cells === null || prepared.customResultMapper) return super.execute(values);
    const params = fillPlaceholders(prepared.params, values);
    let result: pg.QueryResult;
    try {
      result = await client.query(fields ? prepared.queryConfig : prepared.rawQueryConfig, params);
    } catch (error) {
      throw new DrizzleQueryError(prepared.queryString, params, error as Error);
    }
    return cells ? result.rows.map((row: unknown) => readRow(cells, row as unknown[], joinsNotNullableMap)) : result;
  }
}

/** As drizzle types a database whose tables are given with each statement. */
export type Rows = Record<string, never>;
export type Tables = ExtractTablesWithRelations<Rows>;

/** Runs the query builder's statements. */
export class QuickSession extends NodePgSession<Rows, Tables> {
  override prepareQuery<Config extends PreparedQueryConfig>(
    ...[query, fields, name, isRows, mapper, about, cache]: Parameters<NodePgSession<Rows, Tables>["prepareQuery"]>
  ): QuickQuery<Config> {
    const { client, logger, cache: store } = this as unknown as ConstructorParts;
    return new QuickQuery<Config>(client, query.sql, query.params, logger, store, about, cache, fields, name, isRows, mapper as never);
  }
}

type Given = ConstructorParameters<typeof NodePgPreparedQuery>;
type ConstructorParts = { client: Given[0]; logger: Given[3]; cache: Given[4] };
