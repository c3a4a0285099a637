import { afterAll, beforeEach, expect, test } from "vitest";
import { StripeStandIn } from "../../../tests/support/stripe-stand-in";
import type { CollectingProvider } from "./payment-provider";
import { stripeProvider } from "./stripe.server";

const stripe = new StripeStandIn();
const api = await stripe.start();
const provider = stripeProvider({ secretKey: stripe.key, webhookSecret: stripe.webhookSecret, api });
afterAll(() => stripe.stop());

beforeEach(() => {
  stripe.failing = "no";
  for (const heard of [stripe.calls, stripe.keys]) heard.length = 0;
});

const MONEY = { amount: 50_00, currency: "EUR" };
const checkout = (consultationId: string) => ({
  ...{ consultationId, ...MONEY, title: "Half an hour", email: "ada@example.com" },
  ...{ returnTo: "https://site.example/consultations", endsAt: new Date("2026-12-02T12:00Z") },
});

/** The reference of an authorised payment. */
async function authorised(name: string) {
  const { checkoutId } = await provider.openCheckout(checkout(name), `open-${name}`);
  stripe.complete(checkoutId);
  return [...stripe.intents.keys()].at(-1) ?? "";
}

async function captured(name: string) {
  const reference = await authorised(name);
  await provider.capture(reference, MONEY, `capture-${name}`);
  return reference;
}

type Verb = {
  [Name in keyof CollectingProvider]: CollectingProvider[Name] extends (...given: never[]) => unknown ? Name : never;
}[keyof CollectingProvider];

/** Every call that creates or moves something at Stripe: its preconditions, and the call itself for one thing with a given key. */
const MAKES: Partial<Record<Verb, (name: string) => Promise<(key: string) => Promise<unknown>>>> = {
  openCheckout: async (name) => (key) => provider.openCheckout(checkout(name), key),
  async endCheckout(name) {
    const { checkoutId } = await provider.openCheckout(checkout(name), `open-${name}`);
    return (key) => provider.endCheckout(checkoutId, key);
  },
  async capture(name) {
    const reference = await authorised(name);
    return (key) => provider.capture(reference, MONEY, key);
  },
  async release(name) {
    const reference = await authorised(name);
    return (key) => provider.release(reference, key);
  },
  async refund(name) {
    const reference = await captured(name);
    return (key) => provider.refund(reference, MONEY, key);
  },
  async transfer(name) {
    const account = await provider.openAccount(name, "ada@example.com");
    return (key) => provider.transfer(account, MONEY, key);
  },
  openAccount: async (name) => () => provider.openAccount(name, "ada@example.com"),
};

/** Calls that create nothing, so that repeating them has no effect. */
const MAKES_NOTHING: Verb[] = ["accountPage", "isLastAnswer", "readEvent", "refundsOf", "rests"];

test("each thing that the provider can be asked for is one of these", () => {
  const verbs = Object.entries(provider).flatMap(([name, value]) => (typeof value === "function" ? [name] : []));
  expect(verbs.toSorted()).toEqual([...Object.keys(MAKES), ...MAKES_NOTHING].toSorted());
});

test("refunds are listed the oldest first, and one that failed or was cancelled is told and listed as such", async () => {
  const reference = await captured("refunds");
  await provider.refund(reference, { amount: 10_00, currency: "EUR" }, "refund-own");
  for (const amount of [5_00, 2_00]) stripe.refundThere(reference, amount);
  const listed = async () => (await provider.refundsOf(reference)).map(({ amount, order, isOff }) => [amount, order, isOff]);
  expect(await listed()).toEqual([
    [10_00, "refund-own", false],
    [5_00, null, false],
    [2_00, null, false],
  ]);
  const told = async (index: number, status: string) => {
    const refund = stripe.intents.get(reference)!.refunds[index]!;
    refund.status = status;
    const { body, signature } = stripe.event("refund.updated", refund);
    return provider.readEvent(body, new Headers({ "stripe-signature": signature }), new Date());
  };
  expect(await told(0, "pending")).toMatchObject({ type: "other" });
  expect(await told(0, "failed")).toMatchObject({
    type: "refundFailed",
    reference,
    refundId: (await provider.refundsOf(reference))[0]?.id,
  });
  expect(await told(1, "canceled")).toMatchObject({ type: "refundFailed", reference });
  expect((await listed()).map(([, , isOff]) => isOff)).toEqual([true, true, false]);
});

/** Everything stored at Stripe. */
const standing = () => JSON.stringify([[...stripe.sessions], [...stripe.intents], stripe.transfers, [...stripe.accounts]]);

test.each(
  Object.entries(MAKES),
)("%s: pressed twice, or again after an answer that was lost, is done once at Stripe", async (verb, prepare) => {
  const [call, other] = [await prepare(`${verb} one`), await prepare(`${verb} another`)];
  for (const heard of [stripe.calls, stripe.keys]) heard.length = 0;
  stripe.failing = "loses";
  await expect(call(`${verb} key`)).rejects.toThrow("Invalid JSON");
  const done = standing();
  stripe.failing = "no";
  await Promise.all([call(`${verb} key`), call(`${verb} key`)]);
  expect(standing()).toBe(done);
  await other(`${verb} other key`);
  const [first, second, third, another] = stripe.keys;
  expect(first).toBeTruthy();
  expect([second, third, stripe.keys.length]).toEqual([first, first, 4]);
  expect(another).not.toBe(first);
});

test("the page where an account is set up, which is good for one visit, is another each time", async () => {
  const account = await provider.openAccount("someone", "ada@example.com");
  for (const heard of [stripe.calls, stripe.keys]) heard.length = 0;
  for (const _ of [1, 2]) await provider.accountPage(account, "https://site.example/billing");
  expect(stripe.calls).toEqual(Array(2).fill("POST /v1/account_links"));
  expect(new Set(stripe.keys).size).toBe(2);
});

test("whose email has changed, or for whom Stripe has broken once, still gets an account", async () => {
  const first = await provider.openAccount("renamed", "ada@example.com");
  expect(await provider.openAccount("renamed", "byron@example.com")).not.toBe(first);
  stripe.failing = "breaks";
  await expect(provider.openAccount("unlucky", "ada@example.com")).rejects.toThrow("broke");
  stripe.failing = "no";
  expect(stripe.accounts.has(await provider.openAccount("unlucky", "ada@example.com"))).toBe(true);
});
