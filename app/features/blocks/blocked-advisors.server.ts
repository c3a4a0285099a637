import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { builtOnce } from "#app/db/prepared-statements.server";
import { advisors } from "#app/db/schema/advisors";
import { messageThreadSides, messageThreads } from "#app/db/schema/messages";

const { threadId, userId, blockedAt } = messageThreadSides;
const { clientId, advisorUserId } = messageThreads;

/** Advisors in a person's threads of which `side` has blocked the other, whichever of the two is the advisor there. */
const advisorsOfThreads = (person: string | Placeholder, side: SQL) => sql`from ${messageThreads} inner join ${messageThreadSides}
    on ${threadId} = ${messageThreads.id} and ${blockedAt} is not null and ${side}
  inner join ${advisors} on ${advisors.userId} = case when ${clientId} = ${person} then ${advisorUserId} else ${clientId} end
  where (${clientId} = ${person} or ${advisorUserId} = ${person})`;

/** SQL condition: between a person and an advisor, by id, neither has blocked the other. The site suggests nobody else to the person. */
export const isUnblocked = (person: string, advisorId: SQL): SQL =>
  sql`${advisorId} <> all (array(select ${advisors.id} ${advisorsOfThreads(person, sql`true`)}))`;

/** Returns the slugs of the advisors whom a person has blocked: what is offered of them is marked instead, and can be unblocked there. */
export async function slugsBlockedBy(person: string): Promise<string[]> {
  return (await listBlocked().execute({ person })).map(({ slug }) => slug);
}

const listBlocked = builtOnce((database) => {
  const person = sql.placeholder("person");
  return database
    .select({ slug: advisors.slug })
    .from(advisors)
    .where(sql`${advisors.id} = any (array(select ${advisors.id} ${advisorsOfThreads(person, sql`${userId} = ${person}`)}))`)
    .prepare("advisors_blocked_by");
});
