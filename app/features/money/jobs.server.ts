import { now } from "#app/platform/clock.server";
import { DAILY_SECONDS, HOURLY_SECONDS, type Job } from "#app/platform/jobs/run-jobs.server";
import { fetchDailyRates } from "./daily-rates/daily-rates.server";
import { notifyOfDeletingClients } from "./outside/notify/notify-deleting-clients.server";
import { remindOfPayments } from "./outside/payment-reminders.server";
import { sendPaymentOrders } from "./payment-orders.server";

/** Background jobs: sends orders to the payment provider, reminds of payments outside the site, and fetches the daily rates. */
export const MONEY_JOBS: Job[] = [
  { name: "send payment orders", everySeconds: 10, run: () => sendPaymentOrders() },
  { name: "remind of payments", everySeconds: HOURLY_SECONDS, run: () => remindOfPayments(now()) },
  { name: "notify of leaving clients", everySeconds: 60, run: () => notifyOfDeletingClients(now()) },
  { name: "fetch daily rates", everySeconds: DAILY_SECONDS, run: () => fetchDailyRates(now()) },
];
