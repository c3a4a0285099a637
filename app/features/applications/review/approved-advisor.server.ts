import { eq, inArray, or } from "drizzle-orm";
import type { Connection, Transaction } from "#app/db/client.server";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import type { advisorApplications } from "#app/db/schema/applications";
import { topics } from "#app/db/schema/catalog";
import { levelOf } from "#app/features/advisors/cards/expertise-level";
import { topicSlug } from "#app/features/catalog/topics";
import { pricedIn } from "#app/features/money/accepted-currencies";
import { rateInMinorUnits } from "#app/features/money/hourly-rate";
import { siteLanguage, siteZone } from "#app/platform/brand/current-defaults.server";
import { newAdvisor, slugsFor } from "./new-advisor";

type Application = typeof advisorApplications.$inferSelect;

/** Creates the advisor of an approved application, with its primary topic, or returns the existing one. Weekly hours remain the advisor's first task. */
export async function makeAdvisor(tx: Transaction, application: Application, at: Date) {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.userId, application.userId));
  const { firstName, lastName, bio, certifications, languages, userId } = application;
  const { timezone = "", currency = "", jobTitle = "", avatarUrl = null } = profile ?? {};
  const inMinorUnits = (hundredths: number) => rateInMinorUnits(hundredths, pricedIn(currency));
  const advisor = newAdvisor(application, { timezone, siteZone: siteZone() });
  const own = {
    userId,
    firstName,
    lastName,
    bio,
    certifications,
    languages,
    jobTitle,
    avatarUrl,
    currency: pricedIn(currency),
    hourlyRate: application.pricing === null ? null : inMinorUnits(application.pricing),
  };
  const made = await insertUnderFreeSlug(tx, application, { ...own, ...advisor, approvedAt: at, createdAt: at, updatedAt: at });
  const [topic] = await tx
    .select({ id: topics.id })
    .from(topics)
    .where(or(eq(topics.slug, topicSlug(application.expertise)), eq(topics.name, application.expertise)));
  if (topic)
    await tx
      .insert(advisorTopics)
      .values({ advisorId: made.id, topicId: topic.id, isPrimary: true, expertiseLevel: levelOf(advisor.experience) })
      .onConflictDoNothing();
  return made;
}

/** Predicts the slug and rate of the advisor that `makeAdvisor` would create now, to preview the email. */
export async function previewAdvisor(connection: Connection, application: Application) {
  const [known] = await connection.select().from(advisors).where(eq(advisors.userId, application.userId));
  if (known) return known;
  const requested = slugsFor(application, siteLanguage());
  const taken = await connection.select({ slug: advisors.slug }).from(advisors).where(inArray(advisors.slug, requested));
  const isTaken = new Set(taken.map(({ slug }) => slug));
  return { slug: requested.find((slug) => !isTaken.has(slug)) ?? application.id, hourlyRate: application.pricing };
}

/** Inserts the advisor under the first free slug. A person who already is an advisor stays as they are. */
async function insertUnderFreeSlug(tx: Transaction, application: Application, values: Omit<typeof advisors.$inferInsert, "slug">) {
  for (const slug of slugsFor(application, siteLanguage())) {
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
