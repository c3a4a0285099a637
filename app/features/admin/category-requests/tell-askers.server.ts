import { and, asc, eq, exists, inArray, isNotNull, ne } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { categoryRequestEmails, categoryRequests } from "#app/db/schema/catalog";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { translatorFor } from "#app/languages/all-texts.server";
import { isLanguage, type Language } from "#app/languages/languages";
import { sendEmail } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";

/** How many are told at once: few enough that neither an admin nor a job holds a transaction open for long. */
const TOLD_AT_ONCE = 50;
const KIND = "category_request";

type Answered = Pick<typeof categoryRequests.$inferSelect, "id" | "name" | "status" | "answer" | "userId" | "decidedAt">;

/** Tells the first requester and some of the others of a decision; the rest are told by the job. */
export async function tellAskers(tx: Transaction, request: Answered, at: Date) {
  if (request.userId) await tellPerson(tx, request, request.userId, at);
  await tellSome(tx, request, at);
}

/** Tells everybody who has not heard of a decision yet, some at a time. For the job. */
export async function tellRemainingAskers(at: Date) {
  const isWaiting = db
    .select({ id: categoryRequestEmails.id })
    .from(categoryRequestEmails)
    .where(eq(categoryRequestEmails.requestId, categoryRequests.id));
  const tellNext = () =>
    db.transaction(async (tx) => {
      const [request] = await tx
        .select()
        .from(categoryRequests)
        .where(and(ne(categoryRequests.status, "open"), exists(isWaiting)))
        .limit(1)
        .for("update", { skipLocked: true });
      if (request) await tellSome(tx, request, at);
      return request !== undefined;
    });
  while (await tellNext());
}

/** Forgets everybody who asked, told or not. */
export const forgetAskers = (tx: Transaction, requestId: string) =>
  tx.delete(categoryRequestEmails).where(eq(categoryRequestEmails.requestId, requestId));

/** Notifies some later requesters and visitors who left an address, and deletes their entries, which have no further use. */
async function tellSome(tx: Transaction, request: Answered, at: Date) {
  const ofRequest = eq(categoryRequestEmails.requestId, request.id);
  await tx.delete(categoryRequestEmails).where(and(ofRequest, isNotNull(categoryRequestEmails.networkHash)));
  const next = tx
    .select({ id: categoryRequestEmails.id })
    .from(categoryRequestEmails)
    .where(ofRequest)
    .orderBy(asc(categoryRequestEmails.createdAt))
    .limit(TOLD_AT_ONCE);
  const told = await tx.delete(categoryRequestEmails).where(inArray(categoryRequestEmails.id, next)).returning();
  for (const { id, email, language, userId } of told) {
    if (userId) await tellPerson(tx, request, userId, at);
    if (email) await mailVisitor(tx, request, { dedupeKey: `category_request:${request.id}:${id}`, to: email, language });
  }
}

/** Notifies in the app, and by mail if the user wants it. A reopened request gets a new answer, so the dedupe key includes the time. */
async function tellPerson(tx: Transaction, { id, name, status, answer, decidedAt }: Answered, userId: string, at: Date) {
  const [asker] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!asker) return;
  await notify(tx, { userId, kind: "category_answered", subject: id, details: { name, decision: status }, link: "/find-advisor" }, at);
  if (!(await wantsMail(tx, userId, "category_answered"))) return;
  const addressed = { dedupeKey: `category_request:${id}:${userId}:${decidedAt?.getTime()}`, to: asker.email, kind: KIND };
  await sendEmail(tx, addressed, "admin", (t) => ({
    subject: t("requestSubject", { name }),
    paragraphs: [t(status === "answered" ? "requestAnsweredEmail" : "requestDeclinedEmail", { name }), ...(answer ? [answer] : [])],
    action: { label: t("requestAction"), url: siteLink("/find-advisor") },
    closing: t("emailClosing"),
  }));
}

/** Anybody may have left the address, and written anything as the name: of that, its owner reads nothing. */
const mailVisitor = (
  tx: Transaction,
  { status, answer }: Answered,
  { dedupeKey, to, language: left }: { dedupeKey: string; to: string; language: string | null },
) => {
  const language: Language | undefined = isLanguage(left) ? left : undefined;
  return sendEmail(tx, { dedupeKey, to, language, kind: KIND }, "admin", (t, read) => ({
    subject: t("requestSubjectUnnamed"),
    paragraphs: [t(status === "answered" ? "requestAnsweredUnnamed" : "requestDeclinedUnnamed"), ...(answer ? [answer] : [])],
    action: { label: t("requestAction"), url: siteLink("/find-advisor") },
    closing: translatorFor(read, "accounts")("emailClosing"),
  }));
};
