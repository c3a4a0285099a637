import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { now } from "#app/platform/clock.server";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { LIMITS } from "#app/platform/limits/limits";
import { useDatabase } from "../../tests/support/database";
import { aClient } from "../../tests/support/people";
import { answerWork } from "./posted-form.server";

useDatabase();

beforeEach(async () => {
  await db.delete(attempts);
});

test("who posts to their own tabs without end is told to come back, nothing is done for it, and what saves itself waits; others go on", async () => {
  const [ann, bob] = [await aClient(), await aClient()];
  for (let times = 0; times < LIMITS["own-form"].perPerson; times += 1) await consumeLimit("own-form", { userId: ann.userId }, now());
  let done = 0;
  const post = async (viewer: typeof ann) =>
    answerWork(
      { viewer, intent: "x", isScript: true, values: {}, search: "", page: "/profile", say: null },
      "profiles.failed",
      async () => {
        done += 1;
        return null;
      },
    );
  const refused = await post(ann);
  expect([refused?.init?.status, refused?.data, done]).toEqual([429, { away: "busy" }, 0]);
  expect(Number(new Headers(refused?.init?.headers).get("retry-after"))).toBeGreaterThan(0);
  expect([await post(bob), done]).toEqual([null, 1]);
});
