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
];

export const CROWDING_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
