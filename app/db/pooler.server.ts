import pg from "pg";

const PATIENCE_MS = 5000;

/** Settings that a pooler's connections need: PgBouncer hardly preserves a client's own settings between transactions, and no timeouts. */
const NEEDED = "timezone=UTC connect_query='set statement_timeout = 4000; set idle_in_transaction_session_timeout = 10000'";

type Query = (...given: unknown[]) => unknown;

/** A connection through a pooler. Names no prepared statements: one prepared in a transaction would be missing on the next one's connection. */
export class PooledClient extends pg.Client {
  constructor(given?: string | pg.ClientConfig) {
    super(given);
    const query = this.query.bind(this) as Query;
    const unnamed: Query = (asked, ...rest) => query(isNamed(asked) ? { ...asked, name: undefined } : asked, ...rest);
    this.query = unnamed as typeof this.query;
  }
}

const isNamed = (asked: unknown): asked is { name: string } => typeof asked === "object" && asked !== null && "name" in asked;

/** Throws an Error of one line unless a pooler's connections have the timeouts that a site needs: the site cannot set them itself. */
export async function checkPooler(where: pg.ClientConfig) {
  const client = new pg.Client({ ...where, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; setting: string }>(
      "select name, setting from pg_settings where name in ('TimeZone', 'statement_timeout', 'idle_in_transaction_session_timeout')",
    );
    const wrong = rows.filter(({ name, setting }) => (name === "TimeZone" ? setting !== "UTC" : setting === "0"));
    if (wrong.length > 0)
      throw new Error(`What DATABASE_URL leads to gives connections without what a site needs: add to its database there: ${NEEDED}`);
  } finally {
    await client.end();
  }
}
