import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { advisors } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { steppingTransaction } from "#app/features/accounts/sessions/signed-in-transaction.server";
import type { Viewer } from "#app/features/accounts/viewer";
import { publishToPeople } from "#app/platform/events/streams.server";
import type { Outcome } from "#app/platform/outcome";
import { asSide } from "../life/actors.server";
import { isUnsettled } from "./unsettled.server";

/**
 * Adds the account of a side that has stated who was there but written nothing, until the case is settled; existing words are kept (404 for
 * everybody else). An admin deciding meanwhile has to look again (`standingOf`).
 */
export async function addWords(viewer: Viewer, id: string, words: string, now: Date): Promise<Outcome<"wordsNeeded" | "wrongState">> {
  const actor = await asSide(viewer, id);
  if (!words) return { ok: false, reason: "wordsNeeded" };
  const { saidAbsent, absenceWords, absenceReply, absenceRepliedAt, clientId, advisorId } = consultations;
  const isOwn = actor.role === "client" ? eq(clientId, actor.userId) : eq(advisorId, actor.advisorId);
  const other = actor.role === "client" ? "advisor" : "client";
  const is = and(eq(consultations.id, id), isOwn, isUnsettled);
  return steppingTransaction(actor, async (tx): Promise<Outcome<"wrongState">> => {
    const [answered] = await tx
      .update(consultations)
      .set({ absenceReply: words, updatedAt: now })
      .where(and(is, eq(saidAbsent, actor.role), isNotNull(absenceRepliedAt), isNull(absenceReply)))
      .returning();
    const [said] = answered
      ? [answered]
      : await tx
          .update(consultations)
          .set({ absenceWords: words, updatedAt: now })
          .where(and(is, eq(saidAbsent, other), isNull(absenceWords)))
          .returning();
    if (!said) return { ok: false, reason: "wrongState" };
    const [advisor] = await tx.select({ userId: advisors.userId }).from(advisors).where(eq(advisors.id, said.advisorId));
    await publishToPeople(tx, [said.clientId, advisor?.userId ?? said.clientId]);
    return { ok: true };
  });
}
