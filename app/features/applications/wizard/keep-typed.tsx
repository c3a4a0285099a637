import { data } from "react-router";
import type { RetryReason } from "#app/features/autosave/retry-queue";
import { isLost } from "#app/ui/connection/connection";
import type { WizardAnswer } from "./wizard-page";

/** Turns an unreachable server into an answer: the page stays, with all input, and says so. */
export async function keepTyped<Answer>(post: () => Promise<Answer>) {
  try {
    return await post();
  } catch (error) {
    if (!isLost(error)) throw error;
    return data<WizardAnswer & { away: RetryReason }>({ alert: { key: "applications.saveFailed" }, away: "offline" }, { status: 503 });
  }
}
