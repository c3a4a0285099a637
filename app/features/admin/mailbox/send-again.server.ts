import { eq } from "drizzle-orm";
import { outbox } from "#app/db/schema/operations";
import { type AdminActor, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import type { Outcome } from "#app/platform/outcome";
import type { MailRefusal } from "./listed-mail";

/** Resends a mail that was given up, as if it were new. Rejects mails whose text has been deleted. */
export function sendMailAgain(actor: AdminActor, mailId: string, at: Date): Promise<Outcome<MailRefusal>> {
  return adminTransaction(actor, async (tx) => {
    const ofMail = eq(outbox.id, mailId);
    const [mail] = await tx.select().from(outbox).where(ofMail).for("update");
    if (!mail) return { ok: false, reason: "mailGone" };
    if (!mail.parkedAt || mail.sentAt) return { ok: false, reason: "notGivenUp" };
    if (!mail.text) return { ok: false, reason: "wordsGone" };
    await tx.update(outbox).set({ parkedAt: null, attempts: 0, lastError: null, sendAfter: at }).where(ofMail);
    await audit(tx, actor, "mail.sent-again", "outbox", mailId);
    return { ok: true };
  });
}
