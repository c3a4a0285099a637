import { offeredTopics } from "#app/features/topics/topic-list";

/** What a topic is called on this site; its slug where it is offered no more. */
export const topicNamed = (wanted: string) => offeredTopics().find(({ slug }) => slug === wanted)?.name ?? wanted;
