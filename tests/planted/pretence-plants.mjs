/** Defects of times that are none, and of people who pretend to be many, somebody else, the site or advised: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V30",
    "an hour at the edge of the calendar, in an address, is a 500",
    "app/features/booking/hour/hour-selection.test.ts",
    "another time is chosen on the reader's day",
    ["app/features/schedule/wall-time.ts", "!isSaidTime(wall)", "Number.isNaN(wall)"],
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
];

export const PRETENCE_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
