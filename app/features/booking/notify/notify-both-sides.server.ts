import type { Connection } from "#app/db/client.server";
import { hasBlocked } from "#app/features/blocks/blocked.server";
import { publishToPeople } from "#app/platform/events/streams.server";
import type { Side } from "../life/consultation";
import type { ConsultationUpdate } from "./consultation-update.server";
import type { NotifiedStep } from "./email-kinds";
import { emailBothSides } from "./emails.server";
import { notifyInApp } from "./notifications.server";
import { type Parties, partiesOf } from "./parties.server";
import { takeBackUnheard } from "./unheard.server";

/**
 * The one place where a step of a consultation reaches its two sides, in the transaction of the step: an email and a notification to
 * whom it is news, which is nobody's own click, and the open pages of both load anew. Another channel is one more line here. Of what is taken back before its mail has gone nobody hears, nor
 * whoever has blocked the other side of what that one said.
 */
export async function notifyBothSides(connection: Connection, told: ConsultationUpdate): Promise<void> {
  const parties = await partiesOf(connection, told.consultation);
  const update = await unlessBlocked(connection, told, parties);
  const unheard = await takeBackUnheard(connection, update.consultation, update.step);
  if (!unheard?.isNoNews || !unheard.wasUnread) await notifyInApp(connection, update, parties);
  if (!unheard?.isNoNews) await emailBothSides(connection, update, parties);
  await publishToPeople(connection, [parties.client.userId, parties.advisor.userId]);
}

/** Steps that are words to the other side and nothing else. */
const WORDS: readonly NotifiedStep[] = ["reviewOne", "reviewReply"];

/** The step without what reaches nobody: of mere words whoever has blocked who said them hears nothing, and of any other step the bare fact. */
async function unlessBlocked(connection: Connection, update: ConsultationUpdate, parties: Parties): Promise<ConsultationUpdate> {
  const sides: Side[] = [];
  for (const [reader, other] of [["client", "advisor"] as const, ["advisor", "client"] as const])
    if (await hasBlocked(connection, parties[reader].userId, parties[other].userId)) sides.push(reader);
  if (sides.length === 0) return update;
  const told = update.sides ?? (["client", "advisor"] as const);
  return { ...update, sides: WORDS.includes(update.step) ? told.filter((side) => !sides.includes(side)) : told, wordlessFor: sides };
}
