import { expect, test } from "vitest";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { LIMITS } from "#app/platform/limits/limits";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../../../../tests/support/database";
import { aDocx, aFile } from "../../../../tests/support/documents";
import { aClient } from "../../../../tests/support/people";
import { answerPost } from "./posts.server";
import { sendDocument, sendMessage } from "./send-message.server";
import type { Speaker } from "./speaker.server";

useDatabase();

const now = new Date("2026-11-23T09:00:00Z");
const moment = { now, dice: 0 };

test("the signed-out of one network share its messages, many more than one person has; another network is not held up", async () => {
  const speaker: Speaker = { userId: null, tokenHash: tokenHash(randomToken()), address: "192.0.2.44" };
  const { perPerson, perNetwork } = LIMITS["assistant-message"];
  for (let count = 0; count <= perPerson; count += 1) expect((await sendMessage(speaker, "assistant", "tax", moment)).ok).toBe(true);
  for (let count = perPerson + 1; count < perNetwork; count += 1)
    await consumeLimit("assistant-message", { address: speaker.address }, now);
  expect(await sendMessage({ ...speaker, tokenHash: tokenHash(randomToken()) }, "assistant", "tax", moment)).toMatchObject({
    ok: false,
    reason: "assistant.tooManyMessages",
    retryAfterSeconds: 900,
  });
  expect((await sendMessage({ ...speaker, address: "192.0.2.45" }, "assistant", "tax", moment)).ok).toBe(true);
  expect((await sendMessage(speaker, "assistant", "tax", { ...moment, now: new Date(now.getTime() + 901_000) })).ok).toBe(true);
});

test("people of one network give the matcher so many documents, and say so much, together", async () => {
  const address = "192.0.2.46";
  for (const kind of ["assistant-document", "assistant-message"] as const)
    for (let count = 0; count < LIMITS[kind].perNetwork; count += 1) await consumeLimit(kind, { person: `one of ${count}`, address }, now);
  const [one, other] = [await aClient(), await aClient()];
  const speaker = { userId: one.userId, tokenHash: null, address };
  expect(await sendMessage(speaker, "assistant", "tax", moment)).toMatchObject({ ok: false, retryAfterSeconds: 900 });
  expect(await sendDocument(speaker, "legal", aFile("plan.docx", aDocx(["tax"])), moment)).toMatchObject({
    ok: false,
    retryAfterSeconds: 900,
  });
  expect((await sendMessage({ ...speaker, userId: other.userId, address: "192.0.2.47" }, "assistant", "tax", moment)).ok).toBe(true);
});

test("who comes to the assistant while too many of their network wait to be counted is told to come back, and that nothing is wrong", async () => {
  const address = "192.0.2.48";
  const flood = Array.from({ length: 2000 }, (_, time) => consumeLimit("quote", { person: `${time}`, address }, now).catch(() => null));
  const speaker: Speaker = { userId: null, tokenHash: tokenHash(randomToken()), address };
  expect((await answerPost(speaker, "assistant", { assistant: "message", content: "tax" }, moment)).status).toBe(503);
  await Promise.all(flood);
});
