import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { ledgerTransactions } from "#app/db/schema/ledger";
import { messageThreads } from "#app/db/schema/messages";
import { findViewer, startSession } from "#app/features/accounts/sessions/sessions.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { engagementsOf } from "#app/features/booking/answering/engagements.server";
import {
  acceptConsultation,
  consultationsOfAdvisor,
  consultationsOfClient,
  findConsultation,
} from "#app/features/booking/life/consultations.server";
import { completeConsultation } from "#app/features/booking/life/endings.server";
import { recentInteractions } from "#app/features/booking/request/recent-interactions.server";
import { renewOwnFeed } from "#app/features/calendar/own-feed/own-feed.server";
import { writeOwnFeed } from "#app/features/calendar/own-feed/write-feed.server";
import { statementLines } from "#app/features/money/earnings.server";
import { openPaymentsOf } from "#app/features/money/outside/open-payments.server";
import { clientReceipts, findReceipt } from "#app/features/money/receipts.server";
import { setListeningAddress } from "#app/platform/origin.server";
import { aRequest, ended, later, now, type Scene } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { readOwnRecords } from "../../../../tests/support/own-records";
import { aConsultation, type TestAdvisor } from "../../../../tests/support/people";
import { askAdvisor } from "../send/send.server";
import { readThread } from "../thread/thread.server";
import { threadsOf } from "../thread/threads.server";
import { blockOther, blockOtherSide, unblockOther } from "./blocks.server";

useDatabase();
beforeAll(() => setListeningAddress("https://advice.example"));

const NEW_NAME = "I know where you live";

beforeEach(async () => {
  for (const table of [messageThreads, ledgerTransactions, consultations]) await db.delete(table);
});

/** Two people with a consultation that was completed and paid, and one that is agreed but unpaid. */
async function aPair() {
  const scene = await aRequest("accepted");
  await completeConsultation(scene.client, scene.id, ended);
  const { client, advisor } = scene;
  await askAdvisor(client, advisor.slug, { text: "Hello" }, now);
  const { id } = await aConsultation({ client, advisor, at: later(ended, 1), createdAt: now });
  await acceptConsultation(advisor, id, now);
  return scene;
}

const renameClient = ({ client }: Scene) =>
  db.update(profiles).set({ displayName: NEW_NAME, jobTitle: NEW_NAME }).where(eq(profiles.userId, client.userId));
const renameAdvisor = ({ advisor }: Scene) =>
  db.update(advisors).set({ displayName: NEW_NAME, avatarUrl: NEW_NAME }).where(eq(advisors.id, advisor.advisorId));

async function feedOf({ userId }: Viewer) {
  const token = await startSession(db, { userId, rememberMe: true, device: { address: "", userAgent: "" } }, now);
  const renewed = await renewOwnFeed((await findViewer(token, now))!, now);
  return writeOwnFeed(/([\w-]+)\.ics$/.exec(renewed.ok ? renewed.address : "")?.[1] ?? "", now);
}

const recordsOf = async ({ userId }: Viewer) => {
  const records: Record<string, unknown> = await readOwnRecords(userId, ended);
  return [records.consultationsAsAdvisor, records.consultationsAsClient];
};

/** Every page and file in which a side reads the other's name, by kind. */
const READ_BY = {
  advisor: (advisor: TestAdvisor, { id }: Scene) => ({
    page: () => findConsultation(advisor, id, ended),
    lists: () => consultationsOfAdvisor(advisor, ended),
    hours: () => engagementsOf(advisor, now, later(ended, 2)),
    statement: () => statementLines(advisor.advisorId),
    receipt: () => findReceipt(advisor, id),
    feed: () => feedOf(advisor),
    threads: () => threadsOf(advisor, 1),
    records: () => recordsOf(advisor),
  }),
  client: (client: Viewer, { id }: Scene) => ({
    page: () => findConsultation(client, id, ended),
    lists: () => consultationsOfClient(client, ended),
    preview: () => recentInteractions(client, ended),
    receipts: () => clientReceipts(client.userId),
    open: () => openPaymentsOf(client.userId),
    feed: () => feedOf(client),
    threads: () => threadsOf(client, 1),
    records: () => recordsOf(client),
  }),
};

/** Returns the places where a side reads a name. */
async function readsName(reads: Record<string, () => unknown>, name: string) {
  const found: string[] = [];
  for (const [where, read] of Object.entries(reads))
    if (
      JSON.stringify(await read())
        .replaceAll(/\\r\\n /g, "")
        .includes(name)
    )
      found.push(where);
  return found;
}

test.each([
  "advisor",
  "client",
] as const)("the %s who has blocked the other reads what they were called then, on every page and in every file, until they take them back", async (side) => {
  const scene = await aPair();
  const [reader, name] = side === "advisor" ? [scene.advisor, "Ada"] : [scene.client, "Grace Hopper"];
  const reads = side === "advisor" ? READ_BY.advisor(scene.advisor, scene) : READ_BY.client(scene.client, scene);
  const threadId = await blockOtherSide(reader, scene.id, now);
  expect(await readsName(reads, name)).toEqual(Object.keys(reads));
  await (side === "advisor" ? renameClient(scene) : renameAdvisor(scene));
  expect(await readsName(reads, NEW_NAME)).toEqual([]);
  await blockOther(reader, threadId, now);
  expect(await readsName(reads, name)).toEqual(Object.keys(reads));
  await unblockOther(reader, threadId, now);
  expect(await readsName(reads, NEW_NAME)).toEqual(Object.keys(reads));
});

test("whoever was blocked reads the name as it is", async () => {
  const scene = await aPair();
  const threadId = await blockOtherSide(scene.client, scene.id, now);
  await renameClient(scene);
  expect((await findConsultation(scene.advisor, scene.id, ended)).otherName).toBe(NEW_NAME);
  expect((await readThread(scene.advisor, threadId)).other.name).toBe(NEW_NAME);
});
