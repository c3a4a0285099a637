/** A banner as the list shows it; times are ISO instants. */
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

/** Whether a banner is shown at a moment, and if it is switched on and yet is not: why. */
export function bannerState(
  { isActive, startsAt, endsAt }: Pick<EditedBanner, "isActive" | "startsAt" | "endsAt">,
  now: Date,
): BannerState {
  if (!isActive) return "inactive";
  if (endsAt && new Date(endsAt) <= now) return "over";
  return startsAt && new Date(startsAt) > now ? "scheduled" : "active";
}
