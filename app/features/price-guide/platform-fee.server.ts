import { db } from "#app/db/client.server";
import { platformFeeBasisPoints } from "#app/features/booking/platform-fee.server";
import { keptRead } from "#app/platform/http/kept-reads.server";

/** What this site keeps of each consultation, in basis points: the setting that bookings are made by. */
export const currentPlatformFee = () => keptRead("platform fee", () => platformFeeBasisPoints(db));
