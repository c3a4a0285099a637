// F6 to F8 and the like: a language model, an embedding model and a payment provider that are slow, wrong or away, and what they may cost.
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { moveConfig } from "#app/config.server";
import { db } from "#app/db/client.server";
import { modelDays } from "#app/db/schema/operations";
import { sendMessage } from "#app/features/assistant/conversation/send-message.server";
import { sendPaymentOrders } from "#app/features/money/payment-orders.server";
import { openEmbedder } from "#app/platform/model/embedding-model.server";
import { stripeProvider } from "#app/platform/payments/stripe.server";
import { randomToken, tokenHash } from "#app/platform/secret.server";
import { useDatabase } from "../support/database";
import { asks, brokenInvariants } from "../support/invariants/invariants";
import { aLanguageModel } from "../support/language-model";
import { long } from "../support/long";
import { anAdvisor } from "../support/people";

useDatabase();

const MAX_FAILURES = 5;
/** The design's limit for an answer without the model. */
const ANSWERED_WITHIN_MS = 3000;
const QUESTION = "Somebody copies our patent";

let model: Awaited<ReturnType<typeof aLanguageModel>>;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  model = await aLanguageModel();
  await anAdvisor({ displayName: "Paula Patent", topics: ["Intellectual Property"] });
});
afterAll(() => model.close());
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  moveConfig();
});

/** A site whose model has not been called yet. */
async function useModel(environment: Record<string, string> = {}, url = model.url) {
  moveConfig({ ...process.env, AI_MODEL: "stand-in", AI_BASE_URL: url, AI_API_KEY: "none", ...environment });
  await db.delete(modelDays);
}

async function ask() {
  const asker = { userId: null, tokenHash: tokenHash(randomToken()), address: "203.0.113.9" };
  const began = performance.now();
  expect((await sendMessage(asker, "assistant", QUESTION, { now: new Date(), dice: 0 })).ok).toBe(true);
  const milliseconds = performance.now() - began;
  const { rows } = await db.execute<{ content: string }>(
    sql`select content from conversation_messages where role = 'assistant' order by number desc limit 1`,
  );
  return { milliseconds, said: rows[0]!.content };
}

const spent = async () => (await db.select().from(modelDays))[0]?.tokens ?? 0;

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("a model that fails five times in a row is asked no more, and everybody is answered without it", async () => {
  await useModel();
  model.behave({ fails: 429 });
  for (let time = 0; time < MAX_FAILURES + 3; time += 1) expect((await ask()).said).toContain("Paula Patent");
  expect(model.asked).toHaveLength(MAX_FAILURES);
});

test("the day's tokens are the most that the model costs, whatever it says of them", async () => {
  await useModel({ AI_DAILY_TOKENS: "6000" });
  model.behave({ says: "For a copied patent Paula Patent would be my choice." });
  let heard = 0;
  for (let time = 0; time < 12; time += 1) if ((await ask()).said.includes("my choice")) heard += 1;
  expect(heard).toBeGreaterThan(0);
  expect(heard).toBeLessThan(12);
  expect(model.asked).toHaveLength(heard);
  expect(await spent()).toBeLessThanOrEqual(6000);
});

const STREAM = { "content-type": "text/event-stream" };
const chunk = (content: string) => `data: ${JSON.stringify({ id: "1", choices: [{ index: 0, delta: { content } }] })}\n\n`;

/** Each continues while the client listens. */
const STRANGE: [what: string, answers: RequestListener][] = [
  ["no JSON", (_, answer) => answer.writeHead(200, STREAM).end("data: {{{\n\ndata: garbage\n\n")],
  ["ten megabytes at once", (_, answer) => answer.writeHead(200, STREAM).end(chunk("word ".repeat(2_000_000)))],
  [
    "words without an end",
    (_, answer) => {
      answer.writeHead(200, STREAM);
      const timer = setInterval(() => answer.write(chunk("word ".repeat(200))), 5);
      answer.once("close", () => clearInterval(timer));
    },
  ],
  ["nothing at all", () => undefined],
];

test.each(STRANGE)("a model that answers with %s is heard no further, and the answer is there in time", async (_what, answers) => {
  await useModel({}, await serve(answers));
  const { milliseconds, said } = await ask();
  expect(said).toContain("Paula Patent");
  expect(said).not.toContain("word word");
  expect(milliseconds).toBeLessThan(ANSWERED_WITHIN_MS);
});

long("a model that says nothing is waited for five times and no more", async () => {
  const asked: unknown[] = [];
  await useModel({}, await serve((request) => asked.push(request)));
  for (let time = 0; time < MAX_FAILURES + 1; time += 1) await ask();
  expect(asked).toHaveLength(MAX_FAILURES);
});

test("an embedding model that fails five times in a row is asked no more", async () => {
  let asked = 0;
  const url = await serve((_, answer) => {
    asked += 1;
    answer.writeHead(500).end();
  });
  const { embed } = openEmbedder({ name: "stand-in", url, apiKey: undefined });
  for (let time = 0; time < MAX_FAILURES + 3; time += 1) await expect(embed(["a need"], 1000)).rejects.toThrow();
  expect(asked).toBe(MAX_FAILURES);
});

const SECRETS = { secretKey: "sk_test_x", webhookSecret: "whsec_x" };

test.each([
  [503, "{}"],
  [502, "<html>Bad Gateway</html>"],
  [500, '{"object":"payment_intent","status":"succeeded"}'],
])("a %i on the way to the payment provider is no payment, whatever else it says", async (status, body) => {
  const api = await serve((_, answer) => answer.writeHead(status, { "content-type": "application/json" }).end(body));
  const provider = stripeProvider({ ...SECRETS, api });
  await expect(provider.capture("pi_1", { amount: 100, currency: "EUR" }, "key")).rejects.toThrow();
});

test("a payment provider that fails five times in a row is asked no more, and one that refuses is", async () => {
  let asked = 0;
  let status = 503;
  const api = await serve((_, answer) => {
    asked += 1;
    answer.writeHead(status, { "content-type": "application/json" }).end('{"error":{"type":"api_error","message":"no"}}');
  });
  const provider = stripeProvider({ ...SECRETS, api });
  for (let time = 0; time < MAX_FAILURES + 3; time += 1) await expect(provider.release("pi_1", `key-${time}`)).rejects.toThrow();
  expect([asked, provider.rests()]).toEqual([MAX_FAILURES, true]);
  status = 402;
  const refusing = stripeProvider({ ...SECRETS, api });
  for (let time = 0; time < MAX_FAILURES + 3; time += 1) await expect(refusing.release("pi_1", `key-${time}`)).rejects.toThrow();
  expect([asked, refusing.rests()]).toEqual([2 * MAX_FAILURES + 3, false]);
});

test("orders to a payment provider that is away are given up by nobody", async () => {
  const api = await serve((_, answer) => answer.writeHead(503).end("{}"));
  moveConfig({ ...process.env, STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x", STRIPE_API: api });
  await db.execute(sql`insert into payment_orders (key, action, reference, amount, currency)
    select 'key-' || n, 'release', 'pi_' || n, 100, 'USD' from generate_series(1, 30) n`);
  for (let pass = 0; pass < 12; pass += 1) {
    await db.execute(sql`update payment_orders set send_after = now()`);
    await sendPaymentOrders();
  }
  const { rows } = await db.execute(sql`select count(*)::int as waiting, max(attempts)::int as most from payment_orders
    where parked_at is null and done_at is null`);
  expect(rows).toEqual([{ waiting: 30, most: 1 }]);
  await db.execute(sql`delete from payment_orders`);
});

test("after all of it no invariant is broken", async () => {
  expect(await brokenInvariants({ ask: asks(db.$client) })).toEqual([]);
});
