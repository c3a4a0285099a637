const PAID = "app/features/reviews/paid-reviews.server.test.ts";
const COUNTED = "app/features/ratings/counted-reviews.server.ts";
const PAID_FOR = "app/features/ratings/paid-for.server.ts";
const LOOK_ALIKES = "app/platform/brand/look-alikes.test.ts";
const OPEN = "app/features/booking/request/open-requests.server.test.ts";
const DEMAND = "app/features/matching/demand.server.ts";

/** Defects of times that are none, and of people who pretend to be many, somebody else, the site or advised: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V30",
    "an hour at the edge of the calendar, in an address, is a 500",
    "app/features/booking/hour/hour-selection.test.ts",
    "another time is chosen on the reader's day",
    [
      "app/features/booking/hour/hour-selection.ts",
      'const asked = readTime(time, "UTC");',
      "const asked = { ok: !Number.isNaN(Date.parse(time)), instant: Date.parse(time) };",
    ],
  ],
  [
    "V30",
    "a time is read that lies in a year which cannot be written down",
    "app/features/schedule/wall-time.test.ts",
    "at the edges of what can be a time",
    ["app/features/schedule/wall-time.ts", "instants.every(isSaidTime) ? reading", "instants.length > 0 ? reading"],
  ],
  [
    "V30",
    "figures of the first days that can be written are a 500",
    "app/features/admin/figures/trend-range.test.ts",
    "days at the edges of the calendar",
    ["app/platform/said-times.ts", "from: Date.UTC(1970)", "from: Number.NEGATIVE_INFINITY"],
  ],
  [
    "V30",
    "a form that was last written in the year 0 is a 500",
    "app/platform/said-times.test.ts",
    "in a year that no database takes",
    ["app/platform/saved-at.ts", "\n    .refine((at) => isSaidTime(at.getTime()), message)", ""],
  ],
  [
    "V30",
    "a calendar that is busy for ever is never read",
    "app/features/calendar/busy-feeds/read-feed.server.test.ts",
    "what is busy for ever",
    ["app/features/calendar/busy-feeds/read-feed.server.ts", "reading.busy.map(withinReach)", "reading.busy"],
  ],
  [
    "V11",
    "each address of a mailbox is a person for what accounts do",
    "app/platform/limits/take-limit.server.test.ts",
    "accounts of one mailbox are one person",
    ["app/platform/limits/take-limit.server.ts", "user ? mailboxOf(user.email) : userId} ${to}", "user ? user.email : userId} ${to}"],
  ],
  [
    "V11",
    "each address of a mailbox is mailed by itself",
    "app/features/accounts/attempts/attempts.server.test.ts",
    "addresses of one mailbox are one",
    ["app/features/accounts/attempts/mailed-attempt.server.ts", "const mailbox = mailboxOf(email)", "const mailbox = email"],
  ],
  [
    "V11",
    "accounts of one mailbox close a calendar together",
    OPEN,
    "accounts of one mailbox that never paid",
    ["app/features/booking/request/open-requests.server.ts", "ofMailbox >= FIRST.perPerson || ", ""],
  ],
  [
    "V11",
    "people of one network close a calendar together",
    OPEN,
    "people of one network who never paid",
    ["app/features/booking/request/open-requests.server.ts", " || ofNetwork >= FIRST.perNetwork", ""],
  ],
  [
    "V11",
    "who ask at once are not held to it together",
    OPEN,
    "many who ask at the same moment",
    ["app/features/booking/request/reserve-time.server.ts", "await lockAdvisor(tx, terms.advisorId);\n  const network", "const network"],
  ],
  [
    "V1",
    "each account of a mailbox raises a price",
    OPEN,
    "are one person in the demand",
    [DEMAND, "select distinct on (mailbox) mailbox, network", "select mailbox, network"],
  ],
  [
    "V1",
    "each account of a network raises a price",
    OPEN,
    "are one person in the demand",
    [DEMAND, "coalesce(network, mailbox)", "mailbox"],
  ],
  [
    "V1",
    "accounts of this minute raise a price",
    OPEN,
    "who confirmed an address just now",
    [DEMAND, "(users.email_confirmed_at <= ${standing} or ${hasPaidBefore(sql`users.id`)})", "true"],
  ],
  [
    "V1",
    "an advisor raises the price of their own topic from where they sign in",
    OPEN,
    "advisors of a topic make no demand",
    ["app/features/booking/request/open-requests.server.ts", "(await isOfAdvisor(tx, network, topicId))", "false"],
  ],
  [
    "V3",
    "what was said before signing in stays in the browser of whoever signs out",
    "tests/doors/accounts.test.ts",
    "what was said to the assistant before signing in",
    ["app/forms/left-window.server.ts", "await deleteTalkOf(asker)", "await Promise.resolve()"],
  ],
  [
    "V3",
    "a link that somebody sets once they are blocked is read on the page and in the file",
    "app/features/messages/reports/link-when-blocked.server.test.ts",
    "a link that is set later is read nowhere",
    [
      "app/features/calendar/meeting/meeting-link.server.ts",
      "linkBetween(advisors.userId, consultations.clientId, advisors.meetingUrl)",
      "advisors.meetingUrl",
    ],
  ],
  [
    "V3",
    "a link that somebody sets once they are blocked is read by calendars",
    "app/features/messages/reports/link-when-blocked.server.test.ts",
    "a link that is set later is read nowhere",
    [
      "app/features/calendar/own-feed/write-feed.server.ts",
      "linkBetween(advisors.userId, consultations.clientId, advisors.meetingUrl)",
      "advisors.meetingUrl",
    ],
  ],
  [
    "V2",
    "what was never paid for is on an advisor's page and in their rating",
    PAID,
    "what was never paid for",
    [COUNTED, ", isPaidFor(reviews.consultationId)", ""],
  ],
  [
    "V2",
    "a review does not count once the money has come",
    PAID,
    "it counts from the moment",
    [
      "app/features/money/outside/outside-payment.server.ts",
      'if (consultation.status === "completed") await countRatings(tx, consultation.advisorId);',
      "",
    ],
  ],
  [
    "V2",
    "a part of the price makes a review count",
    PAID,
    "it counts from the moment",
    [PAID_FOR, "priced.total_price - priced.refunded - paid.let_go > paid.received - paid.returned", "paid.received + paid.let_go = 0"],
  ],
  [
    "V2",
    "what a provider never took makes a review count",
    PAID,
    "through a provider it counts",
    [PAID_FOR, "taken.status <> 'captured'", "false"],
  ],
  [
    "V2",
    "the home page quotes somebody who is called as the site's staff",
    PAID,
    "a name from before it was refused",
    ["app/features/reviews/newest-words.server.ts", "!isReservedName({ isAdmin: false }, each.authorName)", "each.authorName"],
  ],
  [
    "V36",
    "somebody is called 'Account Security' or 'no-reply'",
    LOOK_ALIKES,
    "looks like those who run it",
    ["app/platform/brand/look-alikes.ts", "      isOfficeAlone(whole) ||\n", ""],
  ],
  [
    "V36",
    "who is called 'Owner' or 'Grace Trust' is refused their name",
    LOOK_ALIKES,
    "does not",
    ["app/platform/brand/office-names.ts", " && isMadeOf(name, OF_THEM, [...AROUND, ...OR_NAMES])", ""],
  ],
  [
    "V36",
    "somebody is called as the site with one letter changed",
    LOOK_ALIKES,
    "looks like a site called Sagebridge",
    ["app/platform/brand/one-slip.ts", "(one.length <= 1 && other.length <= 1) || areExchanged", "areExchanged"],
  ],
  [
    "V36",
    "somebody is called as the site with two letters exchanged",
    LOOK_ALIKES,
    "looks like a site called Sagebridge",
    ["app/platform/brand/one-slip.ts", " || areExchanged;", ";"],
  ],
];

export const PRETENCE_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
