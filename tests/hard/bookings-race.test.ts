import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { connectDatabase, db, disconnectDatabase } from "#app/db/client.server";
import { openEmbeddedDatabase } from "#app/db/embedded/supervisor.server";
import { migrateDatabase } from "#app/db/migrate.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations, quotes } from "#app/db/schema/booking";
import type { Viewer } from "#app/features/accounts/viewer";
import { priceConsultation } from "#app/features/booking/pricing";
import { findTopic } from "#app/features/matching/topic-list.server";
import { SPECIFIED_RULES } from "#app/features/rules/rules";
import { syncTopics } from "#app/features/topics/topics.server";
import { consultationRequestSchema } from "#app/routes/functions/consultation-request";
import { createConsultation } from "#app/routes/functions/create-consultation.server";

import { aClient, anAdvisor, type TestAdvisor } from "../support/people";

let embedded: Awaited<ReturnType<typeof openEmbeddedDatabase>>;
const folder = mkdtempSync(path.join(tmpdir(), "sagebridge-race-"));

beforeAll(async () => {
  // They all come from one network, and several times over.
  moveConfig({ ...process.env, RATE_LIMITS: "off" });
  // When run by root, PostgreSQL switches to another user, who needs access.
  chmodSync(folder, 0o711);
  embedded = await openEmbeddedDatabase({ dataDir: folder });
  await migrateDatabase(embedded.connection);
  // 200 at once wait for eight connections: the constraint must decide, however busy the machine is.
  connectDatabase({ ...embedded.connection, connectionTimeoutMillis: 60_000 });
  await syncTopics(db);
});
afterAll(async () => {
  await disconnectDatabase();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ROUNDS = 200;
const CLIENTS = 200;
const now = new Date("2026-12-01T09:00:00Z");
const QUOTED_UNTIL = new Date(now.getTime() + 600_000);
const NOON = Date.parse("2026-12-02T12:00:00Z");

/** Live quotes for overlapping times: 60 minutes from noon and 30 minutes from a quarter past, alternating. */
const amountsOf = ({ hourlyRate, durationMinutes }: { hourlyRate: number; durationMinutes: number }) => {
  const asked = { hourlyRate, minutes: durationMinutes, urgency: "normal", surgeMultiplierTenths: 10, rules: SPECIFIED_RULES } as const;
  const { lines: _, ...amounts } = priceConsultation(asked);
  return amounts;
};

async function requestsOf(clients: Viewer[], advisor: TestAdvisor) {
  const topic = await findTopic("Business Strategy");
  const rows = clients.map(({ userId }, index) => {
    const price = {
      urgency: "normal",
      currency: "USD",
      hourlyRate: 100_00,
      surgeTenths: 10,
      durationMinutes: index % 2 === 0 ? 60 : 30,
    } as const;
    const startsAt = new Date(NOON + (index % 2) * 900_000);
    return {
      clientId: userId,
      advisorId: advisor.advisorId,
      topicId: topic!.id,
      startsAt,
      ...price,
      ...amountsOf(price),
      expiresAt: QUOTED_UNTIL,
    };
  });
  const quoted = await db.insert(quotes).values(rows).returning();
  return quoted.map(({ id, startsAt, durationMinutes }) =>
    consultationRequestSchema.parse({
      adviser_id: advisor.advisorId,
      topic_name: "Business Strategy",
      scheduled_time: startsAt.toISOString(),
      duration_minutes: durationMinutes,
      quote_id: id,
    }),
  );
}

const deadlocks = async () =>
  Number((await db.execute(sql`select deadlocks from pg_stat_database where datname = current_database()`)).rows[0]?.deadlocks);

test(`${CLIENTS} clients race for overlapping times of one advisor, ${ROUNDS} times: exactly one wins each, the others hear why, nobody deadlocks`, async () => {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => aClient()));
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const advisor = await anAdvisor();
    const requests = await requestsOf(clients, advisor);
    const began = performance.now();
    const answers = await Promise.all(clients.map((client, index) => createConsultation(client, requests[index]!, now)));
    took.push(performance.now() - began);
    const losers = answers.filter(({ ok }) => !ok);
    expect([round, losers.length]).toEqual([round, CLIENTS - 1]);
    expect(losers).toEqual(losers.map(() => ({ ok: false, reason: "timeTaken" })));
    const [held, ...more] = await db.select().from(consultations).where(eq(consultations.advisorId, advisor.advisorId));
    const quote = requests.find(({ quote_id }) => quote_id === held?.quoteId);
    expect([more, held?.totalPrice]).toEqual([[], quote?.duration_minutes === 60 ? 100_00 : 50_00]);
    const [row] = await db.select().from(advisors).where(eq(advisors.id, advisor.advisorId));
    expect(row!.requestsReceived).toBe(1);
    await db.delete(consultations);
  }
  expect(await deadlocks()).toBe(0);
  const sorted = took.map(Math.round).sort((a, b) => a - b);
  console.log(
    `${ROUNDS} rounds of ${CLIENTS}: ${ROUNDS} winners, 0 deadlocks; a round took ${sorted[ROUNDS >> 1]} ms in the middle, ${sorted.at(-1)} ms at most`,
  );
});
