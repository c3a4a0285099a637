import { db } from "#app/db/client.server";

/** A connection, of which only these are replaced. */
interface Watched {
  query: (...given: unknown[]) => unknown;
  connection: { stream: { uncork: () => void; writableCorked: number } };
}

/** What is sent to the database while `work` runs: of each message, how many statements were asked for in it. */
export async function messagesToDatabase(work: () => Promise<unknown>): Promise<number[]> {
  const messages: number[] = [];
  const watched = new Map<Watched, () => void>();
  const watch = (client: Watched) => {
    if (!watched.has(client)) watched.set(client, watchOne(client, messages));
  };
  db.$client.on("acquire", watch as never);
  try {
    await work();
  } finally {
    db.$client.off("acquire", watch as never);
    for (const stop of watched.values()) stop();
  }
  return messages;
}

function watchOne(client: Watched, messages: number[]) {
  const { stream } = client.connection;
  const [query, uncork] = [client.query, stream.uncork];
  let asked = 0;
  client.query = (...given) => {
    asked += 1;
    return query(...given);
  };
  stream.uncork = () => {
    uncork.call(stream);
    if (asked === 0 || stream.writableCorked > 0) return;
    messages.push(asked);
    asked = 0;
  };
  return () => void (Object.assign(client, { query }) && Object.assign(stream, { uncork }));
}
