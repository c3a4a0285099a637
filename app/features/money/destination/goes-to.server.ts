import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { payoutDestinations } from "#app/db/schema/outside-payments";
import { payoutAccounts } from "#app/db/schema/payments";
import { paymentProvider } from "#app/platform/payments/provider.server";
import type { PayoutDestination } from "../payout-order";

/** An advisor's account at the provider that takes transfers, and since when it pays out to where it does. */
export interface ReadyAccount {
  account: string;
  since: Date;
}

/** Where an advisor's payouts go; nowhere while neither is known. */
export interface GoesTo {
  account: ReadyAccount | null;
  /** Where the operator sends them while there is no such account. */
  destination: PayoutDestination | null;
}

/** Stands for where a payout goes in the form that orders it: another destination has another one. */
export const destinationMark = ({ account, destination }: GoesTo) =>
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

/** Where an advisor's payouts go now. */
export async function whereItGoes(connection: Connection, advisorId: string): Promise<GoesTo> {
  const [ready] = await connection.select().from(payoutAccounts).where(eq(payoutAccounts.advisorId, advisorId));
  const [said] = await connection.select().from(payoutDestinations).where(eq(payoutDestinations.advisorId, advisorId));
  return {
    account: paymentProvider().collects && ready?.isReady ? { account: ready.account, since: ready.updatedAt } : null,
    destination: said && (said.iban || said.words) ? said : null,
  };
}
