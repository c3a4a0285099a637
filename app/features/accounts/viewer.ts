/** Who is looking: the signed-in person of a request, as the session and the roles say. Never made from what a request claims. */
export interface Viewer {
  userId: string;
  sessionId: string;
  email: string;
  /** What the interface calls them: display name, else first name, else the part of the address before the @. */
  name: string;
  avatarUrl: string | null;
  isAdmin: boolean;
  /** The row in `advisors`, when there is one. */
  advisorId: string | null;
  /** IANA zone of the profile; empty until one is chosen. */
  timeZone: string;
  /** What pages, mails and notifications are written in for them: of the Preferences. */
  language: string;
  /** What dates, times and numbers are written in, on every page: of the language, with the clock of the preferences. */
  locale: string;
  theme: "system" | "light" | "dark";
  currency: string;
  /** The network they ask from, as far as the proxy settings let it be known: for limits. */
  address: string;
  /** When this session last proved its password or second factor. */
  authenticatedAt: Date;
}
