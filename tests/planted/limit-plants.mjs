const TAKE_LIMIT = "app/platform/limits/consume-limit.server.test.ts";
const NETWORK = "app/platform/limits/network.test.ts";
const LIMITS_DOOR = "tests/doors/limits.test.ts";
const FETCH_FEED = "app/features/calendar/busy-feeds/fetch-feed.server.test.ts";
const RANKING = "app/features/matching/ranking.server.test.ts";
const SURGE = "app/features/matching/surge.test.ts";

/** Limits of what costs, and what they lead to: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V12",
    "each write of another site is a line of the log",
    "app/platform/log/log-seldom.server.test.ts",
    "what strangers cause is one line a minute",
    ["app/platform/log/log-seldom.server.ts", "    last.untold += 1;\n    return;\n", "    last.untold += 1;\n"],
  ],
  [
    "V11",
    "of what counts in two ways at once only the first is counted",
    LIMITS_DOOR,
    "requests and withdraws again",
    ["app/platform/limits/consume-limit.server.ts", "const counters = done.flatMap(", "const counters = done.slice(0, 1).flatMap("],
  ],
  [
    "V11",
    "one person is counted without an end",
    TAKE_LIMIT,
    "ends for one person",
    ["app/platform/limits/counters.server.ts", "if (!perPerson || !person) return [];", "if (!perPerson || person) return [];"],
  ],
  [
    "V11",
    "one network is counted without an end",
    TAKE_LIMIT,
    "ends for one person",
    [
      "app/platform/limits/counters.server.ts",
      "if (!perNetwork || address === undefined) return [];",
      "if (!perNetwork || address !== undefined) return [];",
    ],
  ],
  [
    "V11",
    "counts of a day are forgotten after a quarter of an hour",
    TAKE_LIMIT,
    "a count is kept as long as it counts",
    ["app/platform/limits/consume-limit.server.ts", "windowStart(MAX_MINUTES, at)", "windowStart(15, at)"],
  ],
  [
    "V11",
    "another port is another network",
    NETWORK,
    "the port that a proxy writes",
    ["app/platform/limits/network.ts", "withoutPort(address.trim().slice(0, LONGEST))", "address.trim().slice(0, LONGEST)"],
  ],
  [
    "V11",
    "requests and withdrawals mail without an end",
    LIMITS_DOOR,
    "requests and withdraws again",
    [
      "app/features/booking/request/checks/refuse-at-last.server.ts",
      "if (!taken.ok) return { ...taken",
      "if (!taken.ok && !terms) return { ...taken",
    ],
  ],
  [
    "V11",
    "prices are stored without an end",
    LIMITS_DOOR,
    "prices are asked for",
    ["app/features/booking/request/match-advisors.server.ts", "if (!taken.ok) return", "if (!taken.ok && !viewer) return"],
  ],
  [
    "V11",
    "steps, calendars and photos have no end",
    LIMITS_DOOR,
    "steps of consultations, calendars and photos",
    ["app/forms/consultation-form.server.ts", "if (!taken.ok) {", "if (!taken.ok && !viewer) {"],
    [
      "app/features/calendar/busy-feeds/feeds.server.ts",
      "address: owner.address }, at);\n  if (!taken.ok) return",
      "address: owner.address }, at);\n  if (!taken.ok && !userId) return",
    ],
    ["app/features/profiles/photo/avatar.server.ts", "if (!taken.ok) return", "if (!taken.ok && !ownerId) return"],
  ],
  [
    "V11",
    "whoever is signed in changes their account, and is mailed of it, without an end",
    "app/features/profiles/security/change-password.server.test.ts",
    "twenty changes of one's account within an hour",
    ["app/features/accounts/password/reauthentication.server.ts", "return taken.ok ? proved :", "return taken.ok || proved.ok ? proved :"],
  ],
  [
    "V11",
    "the people of one network write to as many as they like",
    "app/features/messages/messages.server.test.ts",
    "of one network as many people begin threads",
    ["app/features/messages/send/message-limits.server.ts", "return thread.ok ?", "return thread.ok || writer.address ?"],
  ],
  [
    "V11",
    "the people of one network send as many files as they like",
    "app/features/messages/send/files.server.test.ts",
    "of one network as many files are taken",
    ["app/features/messages/send/message-limits.server.ts", "if (file) return file", "if (file && !address) return file"],
  ],
  [
    "V11",
    "the signed-in of one network ask the assistant without an end",
    "app/features/assistant/conversation/message-limit.server.test.ts",
    "people of one network give the matcher so many documents",
    [
      "app/features/assistant/conversation/message-limit.server.ts",
      "userId ? { userId, address } : { address }",
      "userId ? { userId } : { address }",
    ],
  ],
  [
    "V15",
    "anonymous searches have no end",
    LIMITS_DOOR,
    "searches for words",
    ["app/site.server.ts", "    (await refuseSearchOf(request, address));", "    null;"],
  ],
  [
    "V23",
    "a calendar's host announces its answer for as long as it likes",
    FETCH_FEED,
    "a host that says without end",
    ["app/features/calendar/busy-feeds/fetch-feed.server.ts", "announcements > MAX_ANNOUNCEMENTS", "announcements < 0"],
  ],
  [
    "V23",
    "an answer tells which inner names there are",
    FETCH_FEED,
    "",
    [
      "app/features/calendar/busy-feeds/fetch-feed.server.ts",
      'isAllowed(address))) throw new Refused("calendar.unreachable")',
      'isAllowed(address))) throw new Refused("calendar.refused")',
    ],
  ],
  [
    "V1",
    "one person's many requests raise the price for all",
    RANKING,
    "demand counts people",
    ["app/features/matching/demand.server.ts", "select distinct on (mailbox) mailbox, network", "select mailbox, network"],
    ["app/features/matching/demand.server.ts", "count(distinct coalesce(network, mailbox))", "count(*)"],
  ],
  [
    "V1",
    "one person more raises a rare topic's price by four tenths",
    SURGE,
    "one person more adds a tenth",
    ["app/features/matching/surge.ts", "Math.min(quarters, beyondOneEach)", "quarters"],
  ],
  [
    "V30",
    "signs that stand for a phrase make a bounded text eighteen times as long",
    "app/features/catalog/search-words.test.ts",
    "a folded text is at most three times as long",
    ["app/platform/text/decomposed.ts", "    .slice(0, text.length * MAX_FOR_ONE)\n", ""],
  ],
  [
    "V30",
    "what is sought is folded for every line it is looked for in",
    "app/features/search/site-search.test.ts",
    "what is sought is folded a few times",
    ["app/features/search/site-search.ts", "isMeant(page, isFoundIn)", "isMeant(page, finderOf(wanted))"],
  ],
];

export const LIMIT_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
