import { sql } from "drizzle-orm";
import { atOnce } from "#app/db/at-once.server";
import type { Connection } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { blockersOf } from "#app/features/blocks/blocked.server";
import { publishToPeople } from "#app/platform/events/streams.server";
import type { Side } from "../life/consultation";
import type { ConsultationUpdate } from "./consultation-update.server";
import type { NotifiedStep } from "./email-kinds";
import { emailBothSides } from "./emails.server";
import { notifyInApp } from "./notifications.server";
import { type Parties, partiesOf } from "./parties.server";
import { recallUnseen } from "./recall-unseen.server";

/**
 * Tells both sides of a consultation about a step, in the step's transaction; every step goes through here. Sends an email and a
 * notification to those for whom it is news (never for their own action), and refreshes the open pages of both. Another channel is one more
 * line here. Nobody hears of something taken back before its email was sent, nor does a side that blocked the other hear what they said.
 */
export async function notifyBothSides(connection: Connection, told: ConsultationUpdate): Promise<void> {
  const { clientId, advisorId } = told.consultation;
  const advisorUser = sql`(select ${advisors.userId} from ${advisors} where ${advisors.id} = ${advisorId})`;
  const [parties, blockers] = await atOnce([partiesOf(connection, told.consultation), blockersOf(connection, clientId, advisorUser)]);
  const update = unlessBlocked(told, parties, blockers);
  const unheard = await recallUnseen(connection, update.consultation, update.step);
  await atOnce([
    (!unheard?.isNoNews || !unheard.wasUnread) && notifyInApp(connection, update, parties),
    !unheard?.isNoNews && emailBothSides(connection, update, parties),
    publishToPeople(connection, [parties.client.userId, parties.advisor.userId]),
  ]);
}

const SIDES: readonly Side[] = ["client", "advisor"];

/** Steps that consist only of words to the other side. */
const WORDS: readonly NotifiedStep[] = ["reviewOne", "reviewReply", "absenceWords"];

/** Removes what must not reach a side that blocked the other: words-only steps entirely, and the words of any other step. */
function unlessBlocked(update: ConsultationUpdate, parties: Parties, blockers: readonly string[]): ConsultationUpdate {
  const sides = SIDES.filter((side) => blockers.includes(parties[side].userId));
  if (sides.length === 0) return update;
  const told = update.sides ?? SIDES;
  return { ...update, sides: WORDS.includes(update.step) ? told.filter((side) => !sides.includes(side)) : told, wordlessFor: sides };
}
