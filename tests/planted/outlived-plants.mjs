const BLOCKED = "app/features/booking/notify/blocked.server.test.ts";

const NAMES = "app/features/profiles/own-name/reserved-names.server.test.ts";

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
  [
    "V36",
    "letters of other scripts pass for the site's name",
    "app/platform/brand/look-alikes.test.ts",
    "looks like a site called Sagebridge",
    ["app/platform/brand/look-alikes.ts", '"aesijopcyxhdqwrnktbmhv"', '"zesijopcyxhdqwrnktbmhv"'],
  ],
  [
    "V36",
    "a word beside it makes another name of the site's",
    "app/platform/brand/look-alikes.test.ts",
    "looks like a site called Sagebridge",
    ["app/platform/brand/look-alikes.ts", "...(withOwn.has(at) ? next(beside) : [])", ""],
  ],
  [
    "V36",
    "a person is called like the site",
    NAMES,
    "nobody is called like the site",
    ["app/features/profiles/details/profile.server.ts", "if (Object.keys(errors).length > 0)", "if (false)"],
  ],
  [
    "V36",
    "the name a site had is refused, and the one it has is not",
    NAMES,
    "it is the name the site has now",
    ["app/features/profiles/own-name/reserved-names.server.ts", "looksLikeSite(name, siteName()));", 'looksLikeSite(name, "Sagebridge"));'],
  ],
  [
    "V36",
    "an advisor is called like those who run the site",
    NAMES,
    "no advisor takes such a name",
    ["app/features/advisors/dashboard/own-advisor.server.ts", "if (Object.keys(reserved).length > 0)", "if (false)"],
  ],
  [
    "V36",
    "a request is sent in the name of the site",
    NAMES,
    "a request is not sent under such a name",
    ["app/features/booking/request/reserve-time.server.ts", "if (input.name && isReservedName(viewer, input.name))", "if (false)"],
  ],
  [
    "V30",
    "a list is read into memory at once",
    "app/features/admin/lists/list-file.server.test.ts",
    "however many there are",
    ["app/features/admin/lists/list-sheet.server.ts", "const ROWS_AT_ONCE = 500", "const ROWS_AT_ONCE = 10_000"],
  ],
  [
    "V30",
    "a list ends with the rows that were read first",
    "app/features/admin/lists/list-file.server.test.ts",
    "however many there are",
    ["app/features/admin/lists/list-sheet.server.ts", "if (rows.length < ROWS_AT_ONCE) return;", "return;"],
  ],
  [
    "V32",
    "a form that is refused is taken apart to its end",
    "app/platform/http/multipart.server.test.ts",
    "nothing is read behind them",
    ["app/platform/http/multipart.server.ts", "    this.#stop();\n", ""],
  ],
  [
    "V32",
    "the rest of a form that is refused is taken",
    "tests/doors/forms.test.ts",
    "its connection ends with the answer",
    ["app/site.server.ts", "(!request.bodyUsed || page.status === 413)", "!request.bodyUsed"],
  ],
  [
    "V11",
    "whoever has changed their account too often is told the minutes of a sign-in",
    "app/features/profiles/security/change-password.server.test.ts",
    "twenty changes of one's account within an hour",
    ["app/features/accounts/password/reauthentication.server.ts", '"accounts.tooManyChanges" };', '"accounts.tooManyAttempts" as never };'],
  ],
  [
    "V39",
    "what a stranger typed with somebody's address is theirs once they confirm it",
    "tests/doors/applications.test.ts",
    "what was typed in another browser is its owner's once they say so",
    [
      "app/routes/advisor/wizard/load-wizard.server.ts",
      "const typed = await findAwaitedDraft(viewer, draftId);",
      "await takeOverDraft(viewer, { awaited: draftId }, now());\n  const typed = await findAwaitedDraft(viewer, draftId);",
    ],
  ],
];

export const OUTLIVED_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
