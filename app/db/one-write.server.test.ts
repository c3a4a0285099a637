import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useDatabase } from "../../tests/support/database";
import { db } from "./client.server";

useDatabase();

const asked = (number: number) => sql`select ${number}::int as number`;

test("statements that are asked of a connection at the same moment leave as one message, and each has its own answer", async () => {
  const [answers, writes] = await db.transaction(async (tx) => {
    const { client } = tx._.session as unknown as { client: { connection: { stream: { bytesWritten: number; _writev: unknown } } } };
    const { stream } = client.connection;
    const written: number[] = [];
    const write = stream._writev as (chunks: { length: number }, done: () => void) => void;
    stream._writev = (chunks: { length: number }, done: () => void) => {
      written.push(chunks.length);
      write.call(stream, chunks, done);
    };
    const found = await Promise.all([1, 2, 3].map((number) => tx.execute(asked(number))));
    stream._writev = write;
    return [found, written] as const;
  });
  expect(answers.map(({ rows: [row] }) => row)).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
  expect(writes).toHaveLength(1);
});
