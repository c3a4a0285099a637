import { expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts } from "#app/db/schema/accounts/accounts";
import { networkCounters } from "#app/platform/limits/counters.server";
import { LIMITS } from "#app/platform/limits/limits";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../../../../tests/support/database";
import { countForLimit } from "./message-limit.server";
import { answerPost } from "./posts.server";

useDatabase();

const now = new Date("2026-11-23T09:00:00Z");
const earlier = new Date("2026-11-23T03:00:00Z");
const TODAY = { ok: false, reason: "assistant.tooManyToday", retryAfterSeconds: 18 * 3600 };
const speaker = (address: string) => ({ userId: null, tokenHash: tokenHash(randomToken()), address });

const fill = (keyHash: Buffer, times: number) =>
  db.insert(attempts).values(Array.from({ length: times }, () => ({ kind: "assistant-day", keyHash, createdAt: earlier })));

test("whoever has no account gives the assistant so much a day from one network, messages and documents together", async () => {
  const address = "192.0.2.60";
  const [counter] = networkCounters("assistant-day", address);
  await fill(counter!.keyHash, LIMITS["assistant-day"].perNetwork - 1);
  expect(await countForLimit("document", speaker(address), now)).toEqual({ ok: true });
  for (const kind of ["message", "document"] as const) expect(await countForLimit(kind, speaker(address), now)).toEqual(TODAY);
  expect(await answerPost(speaker(address), "assistant", { assistant: "message", content: "tax" }, { now, dice: 0 })).toMatchObject({
    status: 429,
    retryAfterSeconds: TODAY.retryAfterSeconds,
  });
  expect(await countForLimit("message", speaker("192.0.2.61"), now)).toEqual({ ok: true });
});

test("all accounts of a network together give the assistant so much a day", async () => {
  const address = "192.0.2.62";
  const [counter] = networkCounters("assistant-day", address);
  await fill(counter!.keyHash, LIMITS["assistant-day"].perNetwork);
  expect(await countForLimit("message", speaker(address), now)).toEqual(TODAY);
});
