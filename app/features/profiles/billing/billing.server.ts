import { and, eq } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { billingInfo } from "#app/db/schema/accounts/profiles";
import { type SignedIn, signedInTransaction } from "#app/features/accounts/sessions/signed-in-transaction.server";
import { type BillingEntry, type BillingField, billingFields, type OwnBilling } from "./billing";

const FIELDS = Object.keys(billingFields) as BillingField[];

/** Returns a person's own billing information; empty until they enter it. */
export async function findBilling(userId: string, connection: Connection = db): Promise<OwnBilling> {
  const [row] = await connection.select().from(billingInfo).where(eq(billingInfo.userId, userId));
  const fields = Object.fromEntries(FIELDS.map((field) => [field, row?.[field] ?? ""])) as OwnBilling["fields"];
  return { fields, version: row?.updatedAt.toISOString() ?? "" };
}

/** Saves a person's own billing information, unless it changed elsewhere since their form was opened: then returns the current one. */
export function saveBilling(
  viewer: SignedIn,
  { version, ...fields }: BillingEntry,
  at: Date,
): Promise<{ ok: true; version: string } | { ok: false; reason: "profiles.billingStale"; current: OwnBilling }> {
  const { userId } = viewer;
  return signedInTransaction(viewer, async (tx) => {
    const updated =
      version === ""
        ? await tx
            .insert(billingInfo)
            .values({ userId, ...fields, updatedAt: at })
            .onConflictDoNothing()
            .returning()
        : await tx
            .update(billingInfo)
            .set({ ...fields, updatedAt: at })
            .where(and(eq(billingInfo.userId, userId), eq(billingInfo.updatedAt, new Date(version))))
            .returning();
    if (updated.length > 0) return { ok: true, version: at.toISOString() };
    return { ok: false, reason: "profiles.billingStale", current: await findBilling(userId, tx) };
  });
}
