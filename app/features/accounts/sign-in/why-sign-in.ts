/** Where signing in leads, and the text that says so; what a new person may come for is said on the Sign Up tab, too. */
const REASONS = [
  [/^\/advisors\/([^/?#]+)\/book(?:[?#]|$)/, "whyHour"],
  [/^\/advisors\/([^/?#]+)#save$/, "whySave"],
  [/^\/book-consultation(?:[?#]|$)/, "whyBook"],
  [/^\/consultations\/./, "whyConsultation"],
  [/^\/consultations(?:[?#]|$)/, "whyConsultations"],
  [/^\/messages(?:[/?#]|$)/, "whyMessages"],
  [/^\/notifications(?:[/?#]|$)/, "whyNotifications"],
  [/^\/profile(?:[/?#]|$)/, "whyProfile"],
  [/^\/advisor-profile(?:[/?#]|$)/, "whyAdvisorProfile"],
  [/^\/admin(?:[/?#]|$)/, "whyAdmin"],
] as const;

export type WhySignIn = (typeof REASONS)[number][1];

const OF_NEW_PEOPLE: readonly WhySignIn[] = ["whyHour", "whySave", "whyBook"];

/** Marks the page of an advisor as what follows saving them. */
export const TO_SAVE = "#save";

/** Why somebody is asked to sign in, by the page they go to next, and which advisor it is about; null when that page says nothing of it. */
export function whySignIn(next: string | null, isSignUp: boolean): { why: WhySignIn; slug?: string } | null {
  for (const [path, why] of REASONS) {
    const found = next === null ? null : path.exec(next);
    if (found) return isSignUp && !OF_NEW_PEOPLE.includes(why) ? null : { why, slug: found[1] && decoded(found[1]) };
  }
  return null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
