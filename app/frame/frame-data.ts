import type { SiteLogos } from "#app/features/home/logos/shown-logo";
import type { BannerContent } from "#app/features/site/banner-content";
import type { SiteIdentity } from "#app/features/site/site-identity";

/** What the frame knows about a request; the root loader creates it. */
export interface FrameData {
  viewer: FrameViewer | null;
  site: SiteIdentity & { origin: string };
  banner?: BannerContent;
  logos: SiteLogos;
  /** Omitted while the site has its default colours. */
  look?: FrameLook;
}

/** What a page's head needs for colours chosen by an admin: the colour of the browser's bars, and addresses of the mark. */
export interface FrameLook {
  bars: { light: string; dark: string };
  icon: string;
  homeScreenIcon: string;
}

/** The signed-in person, as shown by header and menu. */
export interface FrameViewer {
  /** Names are not unique. */
  userId: string;
  name: string;
  avatarUrl: string | null;
  isAdmin: boolean;
  isAdvisor: boolean;
  counts: OwnCounts;
  /** Slugs of the advisors they have blocked; omitted if there are none. */
  blocked?: readonly string[];
}

/** What awaits the person. */
export interface OwnCounts {
  /** Threads with unread messages. */
  messages: number;
  /** Unread notifications. */
  notifications: number;
  /** Consultations awaiting the person's answer as a client. */
  consultations: number;
  /** Consultations awaiting the person's answer as an advisor. */
  requests: number;
}

/** Frame settings of a route, in its `handle`. */
export interface FrameHandle {
  /** The route renders its own frame, and the `main`. */
  hasOwnFrame?: boolean;
}
