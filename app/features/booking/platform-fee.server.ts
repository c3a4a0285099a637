import { eq } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { siteSettings } from "#app/db/schema/site-content";
import { BASIS_POINTS_PER_WHOLE } from "#app/features/money/money";

const SETTING = "platform_fee_basis_points";

/** What the platform keeps of each consultation, in basis points (0 to 10,000): a setting of the site, 0 until an admin sets one. */
export async function platformFeeBasisPoints(connection: Connection): Promise<number> {
  const [row] = await connection.select().from(siteSettings).where(eq(siteSettings.name, SETTING));
  const points = Number(row?.value ?? 0);
  return Number.isInteger(points) && points >= 0 && points <= BASIS_POINTS_PER_WHOLE ? points : 0;
}
