import { offeredTopics, topicBySlug } from "#app/features/topics/topic-list";

/** The areas of an invitation that are still offered, by slug. */
export const stillOffered = (slugs: readonly string[]): string[] => slugs.filter((slug) => topicBySlug(slug));

/** Name of a topic on this site; its slug if it is no longer offered. */
export const topicNamed = (wanted: string) => offeredTopics().find(({ slug }) => slug === wanted)?.name ?? wanted;
