const BLOCKED = "app/features/booking/notify/blocked.server.test.ts";

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
  [
    "V3",
    "whoever is blocked sends a request with a note",
    BLOCKED,
    "while the advisor has blocked the other side",
    [
      "app/features/booking/request/reserve-time.server.ts",
      'if (await isBlockedBetween(tx, viewer.userId, candidate.userId)) return { ok: false, reason: "blocked" };',
      "",
    ],
  ],
  [
    "V3",
    "a blocked person's reasons come through",
    BLOCKED,
    "another time or a reason of whoever is blocked",
    [
      "app/features/booking/life/transitions.server.ts",
      "  startsAt !== undefined || (Boolean(reason) &&",
      "  startsAt !== undefined && (Boolean(reason) &&",
    ],
  ],
  [
    "V3",
    "what a blocked person said of who was there is mailed",
    BLOCKED,
    "stands in no mail",
    ["app/features/booking/notify/notify-both-sides.server.ts", 'note: "", absenceWords: null, absenceReply: null', ""],
  ],
  [
    "V3",
    "a blocked person's reply to a review is told",
    BLOCKED,
    "the one who has blocked their author is not told",
    ["app/features/booking/notify/notify-both-sides.server.ts", '["reviewOne", "reviewReply"]', '["reviewOne"]'],
  ],
  [
    "V3",
    "mails of a blocked person's words that wait go all the same",
    BLOCKED,
    "a block takes back the mails",
    ["app/features/messages/reports/blocks.server.ts", "if (blockedAt) await takeBackWords(tx, thread, viewer);", ""],
  ],
  [
    "V3",
    "a message of before a block is mailed about after it",
    BLOCKED,
    "a message that was not read before",
    ["app/features/messages/notify/unread-emails.server.ts", "        isNull(messageThreadSides.blockedAt),\n", ""],
  ],
];

export const OUTLIVED_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
