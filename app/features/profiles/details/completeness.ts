/** The seven checks of a complete profile, in their order (signed-in-areas.md 2). */
export const COMPLETENESS_CHECKS = ["photo", "displayName", "jobTitle", "bio", "place", "industry", "company"] as const;
export type CompletenessCheck = (typeof COMPLETENESS_CHECKS)[number];

interface CheckedProfile {
  avatarUrl: string | null;
  displayName: string;
  jobTitle: string;
  bio: string;
  city: string;
  country: string;
  industry: string;
  companyName: string;
}

/** Returns which checks a profile passes, and their share as a whole percentage. */
export function completenessOf(profile: CheckedProfile) {
  const passed: Record<CompletenessCheck, boolean> = {
    photo: Boolean(profile.avatarUrl),
    displayName: isFilled(profile.displayName),
    jobTitle: isFilled(profile.jobTitle),
    bio: isFilled(profile.bio),
    place: isFilled(profile.city) && isFilled(profile.country),
    industry: isFilled(profile.industry),
    company: isFilled(profile.companyName),
  };
  const count = COMPLETENESS_CHECKS.filter((check) => passed[check]).length;
  return {
    checks: COMPLETENESS_CHECKS.map((check) => ({ check, isPassed: passed[check] })),
    percent: Math.round((count / COMPLETENESS_CHECKS.length) * 100),
  };
}

const isFilled = (text: string) => text.trim() !== "";
