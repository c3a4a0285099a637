import { expect, inject, test } from "vitest";
import { checkPooler, PooledClient } from "./pooler.server";

test("a connection through a pooler keeps no plan, however a statement is named", async () => {
  const client = new PooledClient(inject("cluster"));
  await client.connect();
  const asked = await client.query({ name: "kept", text: "select $1::int as one", values: [1] });
  const { rows } = await client.query("select name from pg_prepared_statements");
  await client.end();
  expect([asked.rows, rows]).toEqual([[{ one: 1 }], []]);
});

test("connections without the limits that a site needs are refused with what to add", async () => {
  const options = "-c timezone=UTC -c statement_timeout=4000 -c idle_in_transaction_session_timeout=10000";
  await expect(checkPooler({ ...inject("cluster"), options })).resolves.toBeUndefined();
  for (const lacking of ["-c timezone=Asia/Tokyo", "-c statement_timeout=0", "-c idle_in_transaction_session_timeout=0"])
    await expect(checkPooler({ ...inject("cluster"), options: `${options} ${lacking}` })).rejects.toThrow("statement_timeout = 4000");
});
