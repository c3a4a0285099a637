const WORK = "app/platform/workers/isolated-work.server.ts";
const WORK_TEST = "app/platform/workers/isolated-work.server.test.ts";

/** What one of many does at the cost of the others: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V4",
    "the export of a site names who reported the admin who takes it",
    "app/features/admin/reports/unseen-reporter.server.test.ts",
    "who reported a review is in no export",
    ["app/features/admin/export/site-export.server.ts", "where ${which} order by", "where ${which} or true order by"],
  ],
  [
    "V4",
    "the mailbox names who reported the admin who reads it",
    "app/features/admin/reports/unseen-reporter.server.test.ts",
    "the mail that answers a report",
    ["app/features/admin/reports/both-reports.server.ts", "${reported.id} = ${reportId})`", "${reported.id} = ${reportId} and false)`"],
  ],
  [
    "V30",
    "documents are read first come, first served, whosever they are",
    WORK_TEST,
    "however much one network sends",
    [WORK, "run(order, within()), network)", 'run(order, within()), "")'],
  ],
  [
    "V30",
    "each account of a network has a turn of its own to have documents read",
    WORK_TEST,
    "however much one network sends",
    ["app/platform/turns/database-turns.server.ts", '?.network ?? ""', '?.whose ?? ""'],
  ],
  [
    "V30",
    "a network of slow documents takes turns like any other",
    WORK_TEST,
    "a network whose work used up its time",
    [WORK, ", goesLast: isSlow", ""],
  ],
  [
    "V30",
    "a network of slow documents has as much time as before",
    WORK_TEST,
    "a network whose work used up its time",
    [WORK, "Math.min(given.maxMs, MAX_SLOW_MS)", "given.maxMs"],
  ],
  [
    "V30",
    "of a full line somebody else is sent away for a network of slow documents",
    WORK_TEST,
    "of a full line whoever goes last",
    ["app/platform/concurrency-limiter.ts", "inTurn().at(-1)?.refuse", "shares.inTurn(waiting).at(-1)?.refuse"],
  ],
  [
    "V30",
    "one calendar without an end makes all others slow",
    WORK_TEST,
    "of a full line whoever goes last",
    [WORK, ' && network !== "") slow', ") slow"],
  ],
];

export const CROWDING_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
