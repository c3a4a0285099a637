import type { SiteLogos } from "#app/features/home/logos/shown-logo";
import type { BannerContent } from "#app/features/site/banner-content";
import type { SiteIdentity } from "#app/features/site/site-identity";

/** What the frame knows of a request; the root loader makes it. */
export interface FrameData {
  viewer: FrameViewer | null;
  site: SiteIdentity & { origin: string };
  banner: BannerContent | null;
  logos: SiteLogos;
  /** Left out while the site has the colours it comes with. */
  look?: FrameLook;
}

/** What the head of a page says of colours that an admin has chosen: of the browser's own bars, and addresses of the mark. */
export interface FrameLook {
  bars: { light: string; dark: string };
  icon: string;
  homeScreenIcon: string;
}

/** The signed-in person, as far as header and menu show them. */
export interface FrameViewer {
  /** Names come twice. */
  userId: string;
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

/** What a route says of the frame around its page, in its `handle`. */
export interface FrameHandle {
  /** It brings what stands around its page, and the `main`. */
  hasOwnFrame?: boolean;
}
