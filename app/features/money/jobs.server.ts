import type { Job } from "#app/platform/jobs/run-jobs.server";
import { sendPaymentOrders } from "./payment-orders.server";

/** Has the payment provider do what was ordered. */
export const MONEY_JOBS: Job[] = [{ name: "send payment orders", everySeconds: 10, run: () => sendPaymentOrders() }];
