import { and, eq, ne } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { advisorApplications } from "#app/db/schema/applications";
import { topics } from "#app/db/schema/catalog";
import type { Viewer } from "#app/features/accounts/viewer";
import { levelOf } from "#app/features/advisors/cards/expertise-level";
import { adminTransaction } from "#app/features/audit/admin-transaction.server";
import { audit } from "#app/features/audit/audit.server";
import { topicSlug } from "#app/features/catalog/topics";
import { notify, wantsMail } from "#app/features/notifications/notify.server";
import { log } from "#app/platform/log/log.server";
import { mailRejection, mailWelcome } from "../emails.server";
import type { Decision } from "../schema";
import type { DecisionRefusal } from "./decision-refusals";
import { newAdvisor, slugsFor } from "./new-advisor";
import { showApplicationChanged } from "./reviewers.server";

type Application = typeof advisorApplications.$inferSelect;

export type Outcome =
  | { ok: true; status: Decision["action"]; decidedAt: Date; slug: string | null }
  | { ok: false; reason: DecisionRefusal };

/**
 * `process-advisor-application` (decisions.md 3): an admin approves or rejects a pending application, once, and never their own. Approval makes
 * the advisor, its topic and its public page, and welcomes by mail with the first task; rejection mails the notes. All in one transaction, with
 * one row in the audit log; of two at once, one wins. For admins (403 for everybody else).
 */
export function processAdvisorApplication(actor: Viewer, { applicationId, action, reviewNotes }: Decision, at: Date): Promise<Outcome> {
  return adminTransaction(actor, async (tx): Promise<Outcome> => {
    const [application] = await tx
      .update(advisorApplications)
      .set({ status: action, reviewNotes, reviewedAt: at, reviewedBy: actor.userId })
      .where(
        and(
          eq(advisorApplications.id, applicationId),
          eq(advisorApplications.status, "pending"),
          ne(advisorApplications.userId, actor.userId),
        ),
      )
      .returning();
    if (!application) return { ok: false, reason: await whyNot(tx, actor, applicationId) };
    const advisor = action === "approved" ? await makeAdvisor(tx, application, at) : null;
    await tellApplicant(tx, application, advisor, at);
    await showApplicationChanged(tx, application.userId);
    const details = { applicantId: application.userId, advisorId: advisor?.id ?? null };
    await audit(tx, actor, `application.${action}`, "advisor_applications", applicationId, details);
    log("info", "application decided", { applicationId, action, actorId: actor.userId });
    return { ok: true, status: action, decidedAt: at, slug: advisor?.slug ?? null };
  });
}

async function whyNot(connection: Connection, actor: Viewer, applicationId: string): Promise<DecisionRefusal> {
  const [application] = await connection.select().from(advisorApplications).where(eq(advisorApplications.id, applicationId));
  if (!application) return "applicationUnknown";
  return application.userId === actor.userId ? "ownApplication" : "alreadyDecided";
}

/** The advisor's row with its primary topic. Weekly hours are the advisor's own first task. */
async function makeAdvisor(tx: Transaction, application: Application, at: Date) {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.userId, application.userId));
  const { firstName, lastName, bio, certifications, languages, userId } = application;
  const { displayName = "", timezone = "", currency = "USD", jobTitle = "", avatarUrl = null } = profile ?? {};
  const advisor = newAdvisor(application, { displayName, timezone });
  const own = {
    userId,
    firstName,
    lastName,
    bio,
    certifications,
    languages,
    jobTitle,
    avatarUrl,
    currency,
    hourlyRate: application.pricing,
  };
  const made = await insertUnderFreeSlug(tx, application, { ...own, ...advisor, approvedAt: at, createdAt: at, updatedAt: at });
  const [topic] = await tx
    .select({ id: topics.id })
    .from(topics)
    .where(eq(topics.slug, topicSlug(application.expertise)));
  if (topic)
    await tx
      .insert(advisorTopics)
      .values({ advisorId: made.id, topicId: topic.id, isPrimary: true, expertiseLevel: levelOf(advisor.experience) })
      .onConflictDoNothing();
  return made;
}

/** Takes the first address that is free. A person who is an advisor already stays the one they are. */
async function insertUnderFreeSlug(tx: Transaction, application: Application, values: Omit<typeof advisors.$inferInsert, "slug">) {
  for (const slug of slugsFor(application)) {
    const [made] = await tx
      .insert(advisors)
      .values({ ...values, slug })
      .onConflictDoNothing()
      .returning();
    if (made) return made;
    const [known] = await tx.select().from(advisors).where(eq(advisors.userId, application.userId));
    if (known) return known;
  }
  throw new Error(`no address is free for the advisor of application ${application.id}`);
}

async function tellApplicant(
  tx: Transaction,
  application: Application,
  advisor: { slug: string; hourlyRate: number | null } | null,
  at: Date,
) {
  const { id, userId, status } = application;
  const link = advisor ? "/advisor-profile" : "/advisor-registration";
  await notify(tx, { userId, kind: "application_decided", subject: id, details: { decision: status }, link }, at);
  if (!(await wantsMail(tx, userId, "application_decided"))) return;
  const applicant = { ...application, notes: application.reviewNotes ?? "" };
  if (!advisor) return void (await mailRejection(tx, applicant));
  await mailWelcome(tx, applicant, { slug: advisor.slug, hasRate: advisor.hourlyRate !== null });
}
