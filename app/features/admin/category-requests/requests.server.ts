import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { categoryRequestComments, categoryRequestEmails, categoryRequests } from "#app/db/schema/catalog";
import { type AdminActor, adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { nameOfAdmin } from "#app/features/audit/name-of-admin.server";
import { isLanguage } from "#app/languages/languages";
import { forgetRequesters, notifyRequesters } from "./notify-requesters.server";
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
      comments: sql<string>`coalesce((select string_agg(comment, e'\n\n' order by since) from (
        select said.comment, min(said.created_at) as since from ${categoryRequestComments} said
        where said.request_id = category_requests.id group by said.comment) each), '')`,
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
  return rows.map((row) => ({ ...row, languages: row.languages.filter(isLanguage) }));
}

/** Answers or declines a category request, once, and notifies everyone who requested it while signed in or left an address, or nobody. */
export function decideCategoryRequest(
  actor: AdminActor,
  { requestId, decision, answer }: RequestDecision,
  at: Date,
): Promise<{ ok: true } | { ok: false; reason: "alreadyDecided" }> {
  const isUntold = decision === "dismissed";
  const status = isUntold ? "declined" : decision;
  return adminTransaction(actor, async (tx) => {
    const [request] = await tx
      .update(categoryRequests)
      .set({ status, answer, decidedAt: at, decidedBy: actor.userId })
      .where(and(eq(categoryRequests.id, requestId), eq(categoryRequests.status, "open")))
      .returning();
    if (!request) return { ok: false, reason: "alreadyDecided" };
    await audit(tx, actor, `category_request.${status}`, "category_requests", requestId, { name: request.name, answer });
    if (isUntold) await forgetRequesters(tx, requestId);
    else await notifyRequesters(tx, request, at);
    return { ok: true };
  });
}
