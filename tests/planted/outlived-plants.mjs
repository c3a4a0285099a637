/** Ways in, words and names that outlive what they were given for: what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V8",
    "the secret address of one's consultations works on after another password",
    "app/features/calendar/own-feed/own-feed.server.test.ts",
    "another password ends the address",
    [
      "app/features/accounts/password/own-password.server.ts",
      "await tx.delete(ownFeeds).where(eq(ownFeeds.userId, userId)).returning({ userId: ownFeeds.userId })",
      "[]",
    ],
  ],
  [
    "V8",
    "whoever was signed out while they asked has a new address that reads along",
    "app/features/calendar/own-feed/own-feed.server.test.ts",
    "another password ends the address",
    ["app/features/calendar/own-feed/own-feed.server.ts", "if (!(await isStillSignedIn(tx, viewer))) return null;", ""],
  ],
  [
    "V8",
    "the secret address of somebody who leaves is read on for fourteen days",
    "app/features/calendar/own-feed/own-feed.server.test.ts",
    "while an account is about to be deleted",
    ["app/features/calendar/own-feed/write-feed.server.ts", ", isNull(accountDeletions.userId)", ""],
  ],
  [
    "V8",
    "nobody is told that their calendars are read no more",
    "app/features/accounts/password/password-reset.server.test.ts",
    "calendars have to be connected anew",
    ["app/features/accounts/emails.server.ts", '...(endedCalendar ? [t("changedCalendar")] : [])', ""],
  ],
];

export const OUTLIVED_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
