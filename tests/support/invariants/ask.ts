import type pg from "pg";

/** Queries the database being checked. */
export type Ask = <Row extends pg.QueryResultRow>(statement: string, values?: unknown[]) => Promise<Row[]>;
