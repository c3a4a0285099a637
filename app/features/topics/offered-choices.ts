import { CATEGORIES, categoriesInOrder, categoryById, hasSpecifiedCategories } from "#app/features/catalog/categories";
import { DASHBOARD_EXPERTISE, WIZARD_EXPERTISE } from "#app/features/catalog/expertise-options";
import { TOPICS, type TopicName } from "#app/features/catalog/topics";
import { WIZARD_CATEGORIES, type WizardCategory } from "#app/features/catalog/wizard-categories";
import { namesNow, offeredTopics, specifiedTopic, topicByName, topicsOfCategory } from "./topic-list";

/**
 * The categories of the application wizards: the specified six as far as they are offered, in the wizards' own order until an admin orders the site's anew, a
 * renamed one under its own name, and those that admins added.
 */
export function wizardCategories(): readonly WizardCategory[] {
  return categoriesInOrder(WIZARD_CATEGORIES.map(({ category }) => category)).map(({ id, name, description }) => {
    const specified = WIZARD_CATEGORIES.find(({ category }) => category === id);
    if (specified && CATEGORIES.some((first) => first.id === id && first.name === name)) return specified;
    const first = topicsOfCategory(id)[0];
    return { id: specified?.id ?? id, name, description, category: id, firstSubcategory: first ? expertiseOf(first.name) : "" };
  });
}

export const findWizardCategory = (id: string): WizardCategory | undefined => wizardCategories().find((category) => category.id === id);

/** What the site calls the category of an application today; what is kept of it where that is offered no more. */
export function categoryOfApplication(id: string): string {
  const found = findWizardCategory(id);
  return found ? categoryById(found.category).name : id;
}

/** What applications keep of the areas of a category of the wizards, under their names of today and their first ones. */
export function expertiseOfCategory(id: string): string[] {
  const category = findWizardCategory(id)?.category;
  return category ? topicsOfCategory(category).flatMap(({ name }) => [name, expertiseOf(name)]) : [];
}

/** The choices of 'Primary Expertise' in the application wizards. */
export const wizardExpertise = () => someOrAll(WIZARD_EXPERTISE);

/** The choices of the advisor dashboard's expertise. */
export const dashboardExpertise = () => someOrAll(DASHBOARD_EXPERTISE);

export const isWizardExpertise = (value: string): boolean => wizardExpertise().some((choice) => choice.value === value);

/** Some of the fifty to choose from, as long as the six categories are the site's; on every other site all of its areas. */
function someOrAll(few: readonly TopicName[]): { value: string; label: string }[] {
  if (hasSpecifiedCategories()) return few.flatMap((value) => namesNow([value]).map((label) => ({ value, label })));
  return offeredTopics().map(({ name }) => ({ value: expertiseOf(name), label: name }));
}

/** What an application keeps of an area: one of the fifty under its first name, whatever it is called now. */
const expertiseOf = (name: string): string => {
  const slug = topicByName(name)?.slug;
  return TOPICS.find((area) => area.slug === slug && specifiedTopic(area.name))?.name ?? name;
};
