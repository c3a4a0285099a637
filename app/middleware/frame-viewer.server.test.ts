import { expect, test } from "vitest";
import { batchReads } from "#app/db/read-batching.server";
import { onStatement } from "#app/db/statement-times.server";
import { useDatabase } from "../../tests/support/database";
import { messagesToDatabase } from "../../tests/support/database-messages";
import { aClient } from "../../tests/support/people";
import { frameViewer } from "./frame-viewer";

useDatabase();

test("what the frame shows of the signed-in is read as one message, and no setting of the connection changes between its statements", async () => {
  const viewer = await aClient();
  const read = () => batchReads(() => frameViewer(viewer, new Date("2026-12-01T09:00:00Z")));
  await read();
  const asked: string[] = [];
  const stop = onStatement((_, text) => asked.push(text));
  for (let time = 0; time < 4; time += 1) expect(await messagesToDatabase(read)).toHaveLength(1);
  stop();
  expect(asked.filter((text) => text.startsWith("set "))).toEqual([]);
});
