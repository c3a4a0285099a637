import pg from "pg";
import { onDatabaseReach } from "#app/db/client.server";
import { describeError, log } from "#app/platform/log/log.server";

type Listener = (payload: string) => void;

const listeners = new Map<string, Set<Listener>>();
let client: pg.Client | undefined;
let isClosed = true;
let waiting: NodeJS.Timeout | undefined;
let stopWatching = () => {};
/** Queue of one: later versions of pg refuse a query on a connection while another is running. */
let asked: Promise<unknown> = Promise.resolve();

const RETRY_MILLISECONDS = 500;

/** Opens the single connection that listens to the database's notifications, and reopens it whenever it breaks. */
export async function openEvents(where: pg.ClientConfig) {
  isClosed = false;
  // While the database was unreachable, notifications may have been lost: listeners learn that on the new connection.
  stopWatching = onDatabaseReach((isAway) => {
    if (isAway) client?.connection.stream.destroy();
  });
  await listen(where);
}

/** Calls `listener` for every committed NOTIFY on `channel`, from any server, and after a broken connection is restored. */
export function onEvent(channel: string, listener: Listener) {
  const known = listeners.get(channel) ?? new Set();
  listeners.set(channel, known.add(listener));
  if (known.size === 1 && client) ask(client, channel).catch(() => undefined);
  return () => {
    known.delete(listener);
  };
}

export async function closeEvents() {
  isClosed = true;
  stopWatching();
  listeners.clear();
  await client?.end().catch(() => undefined);
  client = undefined;
}

async function listen(where: pg.ClientConfig) {
  const connection = new pg.Client({ ...where, connectionTimeoutMillis: 2000 });
  connection.on("error", () => undefined);
  connection.on("end", () => retry(where));
  connection.on("notification", ({ channel, payload }) => tellAll(channel, payload ?? ""));
  await connection.connect();
  client = connection;
  for (const [channel, known] of listeners) {
    await ask(connection, channel);
    for (const tell of known) tell("");
  }
}

function ask(connection: pg.Client, channel: string) {
  const answer = asked.then(() => connection.query(`listen ${pg.escapeIdentifier(channel)}`));
  asked = answer.catch(() => undefined);
  return answer;
}

function tellAll(channel: string, payload: string) {
  for (const tell of listeners.get(channel) ?? []) tell(payload);
}

/** Retries once, however often the loss is reported: a failed attempt both ends its connection and rejects, and both call this. */
function retry(where: pg.ClientConfig) {
  if (isClosed || waiting) return;
  client = undefined;
  waiting = setTimeout(() => {
    waiting = undefined;
    if (isClosed) return;
    listen(where).catch((error) => {
      log("warn", "events connection lost", describeError(error));
      retry(where);
    });
  }, RETRY_MILLISECONDS).unref();
}
