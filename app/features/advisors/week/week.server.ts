import { and, countDistinct, eq } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { users } from "#app/db/schema/accounts/accounts";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { topics } from "#app/db/schema/catalog";
import { isOfferedTopic } from "#app/features/topics/offered-areas.server";
import { cachedRead } from "#app/platform/http/read-cache.server";
import { searchAdvisors } from "../directory/directory.server";
import { isPublic } from "../directory/directory-conditions.server";
import { chooseForWeek } from "./weekly-choice";

/** Candidates are the best of the directory, so that any selection is a good one. */
const CANDIDATES = 36;

/** Returns the advisors that the site features this week, the number of all listed advisors, and the number of their areas. */
export const advisorsOfWeek = (now: Date) =>
  cachedRead("advisors of the week", async () => {
    const [found, areas] = await Promise.all([searchAdvisors({ limit: CANDIDATES }, now), areasAdvisedOn()]);
    return { cards: chooseForWeek(found.cards, now), total: found.total, areas };
  });

/** Returns how many areas the listed advisors cover. */
async function areasAdvisedOn(): Promise<number> {
  const [found] = await db
    .select({ areas: countDistinct(advisorTopics.topicId) })
    .from(advisorTopics)
    .innerJoin(topics, eq(topics.id, advisorTopics.topicId))
    .innerJoin(advisors, eq(advisors.id, advisorTopics.advisorId))
    .innerJoin(users, eq(users.id, advisors.userId))
    .where(and(isOfferedTopic, isPublic));
  return found?.areas ?? 0;
}
