import type pg from "pg";

/** Asks the database that is looked at. */
export type Ask = <Row extends pg.QueryResultRow>(statement: string, values?: unknown[]) => Promise<Row[]>;
