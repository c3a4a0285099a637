const ENDING = "app/features/admin/people/second-factor.server.test.ts";

const CHANGES = "app/features/accounts/warnings/account-changes.server.test.ts";

const WRITING = "app/features/messages/send/message-limits.server.test.ts";

/** What somebody can reach who talked an admin over, or sits in another's session: what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V7",
    "a second factor that an admin ends is gone at once",
    ENDING,
    "until a day is over",
    ["app/features/accounts/second-factor/ending.server.ts", ".where(lte(authenticators.endsAt, at))", ""],
  ],
  [
    "V7",
    "its owner is not told that it ends",
    ENDING,
    "they are told at once",
    ["app/features/accounts/second-factor/ending.server.ts", "  await mailSecondFactorEnds(", "  if (!userId) await mailSecondFactorEnds("],
  ],
  [
    "V7",
    "no other admin hears of it",
    ENDING,
    "they are told at once",
    ["app/features/audit/notified-changes.ts", '  "person.second-factor-ends": "secondFactor",\n', ""],
  ],
  [
    "V7",
    "'This wasn't me' does not stop it",
    ENDING,
    "the button of the mail",
    ["app/features/accounts/sign-in/report-sign-in.server.ts", "await cancelSecondFactorEnd(tx, userId)", "false"],
  ],
  [
    "V7",
    "whoever is in an admin's session ends that admin's own",
    ENDING,
    "nobody ends their own",
    [
      "app/features/admin/people/second-factor.server.ts",
      '  if (actor.userId === personId) return Promise.resolve({ ok: false, reason: "ownSecondFactor" });\n',
      "",
    ],
  ],
  [
    "V8",
    "nobody is told of a calendar that closes their hours",
    CHANGES,
    "a calendar that is added",
    ["app/features/calendar/busy-feeds/feeds.server.ts", '      await warnOfAccountChange(tx, owner, "feed", at);\n', ""],
  ],
  [
    "V8",
    "a thief's calendar is read after 'This wasn't me'",
    CHANGES,
    "a calendar that is added",
    ["app/features/accounts/sign-in/report-sign-in.server.ts", "await endNewFeeds(tx, userId, since)", "false"],
  ],
  [
    "V8",
    "'This wasn't me' ends the owner's own calendars as well",
    CHANGES,
    "a calendar that is added",
    [
      "app/features/accounts/warnings/put-back.server.ts",
      "const isNew = and(inArray(calendarFeeds.advisorId, own), gte(calendarFeeds.createdAt, since));",
      "const isNew = inArray(calendarFeeds.advisorId, own);",
    ],
  ],
  [
    "V8",
    "nobody is told of an address under which their consultations are read",
    CHANGES,
    "a secret address",
    ["app/features/calendar/own-feed/own-feed.server.ts", '    await warnOfAccountChange(tx, viewer, "ownFeed", at);\n', ""],
  ],
  [
    "V8",
    "nobody is told that they cost something else",
    CHANGES,
    "another rate is told",
    [
      "app/features/advisors/dashboard/own-advisor.server.ts",
      "  if (isOtherRate) {\n    const { hourlyRate: amount",
      "  if (isOtherRate && row.id === null) {\n    const { hourlyRate: amount",
    ],
  ],
  [
    "V8",
    "an open session makes itself last longer",
    CHANGES,
    "to stay signed in for longer",
    [
      "app/features/profiles/security/security-settings.server.ts",
      "Number(fresh.sessionTimeout ?? 0) > Number(kept.sessionTimeout) && ",
      "false && ",
    ],
  ],
  [
    "V8",
    "mails about what keeps an account safe are muted with the others",
    CHANGES,
    "no mail about what keeps",
    ["app/features/notifications/kinds.ts", '"meeting_link", "account_change", "site_changed"', '"meeting_link", "site_changed"'],
  ],
  [
    "V11",
    "accounts of one mailbox write as often as each of them",
    WRITING,
    "accounts of one mailbox send together",
    [
      "app/features/messages/send/message-limits.server.ts",
      "kinds.map((kind) => ({ kind, userId, address })),",
      "kinds.map((kind) => ({ kind, person: userId, address })),",
    ],
  ],
  [
    "V11",
    "accounts of one mailbox write to as many people as each of them",
    WRITING,
    "accounts of one mailbox send together",
    [
      "app/features/messages/send/message-limits.server.ts",
      'consumeLimit("message-thread", { userId,',
      'consumeLimit("message-thread", { person: userId,',
    ],
  ],
  [
    "V11",
    "a limit counts the account",
    WRITING,
    "no limit of a person counts an account",
    ["app/features/accounts/sign-in/held-forms.server.ts", "{ userId, address }, at", "{ person: userId, address }, at"],
  ],
  [
    "V11",
    "a block uses up what one may write",
    WRITING,
    "a block before anybody wrote",
    [
      "app/features/messages/send/addressee.server.ts",
      "(await insertThread(tx, pair, now));",
      '(await consumeLimit("message-thread", viewer, now, tx), await insertThread(tx, pair, now));',
    ],
    [
      "app/features/messages/send/addressee.server.ts",
      "import { isUuid }",
      'import { consumeLimit } from "#app/platform/limits/consume-limit.server";\nimport { isUuid }',
    ],
  ],
  [
    "V11",
    "accounts of one mailbox hold as much time of all advisors as each of them",
    "app/features/booking/request/open-requests.server.test.ts",
    "with all advisors",
    [
      "app/features/booking/request/open-requests.server.ts",
      "and(isOpen, isOfMailbox)",
      "and(isOpen, eq(consultations.clientId, clientId))",
    ],
  ],
  [
    "V2",
    "what advisors say of a client counts although nobody paid",
    "app/features/reviews/paid-reviews.server.test.ts",
    "what was never paid for",
    ["app/features/profiles/network/network.server.ts", 'isCounted("advisor")', 'eq(reviews.authorSide, "advisor")'],
  ],
  [
    "V27",
    "what was denied of a consultation that was cancelled comes back with a mistake",
    "app/features/money/outside/words-of-clients.server.test.ts",
    "what was marked, cancelled and then ended by deny",
    ["app/features/money/outside/outside-payment.server.ts", 'isSaid: kind === "unmark"', "isSaid: false"],
  ],
  [
    "V27",
    "a word that ended is not read where no money moved by it",
    "app/features/money/outside/words-of-clients.server.test.ts",
    "what was marked, cancelled and then ended by takeBack",
    ["app/features/money/outside/parts/part-to-undo.server.ts", ".leftJoin(ledgerEntries,", ".innerJoin(ledgerEntries,"],
  ],
];

export const TAKEOVER_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
