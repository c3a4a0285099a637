import { beforeEach, expect, test } from "vitest";
import { checkoutPage } from "#app/features/money/checkout.server";
import { askedThroughStripe, paymentOf } from "../../../tests/support/asked-through-stripe";
import { later } from "../../../tests/support/consultations";
import { useDatabase } from "../../../tests/support/database";
import { useStripe } from "../../../tests/support/stripe";

const stripe = await useStripe();
useDatabase();

const now = new Date();
const start = later(new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000), 72);
const SECOND = 1 / 3600;

beforeEach(() => {
  stripe.failing = "no";
});

test("an answer that was lost is asked for again: the same page, with the same key and end, and a fresh one once that has ended", async () => {
  const { client, id } = await askedThroughStripe(stripe, { now, start });
  stripe.failing = "loses";
  await expect(checkoutPage(client, id, now)).rejects.toThrow();
  stripe.failing = "no";
  const opened = stripe.sessions.size;
  const page = await checkoutPage(client, id, later(now, SECOND));
  expect(page).toContain([...stripe.sessions.keys()].at(-1));
  expect(await checkoutPage(client, id, later(now, 12))).toBe(page);
  expect(stripe.sessions.size).toBe(opened);
  expect(await checkoutPage(client, id, later(now, 23))).not.toBe(page);
  expect(stripe.sessions.size).toBe(opened + 1);
});

test("however many answers are lost, the next one that comes is a page", async () => {
  const { client, id } = await askedThroughStripe(stripe, { now, start });
  for (const failing of ["loses", "refuses", "breaks", "declines"] as const) {
    stripe.failing = failing;
    await expect(checkoutPage(client, id, now)).rejects.toThrow();
  }
  stripe.failing = "no";
  expect(await checkoutPage(client, id, later(now, 22))).toContain("https://checkout.stripe.com/");
});

test("two presses a second apart lead to one page", async () => {
  const { client, id } = await askedThroughStripe(stripe, { now, start });
  const opened = stripe.sessions.size;
  const pages = await Promise.all([now, later(now, SECOND)].map((at) => checkoutPage(client, id, at)));
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).toBe((await paymentOf(id)).checkoutUrl);
  expect(stripe.sessions.size).toBe(opened + 1);
});

test("a failure that Stripe keeps for a key is no failure for good: the next press leads to a page", async () => {
  const { client, id } = await askedThroughStripe(stripe, { now, start });
  stripe.failing = "breaks";
  await expect(checkoutPage(client, id, now)).rejects.toThrow();
  stripe.failing = "no";
  const page = await checkoutPage(client, id, later(now, SECOND));
  expect(page).toContain("https://checkout.stripe.com/");
  expect(await checkoutPage(client, id, later(now, SECOND))).toBe(page);
});

test("whose email has changed after an answer that was lost gets to pay at the first press, with the new one", async () => {
  const { client, id } = await askedThroughStripe(stripe, { now, start });
  stripe.failing = "loses";
  await expect(checkoutPage(client, id, now)).rejects.toThrow();
  stripe.failing = "no";
  const page = await checkoutPage({ ...client, email: "renamed@example.com" }, id, later(now, SECOND));
  expect(page).toContain([...stripe.sessions.keys()].at(-1));
  expect((await paymentOf(id)).checkoutUrl).toBe(page);
});
