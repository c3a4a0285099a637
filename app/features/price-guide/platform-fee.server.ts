import { db } from "#app/db/client.server";
import { platformFeeBasisPoints } from "#app/features/booking/platform-fee.server";

/** What this site keeps of each consultation, in basis points: the setting that bookings are made by. */
export const currentPlatformFee = () => platformFeeBasisPoints(db);
