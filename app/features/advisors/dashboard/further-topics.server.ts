import { and, count, eq, not, sql } from "drizzle-orm";
import { db } from "#app/db/client.server";
import { advisors, advisorTopics } from "#app/db/schema/advisors";
import { topics } from "#app/db/schema/catalog";
import type { Viewer } from "#app/features/accounts/viewer";
import { isOfferedTopic } from "#app/features/topics/offered-areas.server";
import { MAX_FURTHER_TOPICS } from "./further-topics";
import { lockOwn } from "./own-advisor.server";

type TopicAnswer = { ok: true } | { ok: false; reason: "advisorProfile.topicUnknown" | "advisorProfile.topicsFull" };

/** Adds a further topic to an advisor, or removes one; the primary one stays. Idempotent. Throws a 404 for everybody else. */
export function changeFurtherTopic(viewer: Pick<Viewer, "userId">, name: string, isWanted: boolean, at: Date): Promise<TopicAnswer> {
  return db.transaction(async (tx) => {
    const { id: advisorId } = await lockOwn(tx, viewer);
    const [topic] = await tx
      .select({ id: topics.id, isOffered: sql<boolean>`${isOfferedTopic}` })
      .from(topics)
      .where(eq(topics.name, name));
    if (!topic || (isWanted && !topic.isOffered)) return { ok: false, reason: "advisorProfile.topicUnknown" };
    const isFurther = and(eq(advisorTopics.advisorId, advisorId), not(advisorTopics.isPrimary));
    const isThis = and(eq(advisorTopics.advisorId, advisorId), eq(advisorTopics.topicId, topic.id));
    if ((await tx.$count(advisorTopics, isWanted ? isThis : and(isThis, isFurther))) > 0 === isWanted) return { ok: true };
    if (isWanted) {
      const others = await tx
        .select({ topics: count() })
        .from(advisorTopics)
        .where(and(isFurther, not(eq(advisorTopics.topicId, topic.id))));
      if ((others[0]?.topics ?? 0) >= MAX_FURTHER_TOPICS) return { ok: false, reason: "advisorProfile.topicsFull" };
      await tx.insert(advisorTopics).values({ advisorId, topicId: topic.id }).onConflictDoNothing();
    } else await tx.delete(advisorTopics).where(and(isFurther, eq(advisorTopics.topicId, topic.id)));
    await tx.update(advisors).set({ updatedAt: at }).where(eq(advisors.id, advisorId));
    return { ok: true };
  });
}
