const PAYMENT_PROVIDER = "app/features/booking/life/payment-provider.server.test.ts";
const DELETION = "app/features/accounts/deletion/deletion.server.test.ts";

/** Defects that survived when they were planted from reading the product and not its tests: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V14",
    "an account elsewhere is connected to whoever is signed in by now",
    "tests/doors/identities.test.ts",
    "connecting is for the person who set out",
    ["app/routes/auth/callback.ts", "if (!viewer || viewer.userId !== userId)", "if (!viewer)"],
  ],
  [
    "V8",
    "what was confirmed of one change of the address counts for the next one",
    "app/features/accounts/email-change/email-change.server.test.ts",
    "what was confirmed of one wish counts for no other: at the old address",
    ["app/features/accounts/email-change/email-change.server.ts", "    oldConfirmedAt: null,\n", ""],
  ],
  [
    "V29",
    "a page that sets a cookie is kept for everybody",
    "app/platform/http/ready-page.server.test.ts",
    "a page that sets a cookie",
    ["app/platform/http/ready-page.server.ts", ' && !answer.headers.has("set-cookie");', ";"],
  ],
  [
    "V3",
    "certificates and files of messages are found like public files",
    "app/platform/files/files.server.test.ts",
    "everybody finds what is public, and nothing that is not",
    ["app/platform/files/files.server.ts", "eq(files.path, path), eq(files.isPublic, true)", "eq(files.path, path)"],
  ],
  [
    "V1",
    "a price is paid in any currency",
    PAYMENT_PROVIDER,
    "only the price itself pays it",
    [
      "app/features/money/payments.server.ts",
      "consultation.totalPrice === amount && consultation.currency === currency",
      "consultation.totalPrice === amount",
    ],
  ],
  [
    "V27",
    "the second refund of a consultation is booked and never sent",
    PAYMENT_PROVIDER,
    "each later refund is sent",
    ["app/features/money/payments.server.ts", "key: `refund-${consultation.id}-${key}`", "key: `refund-${consultation.id}`"],
  ],
  [
    "V23",
    "one public address among those of a name is enough",
    "app/features/calendar/busy-feeds/fetch-feed.server.test.ts",
    "alone or among others, is never connected to",
    ["app/features/calendar/busy-feeds/fetch-feed.server.ts", "!found.every(", "!found.some("],
  ],
  [
    "V4",
    "an admin who is leaving counts as one who stays",
    DELETION,
    "an admin who is leaving or suspended looks after nothing",
    [
      "app/features/accounts/admin-role.server.ts",
      "isNull(users.suspendedAt), isNull(accountDeletions.userId)",
      "isNull(users.suspendedAt)",
    ],
  ],
  [
    "V4",
    "two admins who leave at the same moment both can",
    DELETION,
    "of two at the same moment one can",
    [
      "app/features/accounts/admin-role.server.ts",
      '  await tx.select({ userId: userRoles.userId }).from(userRoles).where(eq(userRoles.role, "admin")).for("update");\n',
      "",
    ],
  ],
  [
    "rule",
    "an hour of earnings is in the wrong month where the clock skips midnight",
    "app/features/advisors/billing/month.test.ts",
    "nothing lies between two months",
    ["app/features/advisors/billing/month.ts", '(read.reason === "inTheGap" ? second : first)', "first"],
  ],
  [
    "rule",
    "an hour of earnings is in the wrong month where the clock shows midnight twice",
    "app/features/advisors/billing/month.test.ts",
    "nothing lies between two months",
    ["app/features/advisors/billing/month.ts", '(read.reason === "inTheGap" ? second : first)', "second"],
  ],
  [
    "rule",
    "awaited earnings are a half cent off",
    "app/features/money/outside/outside-payments.server.test.ts",
    "to the half cent",
    ["app/features/money/earnings.server.ts", "sql`round(${consultations.platformFee}", "sql`floor(${consultations.platformFee}"],
  ],
  [
    "rule",
    "whoever has read a reminder is notified of it again with each pass",
    "app/features/booking/life/due-transitions.server.test.ts",
    "is not notified of it again",
    [
      "app/features/booking/life/due-transitions.server.ts",
      "    sql`${COLUMNS[step]} is distinct from ${consultations.scheduledTime}`,\n",
      "",
    ],
  ],
  [
    "rule",
    "what is wrong with the account type is said in red alone",
    "tests/errors-are-heard.test.ts",
    "whatever says in red what is wrong",
    ["app/features/profiles/details/account-type-form.tsx", '<p role="alert" className="field-error">', '<p className="field-error">'],
  ],
  [
    "rule",
    "4.5 stars and more leaves those out who have 4.5",
    "app/features/advisors/directory/directory.server.test.ts",
    "keep who is exactly there",
    [
      "app/features/advisors/directory/directory-conditions.server.ts",
      "${advisors.ratingSum} >= ${rating}",
      "${advisors.ratingSum} > ${rating}",
    ],
  ],
];

export const EXAM_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
