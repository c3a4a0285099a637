import { offeredTopics, topicBySlug } from "#app/features/topics/topic-list";

/** The areas of an invitation that are offered now, by their slugs. */
export const stillOffered = (slugs: readonly string[]): string[] => slugs.filter((slug) => topicBySlug(slug));

/** What a topic is called on this site; its slug where it is offered no more. */
export const topicNamed = (wanted: string) => offeredTopics().find(({ slug }) => slug === wanted)?.name ?? wanted;
