import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { attempts, users } from "#app/db/schema/accounts/accounts";
import { messageThreads } from "#app/db/schema/messages";
import type { Viewer } from "#app/features/accounts/viewer";
import { LIMITS } from "#app/platform/limits/limits";
import { useDatabase } from "../../../../tests/support/database";
import { aClient, aConsultation, anAdvisor } from "../../../../tests/support/people";
import { blockOtherSide, unblockOther } from "../reports/blocks.server";
import { askAdvisor, sendMessage } from "./send.server";

useDatabase();
beforeEach(() => db.delete(attempts));

const NOW = new Date("2026-12-01T12:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

/** A person with another address of the same mailbox. */
async function alsoOf({ email }: Viewer): Promise<Viewer> {
  const other = await aClient();
  const address = email.replace("@", `+${other.userId}@`);
  await db.update(users).set({ email: address }).where(eq(users.id, other.userId));
  return { ...other, email: address };
}

test("accounts of one mailbox send together no more messages a minute than one of them, and begin no more threads a day", async () => {
  const me = await aClient();
  const advisor = await anAdvisor();
  const answers = [];
  for (let count = 0; count <= LIMITS["message-thread"].perPerson; count += 1)
    answers.push(await askAdvisor(await alsoOf(me), advisor.slug, { text: "Hello" }, later(count)));
  const begun = answers.filter(({ ok }) => ok);
  expect(begun).toHaveLength(LIMITS["message-thread"].perPerson);
  expect(answers.at(-1)).toMatchObject({ reason: "tooManyThreads" });
  // A refused new thread also counts as a message in its minute.
  const sent = [];
  for (let count = answers.length; count <= LIMITS.message.perPerson; count += 1) {
    const one = await alsoOf(me);
    const other = begun[0];
    if (!other?.ok) throw new Error("none begun");
    await db.update(messageThreads).set({ clientId: one.userId }).where(eq(messageThreads.id, other.threadId));
    await db.execute(
      `update message_thread_sides set user_id = '${one.userId}' where thread_id = '${other.threadId}' and user_id <> '${advisor.userId}'`,
    );
    sent.push(await sendMessage(one, other.threadId, { text: `${count}` }, later(30)));
  }
  expect(sent.map(({ ok }) => ok)).toEqual(sent.map((_, index) => index < LIMITS.message.perPerson - answers.length));
});

test("a block before anybody wrote uses up none of the threads of a day", async () => {
  const client = await aClient();
  for (let count = 0; count < LIMITS["message-thread"].perPerson; count += 1) {
    const { id } = await aConsultation({ client, advisor: await anAdvisor(), at: later(86_400 + count * 3600) });
    await blockOtherSide(client, id, NOW);
  }
  const advisor = await anAdvisor();
  const { id } = await aConsultation({ client, advisor, at: later(200_000) });
  await unblockOther(client, await blockOtherSide(client, id, NOW), NOW);
  expect(await askAdvisor(client, (await anAdvisor()).slug, { text: "Hello" }, later(60))).toMatchObject({ ok: true });
});

test("no limit of a person counts an account in place of its mailbox", () => {
  const root = path.resolve(import.meta.dirname, "../../../..");
  const calls = globSync("app/**/*.server.ts", { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), "utf8").matchAll(/consumeLimit\([^;]*?person: ([^,}]+)/g)].map(
      ([, person]) => `${file}: ${person}`,
    ),
  );
  expect(calls.length).toBeGreaterThan(3);
  expect(calls.filter((call) => /[uU]serId/.test(call))).toEqual([]);
});
