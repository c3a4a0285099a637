const DOORS = "tests/doors/advisor-dashboard.test.ts";
const FETCH = "app/features/calendar/busy-feeds/fetch-feed.server.ts";
const FETCH_TEST = "app/features/calendar/busy-feeds/fetch-feed.server.test.ts";
const FEEDS = "app/features/calendar/busy-feeds/feeds.server.ts";

/** The addresses that the server fetches for a person, the files it writes for others' programs, and an advisor's own dashboard. */
export const CALENDAR_PLANTS = [
  {
    threat: "V23",
    planted: "any address a name has is connected to",
    edits: [[FETCH, " || !found.every(({ address }) => access.isAllowed(address))", ""]],
    test: FETCH_TEST,
    name: "is never connected to",
  },
  {
    threat: "V23",
    planted: "one public address among private ones is enough",
    edits: [[FETCH, "!found.every(", "!found.some("]],
    test: FETCH_TEST,
    name: "a public name that leads to a private address",
  },
  {
    threat: "V23",
    planted: "a redirect may lead anywhere",
    edits: [[FETCH, 'if (next.origin !== first.origin) throw new Refused("calendar.ledAway");', ""]],
    test: FETCH_TEST,
    name: "a redirect to another host",
  },
  {
    threat: "V23",
    planted: "a calendar is read to its end however long it is",
    edits: [[FETCH, "if (bytes > FEED_MAX_BYTES) {", "if (bytes > 100 * FEED_MAX_BYTES) {"]],
    test: FETCH_TEST,
    name: "more than 2 MB is not read to the end",
  },
  {
    threat: "V23",
    planted: "addresses inside private networks count as public",
    edits: [["app/features/calendar/busy-feeds/public-address.server.ts", '  "127.0.0.0/8",\n', ""]],
    test: DOORS,
    name: "is never connected to, and says so in words",
  },
  {
    threat: "V5",
    planted: "a calendar is found by its id alone",
    edits: [
      [FEEDS, ".where(and(eq(calendarFeeds.id, feedId), isOwn(userId)))", ".where(eq(calendarFeeds.id, feedId))"],
      [FEEDS, "const own = and(eq(calendarFeeds.id, feedId), isOwn(userId));", "const own = eq(calendarFeeds.id, feedId);"],
    ],
    test: DOORS,
    name: "reaches another's dashboard",
  },
  {
    threat: "V5",
    planted: "a posted field may be any column",
    edits: [
      [
        "app/features/autosave/field-changes.ts",
        "if (!Object.hasOwn(schemas, name)) return null;",
        "if (!Object.hasOwn(schemas, name)) continue;",
      ],
    ],
    test: DOORS,
    name: "no field of a form reaches a column",
  },
  {
    threat: "V25",
    planted: "a cell of a statement may begin like a formula",
    edits: [["app/platform/csv.ts", "const plain = FORMULA.test(text) && !isNumber ? `'${apart}` : apart;", "const plain = apart;"]],
    test: "app/features/advisors/billing/statement-csv.server.test.ts",
    name: "is no formula",
  },
  {
    threat: "V25",
    planted: "a name stands in a calendar file as it was typed",
    edits: [["app/features/calendar/consultation-file.server.ts", 'text.replaceAll(/[\\p{Cc}"]+/gu, " ").trim()', "text"]],
    test: "app/features/calendar/consultation-file.server.test.ts",
    name: "names and topics cannot add a property",
  },
  {
    threat: "V27",
    planted: "the calendars of an advisor are counted without holding the advisor",
    edits: [[FEEDS, '.where(eq(advisors.userId, userId)).for("update");', ".where(eq(advisors.userId, userId));"]],
    test: DOORS,
    name: "twenty different ones as five",
  },
  {
    threat: "V27",
    planted: "a week that was changed meanwhile is overwritten",
    edits: [["app/features/advisors/availability/hours.server.ts", "if (version !== was) return", 'if (version === "never") return']],
    test: "app/features/advisors/availability/hours.server.test.ts",
    name: "of two saves at the same moment",
  },
];
