import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { saveAdvisor } from "#app/features/advisors/dashboard/own-advisor.server";
import { openEmbedder } from "#app/platform/model/embedding-model.server";
import { useDatabase } from "../../../../tests/support/database";
import { anEmbeddingModel } from "../../../../tests/support/embedding-model";
import { anAdvisor, type TestAdvisor } from "../../../../tests/support/people";
import { embedChangedAdvisors, similarityOf } from "./embeddings.server";

useDatabase();

let server: Awaited<ReturnType<typeof anEmbeddingModel>>;
let [bees, trees, seas]: TestAdvisor[] = [];

beforeAll(async () => {
  server = await anEmbeddingModel(["bees", "trees", "seas"]);
  bees = await anAdvisor({ bio: "Bees, bees and some trees." });
  trees = await anAdvisor({ bio: "Trees." });
  seas = await anAdvisor({ bio: "Seas." });
});
afterEach(() => server.behave("answers"));
afterAll(async () => {
  moveConfig();
  await server.close();
});

const model = (name = "small") => openEmbedder({ name, url: server.url, apiKey: undefined });
const ids = () => [bees!, trees!, seas!].map(({ advisorId }) => advisorId);
const compared = async (need: string) => {
  const parts = await similarityOf(db, need, ids(), model());
  return ids().map((id) => Math.round((parts.get(id) ?? -1) * 100) / 100);
};

test("without a model nothing is made and nothing compared", async () => {
  expect(await embedChangedAdvisors()).toBe(0);
  expect((await similarityOf(db, "bees", ids())).size).toBe(0);
});

test("each advisor is read once, and again only when what they write has changed", async () => {
  expect(await embedChangedAdvisors(model())).toBe(3);
  expect(server.asked).toHaveLength(1);
  expect(server.asked[0]?.input).toContainEqual(expect.stringContaining("Business Strategy\nTrees."));
  expect(await embedChangedAdvisors(model())).toBe(0);
  expect(server.asked).toHaveLength(1);
  await saveAdvisor(trees!, { jobTitle: { was: "", value: "Forester" } }, new Date(Date.now() + 1000));
  await saveAdvisor(seas!, { hourlyRate: { was: "100", value: "120" } }, new Date(Date.now() + 1000));
  expect(await embedChangedAdvisors(model())).toBe(2);
  expect(server.asked.slice(1).map(({ input }) => input)).toEqual([["Forester\nBusiness Strategy\nTrees."]]);
});

test("the advisor whose words are most like the need has all of the part, the least like one nothing", async () => {
  const [beesPart, treesPart, seasPart] = await compared("My bees are ill");
  expect([beesPart, seasPart]).toEqual([1, 0]);
  expect(treesPart).toBeLessThan(0.5);
});

test("somebody who has not been read yet stands in the middle", async () => {
  const fresh = await anAdvisor({ bio: "Seas." });
  const part = (await similarityOf(db, "bees", [...ids(), fresh.advisorId], model())).get(fresh.advisorId);
  expect(part).toBeGreaterThan(0.2);
  expect(part).toBeLessThan(0.8);
  await embedChangedAdvisors(model());
});

test("vectors of two models are never compared: another model reads everybody anew", async () => {
  expect((await similarityOf(db, "bees", ids(), model("large"))).size).toBe(0);
  expect(await embedChangedAdvisors(model("large"))).toBe(4);
  expect((await similarityOf(db, "bees", ids(), model("large"))).size).toBe(3);
  expect((await similarityOf(db, "bees", ids(), model("small"))).size).toBe(0);
  await embedChangedAdvisors(model());
});

test.each(["fails", "nonsense", "silence"] as const)("a model that %s is not waited for: everybody counts alike", async (manner) => {
  server.behave(manner);
  // If this were awaited, it would never return.
  expect((await similarityOf(db, "bees", ids(), model())).size).toBe(0);
});

test("a pass that fails changes nothing, and the next one makes up for it", async () => {
  await saveAdvisor(trees!, { jobTitle: { was: "Forester", value: "Gardener" } }, new Date(Date.now() + 5000));
  server.behave("fails");
  await expect(embedChangedAdvisors(model())).rejects.toThrow();
  server.behave("answers");
  expect(await embedChangedAdvisors(model())).toBe(1);
});

test("where the database has the type of the extension, its operator comes to the same", async () => {
  const before = await compared("trees by the seas");
  await db.execute(sql`create type vector as (numbers real[])`);
  await db.execute(sql`create function vector_of(real[]) returns vector language sql immutable as 'select row($1)::vector'`);
  await db.execute(sql`create cast (real[] as vector) with function vector_of(real[])`);
  await db.execute(sql`create function negative_product(vector, vector) returns float8 language sql immutable
    as 'select -sum(one::float8 * other) from unnest(($1).numbers, ($2).numbers) as pair(one, other)'`);
  await db.execute(sql`create operator <#> (leftarg = vector, rightarg = vector, function = negative_product)`);
  expect(await compared("trees by the seas")).toEqual(before);
  await db.execute(sql`drop function negative_product cascade`);
  expect(await compared("trees by the seas")).toEqual([-1, -1, -1]);
  await db.execute(sql`drop type vector cascade`);
});

test("with AI_EMBEDDING_MODEL set the job and the comparison use it", async () => {
  moveConfig({ ...process.env, AI_EMBEDDING_MODEL: "configured", AI_EMBEDDING_URL: server.url, AI_API_KEY: "a-key" });
  expect(await embedChangedAdvisors()).toBe(4);
  expect(server.asked[0]?.model).toBe("configured");
  expect((await similarityOf(db, "bees", ids())).get(bees!.advisorId)).toBe(1);
  moveConfig();
});
