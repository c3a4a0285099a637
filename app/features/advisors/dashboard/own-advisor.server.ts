import { and, asc, desc, eq, sql } from "drizzle-orm";
import { type Connection, db, type Transaction } from "#app/db/client.server";
import { builtOnce, over } from "#app/db/prepared-statements.server";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { topics } from "#app/db/schema/catalog";
import { consumeAccountChange } from "#app/features/accounts/attempts/own-changes.server";
import { signedInTransaction } from "#app/features/accounts/sessions/signed-in-transaction.server";
import { isFreshSignIn } from "#app/features/accounts/sign-in/fresh-sign-in";
import type { Viewer } from "#app/features/accounts/viewer";
import { warnOfMeetingChange } from "#app/features/accounts/warnings/emails.server";
import { warnOfRateChange } from "#app/features/accounts/warnings/rate-change.server";
import { compareChanges, type FieldAnswer, type FieldChanges, savedAnswer } from "#app/features/autosave/field-changes";
import { readAllFeedsSoon } from "#app/features/calendar/busy-feeds/feeds.server";
import { spokenAmong } from "#app/features/catalog/spoken-languages";
import { plainHundredths, readAmount } from "#app/features/money/hourly-rate";
import { type Currency, inHundredths, MAX_HOURLY_RATE_MINOR } from "#app/features/money/money";
import { reservedNames } from "#app/features/profiles/own-name/reserved-names.server";
import { topicByName, topicBySlug } from "#app/features/topics/topic-list";
import { endedAs } from "#app/platform/http/ended-as";
import { levelOf } from "../cards/expertise-level";
import { convertedRate } from "./converted-rate";
import type { AdvisorField, AdvisorFields, OwnAdvisor } from "./own-advisor";

type Row = typeof advisors.$inferSelect;
type Own = Pick<Viewer, "userId">;

/** Returns an advisor's own row and topics. Null for everybody else. */
export async function findOwnAdvisor({ userId }: Own, connection: Connection = db): Promise<OwnAdvisor | null> {
  const [row] = await over(connection, statements().row).execute({ userId });
  return row ? ownAdvisorOf(connection, row) : null;
}

/**
 * Saves changed fields of an advisor's own profile, all or none: a field changed elsewhere meanwhile is reported instead of overwritten.
 * The public page shows them immediately. A new currency converts the existing rate. A new rate or meeting link is notified to the advisor,
 * and the meeting link requires a recent sign-in. Throws a 404 for anyone who is not an advisor.
 */
export function saveAdvisor(viewer: Viewer, changes: FieldChanges<AdvisorField>, at: Date): Promise<FieldAnswer> {
  return signedInTransaction(viewer, async (tx) => {
    const row = await lockOwn(tx, viewer);
    const { fields } = await ownAdvisorOf(tx, row);
    const { fresh, stale, isStale } = compareChanges(fields, changes);
    if (isStale) return { ok: false, stale };
    const reserved = reservedNames(viewer, { firstName: row.firstName, lastName: row.lastName, ...fresh }, fresh);
    if (Object.keys(reserved).length > 0) return { ok: false, errors: reserved };
    const refused = await refusalOf(tx, viewer, { row, fresh }, at);
    if (refused) return { ok: false, errors: refused };
    if (fresh.expertise) await setPrimaryTopic(tx, row, fresh.expertise);
    if (fresh.timezone) await readAllFeedsSoon(tx, viewer, row.id, at);
    if (Object.keys(fresh).length > 0)
      await tx
        .update(advisors)
        .set({ ...columnsOf(row, fresh), updatedAt: at })
        .where(eq(advisors.id, row.id));
    return savedAnswer(changes);
  });
}

/** Returns why changed fields are refused; null if they are not. Also sends the notifications about the change, in the same transaction. */
async function refusalOf(
  tx: Transaction,
  viewer: Viewer,
  { row, fresh }: { row: Row; fresh: Partial<AdvisorFields> },
  at: Date,
): Promise<Record<string, string> | null> {
  if (isTooMuch(row, fresh)) return { hourlyRate: "advisorProfile.rateInvalid" };
  if (isPartOfUnit(row, fresh)) return { hourlyRate: "advisorProfile.rateWhole" };
  const isOtherRate = row.hourlyRate !== null && (fresh.hourlyRate !== undefined || fresh.currency !== undefined);
  if (isOtherRate && !(await consumeAccountChange(tx, viewer, at))) return { hourlyRate: "accounts.tooManyChanges" };
  const reason = fresh.meetingUrl === undefined ? null : await mayLeadElsewhere(tx, viewer, row.meetingUrl, at);
  if (reason) return { meetingUrl: reason };
  if (isOtherRate) {
    const { hourlyRate: amount, currency } = { ...row, ...columnsOf(row, fresh) };
    await warnOfRateChange(tx, viewer, { before: { amount: row.hourlyRate, currency: row.currency }, after: { amount, currency } }, at);
  }
  return null;
}

/** Notifies an advisor that the meeting link for clients changes; returns the reason if that is refused. */
async function mayLeadElsewhere(tx: Transaction, viewer: Viewer, meetingUrl: string | null, at: Date) {
  if (!isFreshSignIn(viewer.authenticatedAt, at)) return "accounts.signInAgain";
  if (!(await consumeAccountChange(tx, viewer, at))) return "accounts.tooManyChanges";
  await warnOfMeetingChange(tx, viewer, meetingUrl, at);
  return null;
}

/** Returns an advisor's row, locked for the transaction. Throws a 404 for everybody else. */
export async function lockOwn(tx: Transaction, { userId }: Own): Promise<Row> {
  const [row] = await tx.select().from(advisors).where(eq(advisors.userId, userId)).for("update");
  if (!row) throw endedAs(404);
  return row;
}

async function ownAdvisorOf(connection: Connection, row: Row): Promise<OwnAdvisor> {
  const known = await over(connection, statements().topicsOf).execute({ advisorId: row.id });
  const hasArea = known.some(({ slug }) => topicBySlug(slug));
  return {
    id: row.id,
    slug: row.slug,
    isListed: row.status === "approved" && hasArea,
    hasArea,
    displayName: row.displayName,
    avatarUrl: row.avatarUrl,
    ratingCount: row.ratingCount,
    furtherTopics: known.filter(({ isPrimary }) => !isPrimary).map(({ name }) => name),
    languages: spokenAmong(row.languages),
    fields: {
      firstName: row.firstName,
      lastName: row.lastName,
      jobTitle: row.jobTitle,
      bio: row.bio,
      expertise: known.find(({ isPrimary }) => isPrimary)?.name ?? "",
      hourlyRate: row.hourlyRate === null ? "" : plainHundredths(inHundredths(row.hourlyRate, row.currency)),
      currency: row.currency,
      availabilityStatus: row.availabilityStatus,
      timezone: row.timezone,
      bufferMinutes: String(row.bufferMinutes),
      leadTimeMinutes: String(row.leadTimeMinutes),
      mostADay: row.mostADay === null ? "" : String(row.mostADay),
      meetingUrl: row.meetingUrl ?? "",
    },
  };
}

const statements = builtOnce((database) => ({
  row: database
    .select()
    .from(advisors)
    .where(eq(advisors.userId, sql.placeholder("userId")))
    .prepare("own_advisor"),
  topicsOf: database
    .select({ name: topics.name, slug: topics.slug, isPrimary: advisorTopics.isPrimary })
    .from(advisorTopics)
    .innerJoin(topics, eq(topics.id, advisorTopics.topicId))
    .where(eq(advisorTopics.advisorId, sql.placeholder("advisorId")))
    .orderBy(desc(advisorTopics.isPrimary), asc(topics.name))
    .prepare("own_advisor_topics"),
}));

/** Returns the advisor's own row, as stored. */
export const findOwnRow = async ({ userId }: Own) => (await statements().row.execute({ userId }))[0];

/** Maps changed fields to columns. First and last name together are the displayed name. */
function columnsOf(row: Row, fresh: Partial<AdvisorFields>): Partial<Row> {
  const { expertise, hourlyRate, bufferMinutes, leadTimeMinutes, mostADay, meetingUrl, ...texts } = fresh;
  const columns: Partial<Row> = { ...(texts as Partial<Row>) };
  if (texts.firstName !== undefined || texts.lastName !== undefined)
    columns.displayName = `${texts.firstName ?? row.firstName} ${texts.lastName ?? row.lastName}`.trim();
  if (expertise !== undefined) columns.category = topicByName(expertise)?.category ?? row.category;
  if (hourlyRate !== undefined) columns.hourlyRate = readAmount(hourlyRate, texts.currency ?? row.currency);
  else if (texts.currency !== undefined) columns.hourlyRate = rateIn(texts.currency as Currency, row);
  if (bufferMinutes !== undefined) columns.bufferMinutes = Number(bufferMinutes);
  if (leadTimeMinutes !== undefined) columns.leadTimeMinutes = Number(leadTimeMinutes);
  if (mostADay !== undefined) columns.mostADay = mostADay === "" ? null : Number(mostADay);
  if (meetingUrl !== undefined) columns.meetingUrl = meetingUrl === "" ? null : meetingUrl;
  return columns;
}

/** A number set in one currency is never charged in another. */
const rateIn = (currency: Currency, row: Row) =>
  row.hourlyRate === null ? null : convertedRate(row.hourlyRate, row.currency as Currency, currency);

/** Whether a rate has more decimals than its currency. */
const isPartOfUnit = (row: Row, { hourlyRate, currency = row.currency }: Partial<AdvisorFields>) =>
  Boolean(hourlyRate) && readAmount(hourlyRate as string, currency) === null;

/** Whether a rate is too large for its currency: if the site also accepts one with smaller units, the form allows larger numbers. */
const isTooMuch = (row: Row, { hourlyRate, currency = row.currency }: Partial<AdvisorFields>) =>
  Boolean(hourlyRate) && (readAmount(hourlyRate as string, currency) ?? 0) > MAX_HOURLY_RATE_MINOR;

/** The previous primary topic becomes a further one. */
async function setPrimaryTopic(tx: Transaction, { id, experience }: Row, name: string) {
  const [topic] = await tx.select({ id: topics.id }).from(topics).where(eq(topics.name, name));
  if (!topic) return;
  await tx
    .update(advisorTopics)
    .set({ isPrimary: false })
    .where(and(eq(advisorTopics.advisorId, id), advisorTopics.isPrimary));
  const primary = { isPrimary: true, expertiseLevel: levelOf(experience) };
  await tx
    .insert(advisorTopics)
    .values({ advisorId: id, topicId: topic.id, ...primary })
    .onConflictDoUpdate({ target: [advisorTopics.advisorId, advisorTopics.topicId], set: primary });
}
