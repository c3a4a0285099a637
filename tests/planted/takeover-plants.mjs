const ENDING = "app/features/admin/people/second-factor.server.test.ts";

/** What somebody can reach who talked an admin over, or sits in another's session: what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V8",
    "a second factor that an admin ends is gone at once",
    ENDING,
    "until a day is over",
    ["app/features/accounts/second-factor/ending.server.ts", ".where(lte(authenticators.endsAt, at))", ""],
  ],
  [
    "V8",
    "its owner is not told that it ends",
    ENDING,
    "they are told at once",
    ["app/features/accounts/second-factor/ending.server.ts", "  await mailSecondFactorEnds(", "  if (!userId) await mailSecondFactorEnds("],
  ],
  [
    "V8",
    "no other admin hears of it",
    ENDING,
    "they are told at once",
    ["app/features/audit/notified-changes.ts", '  "person.second-factor-ends": "secondFactor",\n', ""],
  ],
  [
    "V8",
    "'This wasn't me' does not stop it",
    ENDING,
    "the button of the mail stops it",
    ["app/features/accounts/sign-in/report-sign-in.server.ts", "await keepSecondFactor(tx, userId)", "false"],
  ],
  [
    "V8",
    "whoever is in an admin's session ends that admin's own",
    ENDING,
    "nobody ends their own",
    [
      "app/features/admin/people/second-factor.server.ts",
      '  if (actor.userId === personId) return Promise.resolve({ ok: false, reason: "ownSecondFactor" });\n',
      "",
    ],
  ],
];

export const TAKEOVER_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
