import { type CategoryId, categoryOr } from "#app/features/catalog/categories";
import { slugOf } from "#app/features/catalog/slug";
import { TOPICS } from "#app/features/catalog/topics";
import { isTimeZone } from "#app/features/schedule/time-zones";
import { findWizardCategory } from "#app/features/topics/offered-choices";
import { offeredTopics } from "#app/features/topics/topic-list";
import type { Language } from "#app/languages/languages";
import type { Experience } from "../choices";
import { readLocation } from "../wizard/wizard-location";

const NUMBERED_SLUGS = 20;
/** Reserved: /advisors/all is the list of all advisors. */
const ALL = "all";

interface Applied {
  id: string;
  category: string;
  expertise: string;
  experience: string;
  firstName: string;
  lastName: string;
  location: string;
}

interface ProfileOfApproved {
  timezone: string;
  /** The site's time zone, for an applicant without a recognised location. */
  siteZone: string;
}

/** Derives a new advisor's data from an approved application and the applicant's profile, except what is copied unchanged. */
export function newAdvisor(application: Applied, profile: ProfileOfApproved) {
  const { city, country, zone } = readLocation(application.location);
  return {
    category: categoryOf(application),
    displayName: `${application.firstName} ${application.lastName}`.trim(),
    city,
    country,
    timezone: isTimeZone(profile.timezone) ? profile.timezone : (zone ?? profile.siteZone),
    experience: application.experience as Experience,
  };
}

/** Candidate slugs for an advisor's page, derived from the name: the first free one is used. The last contains the id, so it is always free. */
export function slugsFor({ id, firstName, lastName }: Pick<Applied, "id" | "firstName" | "lastName">, language: Language): string[] {
  const name = slugOf(`${firstName} ${lastName}`, "advisor", language);
  const numbered = Array.from({ length: NUMBERED_SLUGS - 1 }, (_, index) => `${name}-${index + 2}`);
  return [name, ...numbered, `${name}-${id}`].filter((slug) => slug !== ALL);
}

/** The site's category: that of the wizard's choice, else that of the expertise now; a specified topic is still found by its original name. */
function categoryOf({ category, expertise }: Applied): CategoryId {
  const first = TOPICS.find(({ name }) => name === expertise);
  const area = offeredTopics().find(({ slug, name }) => slug === first?.slug || name === expertise);
  return categoryOr(findWizardCategory(category)?.category ?? area?.category ?? "");
}
