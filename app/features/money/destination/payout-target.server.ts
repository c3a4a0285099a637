import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { payoutDestinations } from "#app/db/schema/outside-payments";
import { payoutAccounts } from "#app/db/schema/payments";
import { paymentProvider } from "#app/platform/payments/provider.server";
import type { PayoutDestination } from "../payout-order";

/** An advisor's provider account that can receive transfers, and since when it has paid out to its current bank account. */
export interface ReadyAccount {
  account: string;
  since: Date;
}

/** Where an advisor's payouts go; both are null while nothing is known. */
export interface PayoutTarget {
  account: ReadyAccount | null;
  /** Where the operator sends payouts while there is no such account. */
  destination: PayoutDestination | null;
}

/** Fingerprint of the payout destination, included in the payout form: it changes with the destination. */
export const destinationMark = ({ account, destination }: PayoutTarget) =>
  createHash("sha256")
    .update(
      JSON.stringify(
        account
          ? [account.account, account.since]
          : destination && [destination.holder, destination.iban, destination.bic, destination.words],
      ),
    )
    .digest("base64url")
    .slice(0, 22);

/** Returns where an advisor's payouts currently go. */
export async function payoutTargetOf(connection: Connection, advisorId: string): Promise<PayoutTarget> {
  const [ready] = await connection.select().from(payoutAccounts).where(eq(payoutAccounts.advisorId, advisorId));
  const [said] = await connection.select().from(payoutDestinations).where(eq(payoutDestinations.advisorId, advisorId));
  return {
    account: paymentProvider().collects && ready?.isReady ? { account: ready.account, since: ready.updatedAt } : null,
    destination: said && (said.iban || said.words) ? said : null,
  };
}
