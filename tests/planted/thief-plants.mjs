const PUT_BACK = "app/features/accounts/warnings/put-back.server.test.ts";

const HELD = "app/features/accounts/sign-in/held-forms.server.test.ts";

const ADMIN_DOOR = "tests/doors/admin-sign-in.test.ts";

const TOLD = "app/features/audit/notify-of-change.server.test.ts";

/** What somebody in another's session can change, keep and leave behind: what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V8",
    "the button of a newer mail leaves what was set up before it",
    PUT_BACK,
    "with the newest mail, too",
    ["app/features/accounts/sign-in/report-sign-in.server.ts", "(tx, userId, since, at);", "(tx, userId, link.createdAt, at);"],
  ],
  [
    "V8",
    "payouts stay with the thief after 'This wasn't me'",
    PUT_BACK,
    "with the newest mail, too",
    ["app/features/accounts/warnings/put-back.server.ts", "if (payoutDestination && advisor)", "if (payoutDestination && !advisor)"],
  ],
  [
    "V8",
    "of several changes the last one is put back, which is a thief's own",
    PUT_BACK,
    "with the newest mail, too",
    [
      "app/features/accounts/email-links.server.ts",
      ".orderBy(desc(emailTokens.createdAt))\n    .for(",
      ".orderBy(emailTokens.createdAt)\n    .for(",
    ],
  ],
  [
    "V8",
    "clients are led elsewhere from a session somebody left open",
    PUT_BACK,
    "where clients are led to",
    [
      "app/features/advisors/dashboard/own-advisor.server.ts",
      'if (!isFreshSignIn(viewer.authenticatedAt, at)) return "accounts.signInAgain";',
      "",
    ],
  ],
  [
    "V8",
    "nobody is told that their clients are led elsewhere",
    PUT_BACK,
    "where clients are led to",
    ["app/features/advisors/dashboard/own-advisor.server.ts", "  await warnOfMeetingChange(tx, viewer, meetingUrl, at);\n", ""],
  ],
  [
    "V8",
    "login notifications are turned off in a session somebody left open",
    PUT_BACK,
    "whoever no longer wants to be told",
    [
      "app/features/profiles/security/security-settings.server.ts",
      "if (!isFreshSignIn(viewer.authenticatedAt, at))",
      "if (at < viewer.authenticatedAt)",
    ],
  ],
  [
    "V8",
    "login notifications end without a word",
    PUT_BACK,
    "whoever no longer wants to be told",
    ["app/features/profiles/security/security-settings.server.ts", "      await warnOfLoginMailsOff(tx, viewer, at);\n", ""],
  ],
  [
    "V11",
    "where payouts go changes without end, and mails each time",
    PUT_BACK,
    "nobody buries the mail",
    [
      "app/features/advisors/billing/payout-destination.server.ts",
      'if (!taken.ok) return { ...taken, reason: "accounts.tooManyChanges" };',
      "",
    ],
  ],
  [
    "V4",
    "a text of a mail is published in a session somebody left open",
    ADMIN_DOOR,
    "a text that tells clients where to pay",
    ["app/forms/admin-form.server.ts", '"/admin/texts": ["save-draft",', '"/admin/texts": ["save-draft", "publish",'],
  ],
  [
    "V4",
    "whoever names a report beside an application decides about it in such a session",
    ADMIN_DOOR,
    "no form is taken for one of those",
    ["app/forms/admin-form.server.ts", "ids.every(", "ids.some("],
  ],
  [
    "V4",
    "a logo is put up in such a session",
    ADMIN_DOOR,
    "a file waits as well",
    ["app/routes/admin/logo-actions.server.ts", "  await requireRecentSignIn(viewer, request, now());\n", ""],
  ],
  [
    "V4",
    "an advisor is made by the function in such a session",
    ADMIN_DOOR,
    "a text that tells clients where to pay",
    ["app/routes/functions/process-advisor-application.ts", "!isRecentSignIn(viewer.authenticatedAt, now())", "!viewer.isAdmin"],
  ],
  [
    "V4",
    "another way to pay, or another admin, comes without a word to the others",
    TOLD,
    "of a change of",
    [
      "app/features/audit/audit.server.ts",
      "  await notifyOfChange(tx, { actorId: actor.userId, action, subject, subjectId, details }, now());\n",
      "",
    ],
  ],
  [
    "V4",
    "an admin in whose name it was done cannot say so",
    TOLD,
    "of a change of",
    [
      "app/features/accounts/warnings/site-change-emails.server.ts",
      "isActor ? await makeLink(",
      "isActor && !person && !who ? await makeLink(",
    ],
  ],
  [
    "V8",
    "a form that was typed in one browser comes back in another",
    HELD,
    "in the browser that it was typed in alone",
    [
      "app/features/accounts/sign-in/held-forms.server.ts",
      "and(eq(heldForms.userId, userId), eq(heldForms.sessionId, sessionId))",
      "and(eq(heldForms.userId, userId), sql`${sessionId} is not null`)",
    ],
  ],
  [
    "V8",
    "whoever signs in next in a browser is shown what somebody else typed there",
    HELD,
    "to nobody else who does",
    ["app/features/accounts/sign-in/held-forms.server.ts", " and next.user_id = held_forms.user_id", ""],
  ],
  [
    "V30",
    "forms wait without end",
    HELD,
    "the newest five of a person",
    ["app/features/accounts/sign-in/held-forms.server.ts", "    await keepNewest(tx, userId);\n", ""],
  ],
  [
    "V30",
    "a form that waits is as long as a body",
    HELD,
    "the newest five of a person",
    ["app/features/accounts/sign-in/held-forms.server.ts", "  if (JSON.stringify(fields).length > MAX_HELD_LENGTH) return null;\n", ""],
  ],
  [
    "V8",
    "what a thief has on its way is written after their session was ended",
    "app/features/accounts/sessions/signed-in-transaction.server.test.ts",
    "writes nothing for whoever was signed out",
    [
      "app/features/accounts/sessions/signed-in-transaction.server.ts",
      "    if (!(await isStillSignedIn(tx, viewer))) throw endedAs(401);\n",
      "",
    ],
  ],
  [
    "V8",
    "what is done as an admin counts after the session was ended",
    "app/features/audit/admin-transaction.server.test.ts",
    "is refused to an admin whose session was ended",
    ["app/features/audit/admin-transaction.server.ts", "    await holdSession(tx, actor);\n", ""],
  ],
];

export const THIEF_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
