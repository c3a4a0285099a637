/** The signed-in person of a request, from the session and roles. Never built from what a request claims. */
export interface Viewer {
  userId: string;
  sessionId: string;
  email: string;
  /** Name in the interface: display name, else first name, else the part of the address before the @. */
  name: string;
  avatarUrl: string | null;
  isAdmin: boolean;
  /** Row in `advisors`, if any. */
  advisorId: string | null;
  /** IANA zone from the profile; empty until one is chosen. */
  timeZone: string;
  /** Language of pages, emails and notifications, from the preferences. */
  language: string;
  /** Locale of dates, times and numbers on every page: the language, with the clock from the preferences. */
  locale: string;
  theme: "system" | "light" | "dark";
  currency: string;
  /** Network address as far as the proxy settings reveal it; used for limits. */
  address: string;
  /** When this session last proved a password or second factor. */
  authenticatedAt: Date;
}
