import { eq, or } from "drizzle-orm";
import type { Connection } from "#app/db/client.server";
import { advisors } from "#app/db/schema/advisors";
import { consultations, reviewReports, reviews } from "#app/db/schema/booking";
import { messageReports, messages, messageThreads } from "#app/db/schema/messages";
import { isUuid } from "#app/platform/uuid";

type Sides = Promise<(string | null)[]>;
type Found = { client: string | null; advisor: string | null }[];

const both = (rows: Found) => rows.flatMap(({ client, advisor }) => [client, advisor]);
const SIDES = { client: consultations.clientId, advisor: advisors.userId };

/** Returns the user ids of both sides of a consultation; empty when there is none with this id. */
export async function sidesOfConsultation(connection: Connection, id: string): Sides {
  if (!isUuid(id)) return [];
  const ofAdvisor = eq(advisors.id, consultations.advisorId);
  return both(await connection.select(SIDES).from(consultations).innerJoin(advisors, ofAdvisor).where(eq(consultations.id, id)));
}

/** Returns the person and everybody with whom they have, or had, a consultation. */
export async function sidesOfPerson(connection: Connection, personId: string): Sides {
  const isOfAdvisor = eq(advisors.id, consultations.advisorId);
  const isOne = or(eq(consultations.clientId, personId), eq(advisors.userId, personId));
  return [personId, ...both(await connection.selectDistinct(SIDES).from(consultations).innerJoin(advisors, isOfAdvisor).where(isOne))];
}

/** Returns the user ids of a review's author and of the person reviewed. */
export async function sidesOfReview(connection: Connection, id: string): Sides {
  if (!isUuid(id)) return [];
  const [review] = await connection.select({ of: reviews.consultationId }).from(reviews).where(eq(reviews.id, id));
  return review ? sidesOfConsultation(connection, review.of) : [];
}

/** Returns the user ids of both sides of what was reported, a message or a review. */
export async function sidesOfReport(connection: Connection, id: string): Sides {
  if (!isUuid(id)) return [];
  const { clientId: client, advisorUserId: advisor } = messageThreads;
  const ofMessage = await connection
    .select({ client, advisor })
    .from(messageReports)
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .innerJoin(messageThreads, eq(messageThreads.id, messages.threadId))
    .where(eq(messageReports.id, id));
  const [report] = await connection.select({ of: reviewReports.reviewId }).from(reviewReports).where(eq(reviewReports.id, id));
  return [...both(ofMessage), ...(report ? await sidesOfReview(connection, report.of) : [])];
}
