import { and, asc, eq, exists, isNotNull, ne } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { categoryRequestEmails, categoryRequests } from "#app/db/schema/catalog";
import { isTakenOnce } from "#app/db/taken-once";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { isLanguage, type Language } from "#app/languages/languages";
import { sendEmail } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";

/** How many are told at once: few enough that neither an admin nor a job holds a transaction open for long. */
const NOTIFIED_AT_ONCE = 50;
const KIND = "category_request";

type Answered = Pick<typeof categoryRequests.$inferSelect, "id" | "name" | "status" | "answer" | "userId" | "decidedAt">;

/** Tells the first requester and some of the others of a decision; the rest are told by the job. */
export async function notifyRequesters(tx: Transaction, request: Answered, at: Date) {
  if (request.userId) await notifyPerson(tx, request, request.userId, at);
  await notifySome(tx, request, at);
}

/** Tells everybody who has not heard of a decision yet, some at a time. For the job. */
export async function notifyRemainingRequesters(at: Date) {
  const isWaiting = db
    .select({ id: categoryRequestEmails.id })
    .from(categoryRequestEmails)
    .where(eq(categoryRequestEmails.requestId, categoryRequests.id));
  const notifyNext = () =>
    db.transaction(async (tx) => {
      const [request] = await tx
        .select()
        .from(categoryRequests)
        .where(and(ne(categoryRequests.status, "open"), exists(isWaiting)))
        .limit(1)
        .for("update", { skipLocked: true });
      if (request) await notifySome(tx, request, at);
      return request !== undefined;
    });
  while (await notifyNext());
}

/** Forgets everybody who asked, told or not. */
export const forgetRequesters = (tx: Transaction, requestId: string) =>
  tx.delete(categoryRequestEmails).where(eq(categoryRequestEmails.requestId, requestId));

/** Notifies some later requesters and visitors who left an address, and deletes their entries, which have no further use. */
async function notifySome(tx: Transaction, request: Answered, at: Date) {
  const ofRequest = eq(categoryRequestEmails.requestId, request.id);
  await tx.delete(categoryRequestEmails).where(and(ofRequest, isNotNull(categoryRequestEmails.networkHash)));
  const next = tx
    .select({ id: categoryRequestEmails.id })
    .from(categoryRequestEmails)
    .where(ofRequest)
    .orderBy(asc(categoryRequestEmails.createdAt))
    .limit(NOTIFIED_AT_ONCE);
  const told = await tx.delete(categoryRequestEmails).where(isTakenOnce(categoryRequestEmails.id, next)).returning();
  for (const { id, email, language, userId } of told) {
    if (userId) await notifyPerson(tx, request, userId, at);
    if (email) await mailVisitor(tx, request, { dedupeKey: `category_request:${request.id}:${id}`, to: email, language });
  }
}

/** Notifies in the app, and by mail if the user wants it. A reopened request gets a new answer, so the dedupe key includes the time. */
async function notifyPerson(tx: Transaction, { id, name, status, answer, decidedAt }: Answered, userId: string, at: Date) {
  const [requester] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!requester) return;
  await notify(
    tx,
    { userId, kind: "category_answered", subject: id, details: { name, decision: status }, link: "/find-advisor", named: [] },
    at,
  );
  if (!(await wantsMail(tx, userId, "category_answered"))) return;
  await mailAnswer(
    tx,
    { name, status, answer },
    { dedupeKey: `category_request:${id}:${userId}:${decidedAt?.getTime()}`, to: requester.email },
  );
}

/** Anybody may have left an address, and written anything as the name: of that, its owner reads nothing. */
const mailVisitor = (
  tx: Transaction,
  request: Answered,
  { language, ...mail }: { dedupeKey: string; to: string; language: string | null },
) => mailAnswer(tx, { ...request, name: "" }, { ...mail, language: isLanguage(language) ? language : undefined });

const mailAnswer = (
  tx: Transaction,
  { name, status, answer }: Pick<Answered, "name" | "status" | "answer">,
  mail: { dedupeKey: string; to: string; language?: Language },
) =>
  sendEmail(tx, { ...mail, kind: KIND, named: [] }, "admin", (t) => {
    const what = { name, known: name ? "yes" : "no" };
    return {
      subject: t("requestSubject", what),
      paragraphs: [t(status === "answered" ? "requestAnsweredEmail" : "requestDeclinedEmail", what), ...(answer ? [answer] : [])],
      action: { label: t("requestAction"), url: siteLink("/find-advisor") },
      closing: t("emailClosing"),
    };
  });
