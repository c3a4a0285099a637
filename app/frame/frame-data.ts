import type { SiteLogos } from "#app/features/home/logos/shown-logo";

/** What the frame knows of a request; the root loader makes it. */
export interface FrameData {
  viewer: { name: string; isAdmin: boolean; isAdvisor: boolean; unread: Unread } | null;
  site: { name: string; origin: string; contact: { email: string; phone: string; city: string } };
  banner: BannerContent | null;
  logos: SiteLogos;
}

/** Threads with something new, and notifications that were not opened. */
export interface Unread {
  messages: number;
  notifications: number;
}

export interface BannerContent {
  text: string;
  linkUrl: string | null;
  linkText: string | null;
  backgroundColor: string;
  textColor: string;
}
