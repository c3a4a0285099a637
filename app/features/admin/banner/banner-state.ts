/** A banner as listed; times are ISO instants. */
export interface EditedBanner {
  id: string;
  text: string;
  linkUrl: string | null;
  linkText: string | null;
  backgroundColor: string;
  textColor: string;
  isActive: boolean;
  startsAt: string | null;
  endsAt: string | null;
  createdAt: string;
  version: string;
}

export type BannerState = "inactive" | "scheduled" | "active" | "over";

/** Returns whether a banner is visible at a moment and, if it is active but not visible, why. */
export function bannerState(
  { isActive, startsAt, endsAt }: Pick<EditedBanner, "isActive" | "startsAt" | "endsAt">,
  now: Date,
): BannerState {
  if (!isActive) return "inactive";
  if (endsAt && new Date(endsAt) <= now) return "over";
  return startsAt && new Date(startsAt) > now ? "scheduled" : "active";
}
