const PAYOUT_WAYS = "app/features/money/payout-ways.server.test.ts";
const CALLED = "app/features/messages/reports/name-when-blocked.server.test.ts";
const CALLED_IN_MAILS = "app/features/money/outside/notify/counterpart-name.server.test.ts";
const FEED = "app/features/calendar/own-feed/own-feed.server.test.ts";
const WAY_OUT = "app/features/accounts/second-factor/lockout-help.server.test.ts";

/** What changes between a look and a press, or between then and now: what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V8",
    "a payout goes to whoever changed the account while an admin looked",
    PAYOUT_WAYS,
    "names where the admin saw it go",
    ["app/features/money/payouts/payouts.server.ts", '  if (destinationMark(now) !== goesTo) return "destinationChanged";\n', ""],
  ],
  [
    "V8",
    "another bank account at the payment provider is the same destination",
    PAYOUT_WAYS,
    "names where the admin saw it go",
    ["app/features/money/destination/payout-target.server.ts", "[account.account, account.since]", "[account.account]"],
  ],
  [
    "V8",
    "the form of a payout does not say where the admin saw it go",
    "app/features/admin/payouts/payout-form.test.ts",
    "a payout is of what was seen owed",
    ["app/features/admin/payouts/payout-form.ts", 'goesTo: z.string().regex(/^[\\w-]{22}$/, "admin.notUnderstood")', "goesTo: z.string()"],
  ],
  [
    "V8",
    "nobody is told that their account at the payment provider pays out elsewhere",
    PAYOUT_WAYS,
    "an advisor is told by mail, with a way to undo it",
    ["app/features/money/destination/account-changes.server.ts", "  if (advisor) await notifyDestinationChange(tx, advisor, now);\n", ""],
  ],
  [
    "V8",
    "what Stripe tells of another bank account is not heard",
    "app/features/booking/life/payment-provider.server.test.ts",
    "an advisor with an account at the provider is paid into it",
    ["app/platform/payments/stripe-events.ts", ' || type === "account.external_account.updated"', ""],
  ],
  [
    "V3",
    "whoever is blocked takes a sentence for a name, which pages show",
    CALLED,
    "the advisor who has blocked the other",
    [
      "app/features/blocks/name-when-blocked.server.ts",
      "coalesce((select blocking.blocked_name ${blockOf(reader, other)}), ${name})",
      "${name}",
    ],
  ],
  [
    "V3",
    "whoever is blocked says it by a picture or a job title",
    CALLED,
    "the client who has blocked the other",
    ["app/features/blocks/name-when-blocked.server.ts", "not exists (select ${blockOf(reader, other)})", "true"],
  ],
  [
    "V3",
    "an advisor reads what a blocked client writes about themselves",
    CALLED,
    "the advisor who has blocked the other",
    ["app/features/booking/life/client-summary.server.ts", "  if (await hasBlocked(db, advisor.userId, clientId)) return null;\n", ""],
  ],
  [
    "V3",
    "who is blocked once more is called as they are by then",
    CALLED,
    "the client who has blocked the other",
    ["app/features/messages/reports/blocks.server.ts", "name: otherSideFor(userId).name", "name: advisors.displayName"],
  ],
  [
    "V3",
    "mails about money name whoever is blocked",
    CALLED_IN_MAILS,
    "what becomes of a payment is told to the ",
    [
      "app/features/money/outside/notify/counterpart-name.server.ts",
      "  if (await hasBlocked(connection, readerId, userId))",
      "  if (userId === readerId && (await hasBlocked(connection, readerId, userId)))",
    ],
  ],
  [
    "V8",
    "the secret address of one's consultations is read on by those who were signed out",
    FEED,
    "signing everybody else out ends the address",
    [
      "app/features/accounts/sessions/sign-others-out.server.ts",
      "  return endCalendarAddress(connection, userId);\n",
      "  return { endedCalendar: false };\n",
    ],
  ],
  [
    "V8",
    "nobody is told that the secret address ended with the second factor",
    "app/features/accounts/second-factor/second-factor.server.test.ts",
    "turning it on or off ends the secret address",
    [
      "app/features/accounts/second-factor/emails.server.ts",
      '(isEnded ? [translatorFor(language, "accounts")("changedCalendar")] : [])',
      "(isEnded ? [] : [])",
    ],
  ],
  [
    "V36",
    "a job title beside a name is the site's own",
    "app/features/profiles/own-name/reserved-names.server.test.ts",
    "nor does anything that stands beside a name",
    ["app/features/profiles/own-name/reserved-names.server.ts", "const work = { jobTitle, industry };", "const work = { industry };"],
  ],
  [
    "V36",
    "'Support Team' is a job like any other",
    "app/platform/brand/look-alikes.test.ts",
    "the work 'Support Team'",
    ["app/platform/brand/look-alikes.ts", "words.some((word) => OF_ALL_AS_SEEN.has(word)) && ", 'called === "" && '],
  ],
  [
    "V7",
    "whoever has no code is sent to a mail whose button works no more",
    WAY_OUT,
    "whoever is asked for a code they do not have",
    ["app/features/accounts/second-factor/lockout-help.server.ts", ", gt(emailTokens.expiresAt, at)", ""],
  ],
  [
    "V7",
    "whoever has no code is sent to a mail that would not undo it",
    WAY_OUT,
    "the mail is not named that would not undo it",
    ["app/features/accounts/second-factor/lockout-help.server.ts", "        eq(emailTokens.createdAt, authenticators.confirmedAt),\n", ""],
  ],
];

export const MEANWHILE_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
