import type { Transaction } from "#app/db/client.server";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import type { Viewer } from "../viewer";

/** Counts an account change that sends an email, in its transaction; false when over the limit. Repeated changes would bury the one email that matters. */
export async function consumeAccountChange(tx: Transaction, { userId, address }: Pick<Viewer, "userId" | "address">, at: Date) {
  const taken = await consumeLimit("account-change", { userId, address }, at, tx);
  return taken.ok;
}
