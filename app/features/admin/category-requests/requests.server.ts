import { and, desc, eq, sql } from "drizzle-orm";
import { db, type Transaction } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { categoryRequestEmails, categoryRequests } from "#app/db/schema/catalog";
import { adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { sendEmail } from "#app/platform/mail/outbox.server";
import { siteLink } from "#app/platform/origin.server";
import type { ListedRequest, RequestDecision } from "./request-form";

const MOST_LISTED = 100;
const MOST_ADDRESSES = 50;

/** The wishes for categories: the open ones by how many asked, then those that are decided, newest first. (decisions.md 1) */
export function listCategoryRequests(): Promise<ListedRequest[]> {
  const { status, askers, decidedAt, updatedAt } = categoryRequests;
  return db
    .select({
      id: categoryRequests.id,
      name: categoryRequests.name,
      comments: categoryRequests.comments,
      askers,
      status,
      answer: categoryRequests.answer,
      decidedAt,
      emails: sql<string[]>`array(
        select wanting.email from ${categoryRequestEmails} wanting
        where wanting.request_id = category_requests.id order by wanting.created_at limit ${MOST_ADDRESSES}::int)`,
    })
    .from(categoryRequests)
    .orderBy(
      sql`${status} = 'open' desc`,
      sql`case when ${status} = 'open' then ${askers} end desc`,
      desc(sql`coalesce(${decidedAt}, ${updatedAt})`),
    )
    .limit(MOST_LISTED);
}

/** Answers a wish or says no to it, once; whoever asked first and was signed in is told by mail, and whoever left an address. */
export function decideCategoryRequest(
  actor: { userId: string },
  { requestId, decision, answer }: RequestDecision,
  at: Date,
): Promise<{ ok: true } | { ok: false; reason: "alreadyDecided" }> {
  return adminTransaction(actor, async (tx) => {
    const [request] = await tx
      .update(categoryRequests)
      .set({ status: decision, answer, decidedAt: at })
      .where(and(eq(categoryRequests.id, requestId), eq(categoryRequests.status, "open")))
      .returning();
    if (!request) return { ok: false, reason: "alreadyDecided" };
    await audit(tx, actor, `category_request.${decision}`, "category_requests", requestId, { name: request.name, answer });
    await tellAsker(tx, request, at);
    await tellAddresses(tx, request);
    return { ok: true };
  });
}

async function tellAsker(tx: Transaction, { id, name, userId, status, answer }: typeof categoryRequests.$inferSelect, at: Date) {
  const [asker] = userId ? await tx.select({ email: users.email }).from(users).where(eq(users.id, userId)) : [];
  if (!userId || !asker) return;
  await notify(tx, { userId, kind: "category_answered", subject: id, details: { name, decision: status }, link: "/find-advisor" }, at);
  if (!(await wantsMail(tx, userId, "category_answered"))) return;
  await mailAnswer(tx, { id, name, status, answer }, { dedupeKey: `category_request:${id}`, to: asker.email });
}

/** Those without an account who left an address for it, which has served then. */
async function tellAddresses(tx: Transaction, request: Answered) {
  const told = await tx.delete(categoryRequestEmails).where(eq(categoryRequestEmails.requestId, request.id)).returning();
  for (const { id, email } of told) await mailAnswer(tx, request, { dedupeKey: `category_request:${request.id}:${id}`, to: email });
}

type Answered = Pick<typeof categoryRequests.$inferSelect, "id" | "name" | "status" | "answer">;

const mailAnswer = (tx: Transaction, { name, status, answer }: Answered, mail: { dedupeKey: string; to: string }) =>
  sendEmail(tx, { ...mail, kind: "category_request" }, "admin", (t) => ({
    subject: t("requestSubject", { name }),
    paragraphs: [t(status === "answered" ? "requestAnsweredEmail" : "requestDeclinedEmail", { name }), ...(answer ? [answer] : [])],
    action: { label: t("requestAction"), url: siteLink("/find-advisor") },
    closing: t("emailClosing"),
  }));
