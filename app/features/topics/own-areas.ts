import { TOPICS } from "#app/features/catalog/topics";
import type { OtherMatter } from "./classifier/other-matters";
import { offeredTopics, type Topic } from "./topic-list";

const FIRST_NAMES = new Map<string, string>(TOPICS.map(({ slug, name }) => [slug, name]));

/** Whether an area is the site's own: added by an admin, or one of the fifty under another name. */
export const isOwnArea = ({ slug, name }: Pick<Topic, "slug" | "name">): boolean => FIRST_NAMES.get(slug) !== name;

/** Whether most areas are the site's own: then what was learned of the fifty says nothing of what is none of its business. */
export const areMostlyOwnAreas = (): boolean => offeredTopics().filter(isOwnArea).length * 2 > offeredTopics().length;

/** Of fields that nothing was learned of, these may be the very matter: of vets a sick cat, of gardeners the own hedge. */
const PERHAPS_OWN: readonly OtherMatter[] = ["private", "medical", "homework"];

/** Whether a matter that is none of the fifty may be the site's own. */
export const isPerhapsOwn = (matter: OtherMatter): boolean => PERHAPS_OWN.includes(matter) && areMostlyOwnAreas();
