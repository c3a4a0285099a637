import { and, desc, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { categoryRequestEmails, categoryRequests } from "#app/db/schema/catalog";
import { type AdminActor, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { nameOfAdmin } from "#app/features/audit/name-of-admin.server";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { isLanguage, type Language } from "#app/languages/languages";
import { sendEmail } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";
import type { ListedRequest, RequestDecision } from "./request-form";

const MAX_LISTED = 100;
const MAX_ADDRESSES = 50;

/** Returns category requests: open ones by number of requesters, then decided ones, newest first. (decisions.md 1) */
export async function listCategoryRequests(): Promise<ListedRequest[]> {
  const { status, askers, decidedAt, updatedAt } = categoryRequests;
  const rows = await db
    .select({
      id: categoryRequests.id,
      name: categoryRequests.name,
      comments: categoryRequests.comments,
      askers,
      status,
      answer: categoryRequests.answer,
      decidedAt,
      decidedByName: nameOfAdmin(sql`category_requests.decided_by`),
      languages: sql<string[]>`array(
        select language from (
          select coalesce(wanting.language, reader.language) as language from ${categoryRequestEmails} wanting
            left join ${profiles} reader on reader.user_id = wanting.user_id where wanting.request_id = category_requests.id
          union select first.language from ${profiles} first where first.user_id = category_requests.user_id and category_requests.status = 'open') asked
        where language is not null order by language)`,
      emails: sql<string[]>`array(
        select wanting.email from ${categoryRequestEmails} wanting
        where wanting.request_id = category_requests.id and wanting.email is not null order by wanting.created_at limit ${MAX_ADDRESSES}::int)`,
    })
    .from(categoryRequests)
    .orderBy(
      sql`${status} = 'open' desc`,
      sql`case when ${status} = 'open' then ${askers} end desc`,
      desc(sql`coalesce(${decidedAt}, ${updatedAt})`),
    )
    .limit(MAX_LISTED);
  return rows.map((row) => ({ ...row, comments: eachOnce(row.comments), languages: row.languages.filter(isLanguage) }));
}

/** Removes repeated comments. */
const eachOnce = (comments: string) => [...new Set(comments.split("\n\n"))].join("\n\n");

/** Answers or declines a category request, once, and notifies everyone who requested it while signed in or left an address. */
export function decideCategoryRequest(
  actor: AdminActor,
  { requestId, decision, answer }: RequestDecision,
  at: Date,
): Promise<{ ok: true } | { ok: false; reason: "alreadyDecided" }> {
  return adminTransaction(actor, async (tx) => {
    const [request] = await tx
      .update(categoryRequests)
      .set({ status: decision, answer, decidedAt: at, decidedBy: actor.userId })
      .where(and(eq(categoryRequests.id, requestId), eq(categoryRequests.status, "open")))
      .returning();
    if (!request) return { ok: false, reason: "alreadyDecided" };
    await audit(tx, actor, `category_request.${decision}`, "category_requests", requestId, { name: request.name, answer });
    if (request.userId) await tellPerson(tx, request, request.userId, at);
    await tellOthers(tx, request, at);
    return { ok: true };
  });
}

/** Notifies in the app, and by mail if the user wants it. A reopened request gets a new answer, so the dedupe key includes the time. */
async function tellPerson(tx: Transaction, request: Answered, userId: string, at: Date) {
  const { id, name, status } = request;
  const [asker] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!asker) return;
  await notify(tx, { userId, kind: "category_answered", subject: id, details: { name, decision: status }, link: "/find-advisor" }, at);
  if (!(await wantsMail(tx, userId, "category_answered"))) return;
  await mailAnswer(tx, request, { dedupeKey: `category_request:${id}:${userId}:${at.getTime()}`, to: asker.email });
}

/** Notifies later requesters and visitors who left an address, then deletes their stored entries, which have no further use. */
async function tellOthers(tx: Transaction, request: Answered, at: Date) {
  const told = await tx.delete(categoryRequestEmails).where(eq(categoryRequestEmails.requestId, request.id)).returning();
  for (const { id, email, language, userId } of told) {
    if (userId) await tellPerson(tx, request, userId, at);
    if (email)
      await mailAnswer(tx, request, {
        ...{ dedupeKey: `category_request:${request.id}:${id}`, to: email },
        language: isLanguage(language) ? language : undefined,
      });
  }
}

type Answered = Pick<typeof categoryRequests.$inferSelect, "id" | "name" | "status" | "answer">;

const mailAnswer = (tx: Transaction, { name, status, answer }: Answered, mail: { dedupeKey: string; to: string; language?: Language }) =>
  sendEmail(tx, { ...mail, kind: "category_request" }, "admin", (t) => ({
    subject: t("requestSubject", { name }),
    paragraphs: [t(status === "answered" ? "requestAnsweredEmail" : "requestDeclinedEmail", { name }), ...(answer ? [answer] : [])],
    action: { label: t("requestAction"), url: siteLink("/find-advisor") },
    closing: t("emailClosing"),
  }));
