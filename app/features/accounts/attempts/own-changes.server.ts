import type { Transaction } from "#app/db/client.server";
import { takeLimit } from "#app/platform/limits/take-limit.server";
import type { Viewer } from "../viewer";

/** Counts a change of one's own account that is told by mail, in its transaction; false where there were too many. Whoever changes it to and fro buries the one mail that matters. */
export async function takeChange(tx: Transaction, { userId, address }: Pick<Viewer, "userId" | "address">, at: Date) {
  const taken = await takeLimit("account-change", { userId, address }, at, tx);
  return taken.ok;
}
