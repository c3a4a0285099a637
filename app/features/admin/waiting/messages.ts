/** Texts of mails to admins about waiting items. */
export const waitingMessages = {
  applicationsSubject: "{count, plural, one {# application waits} other {# applications wait}} for review at {site}",
  overdueSubject: "{count, plural, one {# application is} other {# applications are}} overdue at {site}",
  reportsSubject: "{count, plural, one {# report waits} other {# reports wait}} at {site}",
  requestsSubject: "{count, plural, one {# category request waits} other {# category requests wait}} at {site}",
  returnsSubject: "{count, plural, one {# payment is} other {# payments are}} to be sent back at {site}",
  disputesSubject: "{count, plural, one {# consultation waits} other {# consultations wait}} for a decision at {site}",
  applicationsText:
    "{count, plural, one {An application to become an advisor waits} other {# applications to become an advisor wait}} for you to review. Applicants are told that they hear back within {hours, plural, one {# hour} other {# hours}}.",
  overdueText: "Applicants were told that they would hear back within {hours, plural, one {# hour} other {# hours}}.",
  reportsText: "Somebody has reported a message or a review. Whoever reported it waits for somebody to look at it.",
  requestsText: "Somebody is missing a category. You can answer or decline the request.",
  returnsText:
    "Money is here that belongs to a client. They were told that it goes back to them: send it the way it came, and say so under Payments.",
  disputesText:
    "One side of a consultation says that the other did not come, and the other says something else. Both wait for you to decide.",
  action: "Open the admin area",
  closing: "You get this mail as an admin, at most daily. It is turned off under Preferences.",
} as const;
