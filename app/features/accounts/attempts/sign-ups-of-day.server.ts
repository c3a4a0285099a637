import type { Connection } from "#app/db/client.server";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";

export interface TooManySignUps {
  ok: false;
  reason: "accounts.tooManySignUps";
  retryAfterSeconds: number;
}

/** Counts an account that is made, whichever way, among those of its network's day; or says that it is one too many. */
export async function countSignUpOfDay(address: string, at: Date, connection?: Connection): Promise<{ ok: true } | TooManySignUps> {
  const taken = await consumeLimit("sign-up-day", { address }, at, connection);
  return taken.ok ? { ok: true } : { ...taken, reason: "accounts.tooManySignUps" };
}
