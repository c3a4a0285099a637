import { CATEGORIES, categoriesInOrder, categoryById, hasSpecifiedCategories } from "#app/features/catalog/categories";
import { DASHBOARD_EXPERTISE, WIZARD_EXPERTISE } from "#app/features/catalog/expertise-options";
import { TOPICS, type TopicName } from "#app/features/catalog/topics";
import { WIZARD_CATEGORIES, type WizardCategory } from "#app/features/catalog/wizard-categories";
import { knownTopics, namesNow, offeredTopics, specifiedTopic, topicByName, topicsOfCategory } from "./topic-list";

/**
 * Returns the categories of the application wizards: the specified six as far as they are offered, in the wizards' own order until an admin
 * changes the site's order, renamed ones under their new name, then those added by admins.
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

/** Returns the current name of an application's category; the stored value if it is no longer offered. */
export function categoryOfApplication(id: string): string {
  const found = findWizardCategory(id);
  return found ? categoryById(found.category).name : id;
}

/** Returns the stored values for a wizard category's areas, under their current and original names. */
export function expertiseOfCategory(id: string): string[] {
  const category = findWizardCategory(id)?.category;
  return category ? topicsOfCategory(category).flatMap(({ name }) => [name, expertiseOf(name)]) : [];
}

/** Returns what the area that an application stores is called now: one of the fifty by its new name, also when it is retired. */
export function expertiseNow(stored: string): string {
  const slug = TOPICS.find(({ name }) => name === stored)?.slug;
  return knownTopics().find((topic) => topic.slug === slug)?.name ?? stored;
}

/** Returns the choices of 'Primary Expertise' in the application wizards. */
export const wizardExpertise = () => someOrAll(WIZARD_EXPERTISE);

/** Returns the choices of expertise in the advisor dashboard. */
export const dashboardExpertise = () => someOrAll(DASHBOARD_EXPERTISE);

export const isWizardExpertise = (value: string): boolean => wizardExpertise().some((choice) => choice.value === value);

/** Returns a selection of the fifty while the site has the six specified categories; all its areas on any other site. */
function someOrAll(few: readonly TopicName[]): { value: string; label: string }[] {
  if (hasSpecifiedCategories()) return few.flatMap((value) => namesNow([value]).map((label) => ({ value, label })));
  return offeredTopics().map(({ name }) => ({ value: expertiseOf(name), label: name }));
}

/** Returns the value an application stores for an area: one of the fifty keeps its original name. */
const expertiseOf = (name: string): string => {
  const slug = topicByName(name)?.slug;
  return TOPICS.find((area) => area.slug === slug && specifiedTopic(area.name))?.name ?? name;
};
