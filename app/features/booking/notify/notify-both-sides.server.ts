import type { Connection } from "#app/db/client.server";
import { publishToPeople } from "#app/platform/events/streams.server";
import type { ConsultationUpdate } from "./consultation-update.server";
import { emailBothSides } from "./emails.server";
import { notifyInApp } from "./notifications.server";
import { partiesOf } from "./parties.server";
import { takeBackUnheard } from "./unheard.server";

/**
 * The one place where a step of a consultation reaches its two sides, in the transaction of the step: an email and a notification to
 * whom it is news, which is nobody's own click, and the open pages of both load anew. Another channel is one more line here. Of what is taken back before its mail has gone nobody hears.
 */
export async function notifyBothSides(connection: Connection, update: ConsultationUpdate): Promise<void> {
  const parties = await partiesOf(connection, update.consultation);
  const unheard = await takeBackUnheard(connection, update.consultation, update.step);
  if (!unheard?.isNoNews || !unheard.wasUnread) await notifyInApp(connection, update, parties);
  if (!unheard?.isNoNews) await emailBothSides(connection, update, parties);
  await publishToPeople(connection, [parties.client.userId, parties.advisor.userId]);
}
