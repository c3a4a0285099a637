const SIGN_INS = "app/features/accounts/sign-in/many-sign-ins.server.test.ts";
const SESSIONS = "app/features/accounts/sessions/sessions.server.test.ts";
const GIVEN = "app/features/accounts/sign-up/sign-up-password.server.test.ts";
const FEEDS = "app/features/calendar/busy-feeds/feeds.server.test.ts";
const LINE = "app/platform/concurrency-limiter.test.ts";
const SIGN_IN = "app/features/accounts/sign-in/sign-in.server.ts";
const KEEP = "app/features/calendar/busy-feeds/replace-busy-times.server.ts";
const UNDO = "app/features/advisors/own-week/undo-dates.server.test.ts";
const DATES = "app/features/schedule/exceptions.ts";
const READ = "app/features/schedule/schedule.server.test.ts";

/** Defects by which something of one account grows without an end, or tells who has one: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V11",
    "an account signs in without an end, in ever new browsers",
    SIGN_INS,
    "of one account they end",
    ["app/platform/limits/limits.ts", "perPerson: 30, perNetwork: 300, perAccount: 100", "perPerson: 30, perNetwork: 300"],
  ],
  ["V11", "whoever is refused costs a hash each time", SIGN_INS, "of one account they end", [SIGN_IN, "if (isOver) {", "if (false) {"]],
  [
    "V30",
    "an account has sessions without an end",
    SESSIONS,
    "so many sessions and no more",
    ["app/features/accounts/sessions/sessions.server.ts", "  await endOldestSessions(connection, userId);\n", ""],
  ],
  [
    "V10",
    "a sign-in after a sign-up tells whether the address has an account",
    GIVEN,
    "is told the same after the same work",
    [
      "app/features/accounts/sign-up/sign-up.server.ts",
      "  await storeSignUpPassword(",
      "  if (!user.emailConfirmedAt) await storeSignUpPassword(",
    ],
  ],
  [
    "V10",
    "the time of a sign-in tells whether the address has an account",
    GIVEN,
    "is told the same after the same work",
    [SIGN_IN, "user && !isEntered && (await", "user && !user.emailConfirmedAt && (await"],
  ],
  [
    "V30",
    "one advisor's calendars have busy times without an end",
    FEEDS,
    "so many busy times together",
    [KEEP, "ofOthers + busy.length >", "busy.length >"],
  ],
  [
    "V30",
    "every gap between busy times is kept",
    FEEDS,
    "no consultation fits are closed",
    [KEEP, "mergeIntervals(said, MIN_MS)", "mergeIntervals(said)"],
  ],
  [
    "V11",
    "a zone that is changed again and again has strangers' hosts asked without an end",
    FEEDS,
    "a zone that is changed again and again",
    ["app/features/calendar/busy-feeds/feeds.server.ts", "  if (!taken.ok) return;\n", ""],
  ],
  [
    "V30",
    "the line of hashes is one network's",
    LINE,
    "whoever has less under way goes first",
    ["app/platform/concurrency-limiter.ts", "inTurn()[0]?.begin();", "waiting[0]?.begin();"],
  ],
  [
    "V30",
    "a flood of one kind takes away what is counted in memory of another",
    "app/platform/limits/counted-in-memory.server.test.ts",
    "is still held back in another",
    ["app/platform/limits/counted-in-memory.server.ts", "addTo(COUNTS[kind],", "addTo(COUNTS.form,"],
  ],
  [
    "V30",
    "an undo keeps hours that its form made up",
    UNDO,
    "what this site has not done",
    [
      "app/platform/sealed/sealed-value.server.ts",
      "given.length === due.length && timingSafeEqual(given, due)",
      "given.length <= due.length",
    ],
  ],
  [
    "V30",
    "one advisor's undo is another's",
    UNDO,
    "what this site has not done",
    ["app/features/advisors/own-week/sealed-change.server.ts", "`changed dates of ${advisorId}`", '`changed dates of ${advisorId && ""}`'],
  ],
  [
    "V30",
    "what an undo brings back is not counted with the rest",
    UNDO,
    "counts with all else",
    ["app/features/advisors/own-week/own-week.server.ts", "checkExceptions([...others, ...before]", "checkExceptions([...before]"],
  ],
  [
    "V30",
    "a date is off as often as somebody says",
    "app/features/schedule/exceptions.test.ts",
    "a date is off once",
    [DATES, "isTwice || isOverlapping", "isOverlapping"],
  ],
  [
    "V30",
    "one date has hours without an end",
    "app/features/schedule/exceptions.test.ts",
    "a date is off once",
    [DATES, "those.length > MAX_SPANS_PER_WEEK", "those.length > MAX_EXCEPTIONS"],
  ],
  [
    "V30",
    "every page reads as many dates as an advisor has",
    READ,
    "so many are read and no more",
    ["app/features/schedule/schedule-reads.server.ts", "    .limit(MAX_EXCEPTIONS)\n", ""],
  ],
  [
    "V30",
    "an advisor's own page lists as many dates as there are",
    "app/features/advisors/availability/hours.server.test.ts",
    "no more dates are listed",
    ["app/features/advisors/availability/hours.server.ts", "\n    .limit(MAX_EXCEPTIONS);", ";"],
  ],
];

/** @type {import("./plants.mjs").Plant[]} */
export const BOUND_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, test, name, edits }));
