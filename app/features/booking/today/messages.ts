/** Texts of the first view of an advisor's dashboard. */
export const todayMessages = {
  title: "Today",
  accused: "{count, plural, one {# session needs a word from you} other {# sessions need a word from you}}",
  requests:
    "{count, plural, =0 {No request is waiting for you} one {# request is waiting for your answer} other {# requests are waiting for your answer}}",
  proposals:
    "{count, plural, one {# time you proposed is waiting for the client’s answer} other {# times you proposed are waiting for the clients’ answers}}",
  moreRequests: "All requests",
  next: "Next session",
  noNext: "Nothing is planned",
  with: "{name}, {topic}",
  openSession: "Open session",
  unread: "Messages",
  unreadCount: "{count, plural, =0 {Nothing unread} one {# unread conversation} other {# unread conversations}}",
  earned: "Earned this month",
  nothingEarned: "Nothing yet",
  better: "How to get more requests",
} as const;
