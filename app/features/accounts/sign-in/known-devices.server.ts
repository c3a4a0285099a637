import { and, eq, lt } from "drizzle-orm";
import { type Connection, db } from "#app/db/client.server";
import { securitySettings } from "#app/db/schema/accounts/accounts";
import { knownDevices } from "#app/db/schema/accounts/second-factor";
import { notify } from "#app/features/notifications/notify.server";
import { DAY_MS } from "#app/platform/durations";
import { consumeLimit } from "#app/platform/limits/consume-limit.server";
import { makeLink } from "../email-links.server";
import { deviceName, mailNewDevice } from "../emails.server";
import { readerFormats } from "../reader/reader-formats.server";
import { writtenDate } from "../reader/written-moment.server";
import type { Device } from "../sessions/sessions.server";
import { describeDevice } from "./device";
import { KNOWN_DEVICE_DAYS } from "./known-device";
import { hashOfDevice } from "./known-place.server";

/**
 * Remembers the browser and network of a sign-in. If they are new to a person who wants to know, an email says so, with a 'this wasn't me'
 * button (signed-in-areas.md 2, login notifications). Of many at once only the first are mailed, but all appear in the notifications; one
 * email's button ends all of them. `isExpected`: needs no email.
 */
export async function recordDevice(
  connection: Connection,
  { id: userId, email }: { id: string; email: string },
  device: Device,
  { isExpected }: { isExpected: boolean },
  at: Date,
) {
  const deviceHash = hashOfDevice(userId, device);
  const ofDevice = and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash));
  const made = await connection.insert(knownDevices).values({ userId, deviceHash, lastSeenAt: at }).onConflictDoNothing().returning();
  if (made.length === 0) await connection.update(knownDevices).set({ lastSeenAt: at }).where(ofDevice);
  if (made.length === 0 || isExpected) return;
  const { browser, system } = describeDevice(device.userAgent);
  const formats = await readerFormats(connection, userId);
  const details = { device: deviceName({ browser, system }, formats.language) };
  await notify(connection, { userId, kind: "new_device", subject: `${at.getTime()}`, details, link: "/profile/security", named: [] }, at);
  if (!(await wantsToKnow(connection, userId))) return;
  if (!(await consumeLimit("new-device-mail", { userId }, at, connection)).ok) return;
  const link = await makeLink(connection, { userId, purpose: "report_sign_in", email }, at);
  const when = writtenDate(at, formats);
  await mailNewDevice(connection, email, link, { when, device: { browser, system }, address: device.address });
}

/** Deletes devices not seen for long. For the clean-up job. */
export async function deleteForgottenDevices(at: Date) {
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, new Date(at.getTime() - KNOWN_DEVICE_DAYS * DAY_MS)));
}

async function wantsToKnow(connection: Connection, userId: string) {
  const [settings] = await connection.select().from(securitySettings).where(eq(securitySettings.userId, userId));
  return settings?.loginNotifications ?? true;
}
