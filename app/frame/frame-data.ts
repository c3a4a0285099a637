/** What the frame knows of a request; the root loader makes it. */
export interface FrameData {
  viewer: { name: string; isAdmin: boolean; isAdvisor: boolean } | null;
  site: { name: string; origin: string; contact: { email: string; phone: string; city: string } };
  banner: BannerContent | null;
}

export interface BannerContent {
  text: string;
  linkUrl: string | null;
  linkText: string | null;
  backgroundColor: string;
  textColor: string;
}
