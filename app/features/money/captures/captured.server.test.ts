import { expect, test } from "vitest";
import { acceptConsultation } from "#app/features/booking/life/consultations.server";
import { sendPaymentOrders } from "#app/features/money/payment-orders.server";
import { listNotifications } from "#app/features/notifications/notifications.server";
import { mailsTo } from "../../../../tests/support/account-mails";
import { askedThroughStripe } from "../../../../tests/support/asked-through-stripe";
import { later } from "../../../../tests/support/consultations";
import { useDatabase } from "../../../../tests/support/database";
import { useStripe } from "../../../../tests/support/stripe";

const stripe = await useStripe();
useDatabase();

const now = new Date();
const start = later(new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000), 24 * 12);

test("an advisor is told once, in the app and by mail, that the provider has taken what the client had authorised", async () => {
  const { advisor, id, authorise } = await askedThroughStripe(stripe, { now, start });
  await authorise();
  const mails = async () => (await mailsTo(advisor.email)).filter(({ kind }) => kind === "payment_update").map(({ subject }) => subject);
  await acceptConsultation(advisor, id, now);
  expect(await mails()).toEqual([]);
  for (let times = 0; times < 2; times += 1) await sendPaymentOrders();
  const day = new Intl.DateTimeFormat("en", { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(start);
  expect(await mails()).toEqual([expect.stringMatching(new RegExp(`has paid \\$[\\d.]+ for ${day}$`))]);
  const { notifications } = await listNotifications(advisor.userId, 1);
  expect(notifications.filter(({ kind }) => kind === "payment_update").map(({ details }) => details.how)).toEqual(["paid"]);
});
