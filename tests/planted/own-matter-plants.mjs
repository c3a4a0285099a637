const PAY = "app/features/money/payouts/held-back.server.test.ts";
const OWN = "app/features/audit/conflict-of-interest.server.test.ts";
const REP = "app/features/admin/reports/own-reports.server.test.ts";

/** Defects by which somebody decides of themselves, or has what another has still to decide: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V27",
    "what a client contests is paid out",
    PAY,
    "contests is not paid out",
    ["app/features/money/payouts/held-back.server.ts", "${saidAbsent} is not null or ", ""],
  ],
  [
    "V27",
    "what an advisor alone completed is paid out at once",
    PAY,
    "alone completed is paid out",
    ["app/features/money/payouts/held-back.server.ts", " or ${endsAt} >", " and ${endsAt} >"],
  ],
  [
    "V27",
    "a contest keeps no advisor from leaving",
    PAY,
    "did not come stays",
    ["app/features/accounts/deletion/obstacles.ts", "if (isContested)", "if (false)"],
  ],
  [
    "V4",
    "an admin decides of themselves",
    OWN,
    "is refused",
    ["app/features/audit/conflict-of-interest.server.ts", "if (!sides.includes(userId))", "if (sides.length >= 0)"],
  ],
  [
    "V4",
    "an admin who is leaving counts as another",
    OWN,
    "suspended or leaving is no other",
    ["app/features/accounts/admin-role.server.ts", ", isNull(accountDeletions.userId)", ""],
  ],
  [
    "V4",
    "the log says nothing of one's own matter",
    OWN,
    "the audit log says so",
    ["app/features/audit/conflict-of-interest.server.ts", "said: { ownMatter: true }", "said: {}"],
  ],
  [
    "V4",
    "who reported an admin is read by that admin",
    REP,
    "is not listed to whoever wrote it",
    [
      "app/features/audit/conflict-of-interest.server.ts",
      "(await isOtherAdmin(connection, viewer.userId)) ? sql",
      "(await isOtherAdmin(connection, viewer.userId)) && connection === null ? sql",
    ],
  ],
];

export const OWN_MATTER_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
