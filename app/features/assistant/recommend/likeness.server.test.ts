import { afterAll, beforeAll, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { embedChangedAdvisors } from "#app/features/matching/embeddings/embeddings.server";
import { useDatabase } from "../../../../tests/support/database";
import { anEmbeddingModel } from "../../../../tests/support/embedding-model";
import { aNeed } from "../../../../tests/support/needs";
import { anAdvisor } from "../../../../tests/support/people";
import { rankCandidates } from "./candidates";
import { findCandidates, withFreeTimes } from "./candidates.server";

useDatabase();

const now = new Date("2026-12-01T08:00Z");
let server: Awaited<ReturnType<typeof anEmbeddingModel>>;

beforeAll(async () => {
  server = await anEmbeddingModel(["brewery", "hospital"]);
  await anAdvisor({ displayName: "Brew", bio: "Ran a brewery." });
  await anAdvisor({ displayName: "Hospital", bio: "Ran a hospital." });
});
afterAll(async () => {
  moveConfig();
  await server.close();
});

async function ranked(text: string) {
  const need = aNeed();
  const found = await findCandidates(db, ["Business Strategy"], need, null);
  const { candidates, moment } = await withFreeTimes(db, found, need, now, { text });
  return rankCandidates(candidates, need, moment).map(({ candidate: { name }, score, parts: { text: part } }) => ({ name, score, part }));
}

test("with an embedding model those whose words are like the need lead among equals; without one, or when it is away, nobody does", async () => {
  const [first, second] = await ranked("strategy for a brewery");
  expect([first?.part, first?.score]).toEqual([null, second?.score]);
  moveConfig({ ...process.env, AI_EMBEDDING_MODEL: "stand-in", AI_EMBEDDING_URL: server.url });
  await embedChangedAdvisors();
  expect((await ranked("strategy for a brewery")).map(({ name, part }) => [name, part])).toEqual([
    ["Brew", 1],
    ["Hospital", 0],
  ]);
  expect((await ranked("strategy for a hospital"))[0]).toMatchObject({ name: "Hospital", score: first?.score });
  server.behave("fails");
  expect((await ranked("strategy for a hospital")).map(({ part }) => part)).toEqual([null, null]);
});
