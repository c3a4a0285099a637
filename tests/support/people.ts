import { randomBytes, randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { sessions, users } from "#app/db/schema/accounts/accounts";
import { profiles } from "#app/db/schema/accounts/profiles";
import { advisors, advisorTopics, weeklyHours } from "#app/db/schema/advisors";
import { consultations } from "#app/db/schema/booking";
import { topics } from "#app/db/schema/catalog";
import type { Viewer } from "#app/features/accounts/viewer";

type AdvisorColumns = typeof advisors.$inferInsert;

export interface AdvisorOptions extends Partial<Omit<AdvisorColumns, "id" | "userId">> {
  /** Names of topics; the first is the primary one. */
  topics?: string[];
  level?: "experienced" | "senior" | "expert";
  /** Hours of every day of the week, in minutes from midnight in the advisor's zone. Defaults to round the clock. */
  hours?: [startMinute: number, endMinute: number][];
}

let count = 0;

/** Creates a signed-in person with a confirmed account and a profile, as the row of `users` and the viewer of a request. */
export async function aClient(options: Partial<typeof profiles.$inferInsert> = {}): Promise<Viewer> {
  // Others may be made meanwhile.
  count += 1;
  const number = count;
  const [user] = await db
    .insert(users)
    .values({ email: `person-${number}-${randomUUID().slice(0, 8)}@example.com`, emailConfirmedAt: new Date(Date.now() - 30 * 86_400_000) })
    .returning();
  const firstName = options.firstName ?? `Client${number}`;
  const [profile] = await db
    .insert(profiles)
    .values({ userId: user!.id, email: user!.email, firstName, displayName: firstName, timezone: "Europe/London", ...options })
    .returning();
  const [session] = await db
    .insert(sessions)
    .values({ userId: user!.id, tokenHash: randomBytes(32), expiresAt: new Date(Date.now() + 30 * 86_400_000) })
    .returning();
  return {
    userId: user!.id,
    sessionId: session!.id,
    email: user!.email,
    name: profile!.displayName,
    avatarUrl: profile!.avatarUrl,
    isAdmin: false,
    advisorId: null,
    timeZone: profile!.timezone,
    language: profile!.language,
    locale: profile!.language,
    theme: "system",
    currency: profile!.currency,
    address: `198.51.100.${number % 250}`,
    authenticatedAt: new Date(),
  };
}

export interface TestAdvisor extends Viewer {
  advisorId: string;
  slug: string;
}

/** Creates an approved advisor at 100.00 an hour in UTC for Business Strategy, free round the clock, unless the options differ. */
export async function anAdvisor({
  topics: names = ["Business Strategy"],
  level,
  hours = [[0, 1440]],
  ...columns
}: AdvisorOptions = {}): Promise<TestAdvisor> {
  const person = await aClient({ firstName: columns.firstName, timezone: columns.timezone ?? "UTC" });
  // Starts with a letter: the search would read '4e3c68b3' as a number and a word.
  const slug = columns.slug ?? `advisor-a${randomUUID().slice(0, 7)}`;
  const displayName = columns.displayName ?? `Advisor ${slug.slice(-8)}`;
  const [advisor] = await db
    .insert(advisors)
    .values({
      category: "business",
      firstName: "Ada",
      lastName: "Advisor",
      timezone: "UTC",
      hourlyRate: 100_00,
      ...columns,
      userId: person.userId,
      slug,
      displayName,
    })
    .returning();
  const known = await db.select().from(topics).where(inArray(topics.name, names));
  const rows = names.map((name, index) => ({
    advisorId: advisor!.id,
    topicId: known.find((topic) => topic.name === name)!.id,
    isPrimary: index === 0,
    expertiseLevel: level,
  }));
  if (rows.length > 0) await db.insert(advisorTopics).values(rows);
  const spans = hours.flatMap(([startMinute, endMinute]) =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ advisorId: advisor!.id, weekday, startMinute, endMinute })),
  );
  if (spans.length > 0) await db.insert(weeklyHours).values(spans);
  return { ...person, name: displayName, advisorId: advisor!.id, slug };
}

interface ConsultationListParams {
  client: Viewer;
  advisor: TestAdvisor;
  at: Date;
  topic?: string;
  minutes?: 15 | 30 | 45 | 60 | 90;
  bufferMinutes?: number;
  status?: (typeof consultations.$inferInsert)["status"];
  expiresAt?: Date;
  createdAt?: Date;
}

/** Inserts a consultation directly, bypassing all checks but the database's, as existing data for a test. Half an hour for 50.00. */
export async function aConsultation({
  client,
  advisor,
  at,
  topic: name = "Business Strategy",
  minutes = 30,
  bufferMinutes = 0,
  status,
  expiresAt,
  createdAt,
}: ConsultationListParams) {
  const [topic] = await db.select().from(topics).where(eq(topics.name, name));
  const endsAt = new Date(at.getTime() + minutes * 60_000);
  const [consultation] = await db
    .insert(consultations)
    .values({
      clientId: client.userId,
      advisorId: advisor.advisorId,
      topicId: topic!.id,
      topicName: topic!.name,
      status,
      scheduledTime: at,
      endsAt,
      blockedUntil: new Date(endsAt.getTime() + bufferMinutes * 60_000),
      durationMinutes: minutes,
      urgency: "normal",
      currency: "USD",
      hourlyRate: 100_00,
      basePrice: 50_00,
      surgeTenths: 10,
      surgeAmount: 0,
      rushFee: 0,
      totalPrice: 50_00,
      idempotencyKey: randomUUID(),
      expiresAt: expiresAt ?? at,
      createdAt,
    })
    .returning();
  return consultation!;
}
