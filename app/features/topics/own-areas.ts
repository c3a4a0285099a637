import { TOPICS } from "#app/features/catalog/topics";
import type { OtherMatter } from "./classifier/other-matters";
import { offeredTopics, type Topic } from "./topic-list";

const FIRST_NAMES = new Map<string, string>(TOPICS.map(({ slug, name }) => [slug, name]));

/** Returns whether an area is the site's own: added by an admin, or one of the fifty under another name. */
export const isOwnArea = ({ slug, name }: Pick<Topic, "slug" | "name">): boolean => FIRST_NAMES.get(slug) !== name;

/** Returns whether most areas are the site's own: then training on the fifty says nothing about what is off topic here. */
export const areMostlyOwnAreas = (): boolean => offeredTopics().filter(isOwnArea).length * 2 > offeredTopics().length;

/** On sites with untrained fields these may be the topic itself: a sick cat for vets, one's own hedge for gardeners. */
const PERHAPS_OWN: readonly OtherMatter[] = ["private", "medical", "homework"];

/** Returns whether a matter outside the fifty may be the site's own topic. */
export const isPerhapsOwn = (matter: OtherMatter): boolean => PERHAPS_OWN.includes(matter) && areMostlyOwnAreas();
