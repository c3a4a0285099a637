import { expect, test } from "vitest";
import { batchReads } from "#app/db/read-batching.server";
import { useDatabase } from "../../../../tests/support/database";
import { messagesToDatabase } from "../../../../tests/support/database-messages";
import { anAdvisor } from "../../../../tests/support/people";
import { findOwnAdvisor } from "./own-advisor.server";
import { tipsFor } from "./preview.server";

useDatabase();

const now = new Date("2026-12-01T09:00:00Z");

test("what an advisor has, and what is asked for beside it, are read as one message", async () => {
  const viewer = await anAdvisor();
  const own = (await findOwnAdvisor(viewer))!;
  expect(await messagesToDatabase(() => batchReads(() => tipsFor(viewer, own, now)))).toEqual([2]);
});
