import type { SiteLogos } from "#app/features/home/logos/shown-logo";
import type { BannerContent } from "#app/features/site/banner-content";

/** What the frame knows of a request; the root loader makes it. */
export interface FrameData {
  viewer: FrameViewer | null;
  site: { name: string; origin: string; contact: { email: string; phone: string; city: string } };
  banner: BannerContent | null;
  logos: SiteLogos;
}

/** The signed-in person, as far as header and menu show them. */
export interface FrameViewer {
  name: string;
  avatarUrl: string | null;
  isAdmin: boolean;
  isAdvisor: boolean;
  counts: OwnCounts;
}

/** What waits for them. */
export interface OwnCounts {
  /** Threads with something new. */
  messages: number;
  /** Notifications that were not opened. */
  notifications: number;
  /** Consultations that wait for one's own answer as a client. */
  consultations: number;
  /** The same as an advisor. */
  requests: number;
}
