import { and, eq, isNotNull, isNull, ne, or } from "drizzle-orm";
import { oneRow } from "#app/db/one-row.server";
import { consultations } from "#app/db/schema/booking";
import { steppingTransaction } from "#app/features/accounts/sessions/signed-in-transaction.server";
import type { Viewer } from "#app/features/accounts/viewer";
import type { Outcome } from "#app/platform/outcome";
import { asSide } from "../life/actors.server";
import { notifyBothSides } from "../notify/notify-both-sides.server";
import { isUnsettled } from "./unsettled.server";

/**
 * Adds the account of a side that has stated who was there but written nothing, until the case is settled; the other side is told. Existing words are kept, and the
 * same ones again change nothing (404 for everybody else). An admin deciding meanwhile has to look again (`standingOf`).
 */
export async function addWords(viewer: Viewer, id: string, words: string, now: Date): Promise<Outcome<"wordsNeeded" | "wrongState">> {
  const actor = await asSide(viewer, id);
  if (!words) return { ok: false, reason: "wordsNeeded" };
  const { saidAbsent, absenceWords, absenceReply, absenceRepliedAt, clientId, advisorId } = consultations;
  const isOwn = actor.role === "client" ? eq(clientId, actor.userId) : eq(advisorId, actor.advisorId);
  const hasStated = and(ne(saidAbsent, actor.role), isNull(absenceWords));
  const hasReplied = and(eq(saidAbsent, actor.role), isNotNull(absenceRepliedAt), isNull(absenceReply));
  return steppingTransaction(actor, async (tx): Promise<Outcome<"wrongState">> => {
    const [open] = await tx
      .select({ saidAbsent })
      .from(consultations)
      .where(and(eq(consultations.id, id), isOwn, isUnsettled, or(hasStated, hasReplied)))
      .for("update");
    if (!open) {
      const isSame = or(and(ne(saidAbsent, actor.role), eq(absenceWords, words)), and(eq(saidAbsent, actor.role), eq(absenceReply, words)));
      const isSaid = (await tx.$count(consultations, and(eq(consultations.id, id), isOwn, isSame))) > 0;
      return isSaid ? { ok: true } : { ok: false, reason: "wrongState" };
    }
    const added = open.saidAbsent === actor.role ? { absenceReply: words } : { absenceWords: words };
    const consultation = oneRow(
      await tx
        .update(consultations)
        .set({ ...added, updatedAt: now })
        .where(eq(consultations.id, id))
        .returning(),
    );
    await notifyBothSides(tx, { consultation, step: "absenceWords", actor: actor.role, now });
    return { ok: true };
  });
}
