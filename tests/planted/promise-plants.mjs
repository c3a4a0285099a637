const SCHEDULE_TEST = "app/features/schedule/schedule.server.test.ts";
const RESCHEDULE_TEST = "app/features/booking/life/reschedule.server.test.ts";
const LEDGER_TEST = "app/features/money/ledger.server.test.ts";
const OUTBOX_TEST = "app/platform/mail/outbox.server.test.ts";
const BUDGET = "app/features/assistant/understand/wishes/budget-in-text.ts";
const UNDERSTAND_TEST = "app/features/assistant/understand/understand.test.ts";
const TRACES_TEST = "app/features/accounts/deletion/erased-traces.server.test.ts";
const ERASURE = "app/features/accounts/deletion/erasure.server.ts";
const COOKIES_TEST = "app/middleware/cookies.test.ts";

/** What the product promises beside its defences: times, money, mails, limits, and what a page says of itself. */
export const PROMISE_PLANTS = [
  {
    threat: "rule",
    planted: "a time of a list is refused as soon as the notice of its advisor begins",
    edits: [["app/features/booking/hour/hour-time.server.ts", "await lengthsIf(offeredInList(now))", "await lengthsIf(now)"]],
    test: "app/features/booking/hour/offered-in-time.server.test.ts",
    name: "as long as a price",
  },
  {
    threat: "rule",
    planted: "'Book' forgets the day that was chosen",
    edits: [["app/features/advisors/page/times/times-choice.tsx", '  if (said.has("day")) return () => `${search}#${DAY_TIMES}`;\n', ""]],
    test: "tests/journeys/chosen-day.test.ts",
    name: "whoever has chosen a day",
  },
  {
    threat: "rule",
    planted: "what was typed for one advisor goes along to any other",
    edits: [
      [
        "app/features/booking/hour/another-time/carried-words.tsx",
        "      if (!isTaken.current) carryWords(addressee);",
        "      if (!isTaken.current) carryNoteToOthers();",
      ],
    ],
    test: "tests/journeys/chosen-day.test.ts",
    name: "a note for one advisor",
  },
  {
    threat: "rule",
    planted: "days off are read from the UTC day on",
    edits: [["app/features/schedule/schedule.server.ts", "firstDay: dayOf(dayBefore(from))", "firstDay: dayOf(from)"]],
    test: SCHEDULE_TEST,
    name: "a day off is one of the advisor's own calendar",
  },
  {
    threat: "rule",
    planted: "days off are read up to the UTC day",
    edits: [["app/features/schedule/schedule.server.ts", "lastDay: dayOf(dayAfter(to))", "lastDay: dayOf(to)"]],
    test: SCHEDULE_TEST,
    name: "a day off is one of the advisor's own calendar",
  },
  {
    threat: "rule",
    planted: "the buffer after another time is as many seconds as it should be minutes",
    edits: [
      [
        "app/features/booking/life/transitions.server.ts",
        "endsAt.getTime() + bufferMinutes * MINUTE_MS",
        "endsAt.getTime() + bufferMinutes * 1000",
      ],
    ],
    test: RESCHEDULE_TEST,
    name: "another time holds the advisor's buffer",
  },
  {
    threat: "rule",
    planted: "an offer of another time outlives the agreed start",
    edits: [["app/features/booking/life/effects.ts", 'status === "accepted" && scheduledTime < start ? scheduledTime : start,', "start,"]],
    test: RESCHEDULE_TEST,
    name: "an offer of a later time ends with the agreed one",
  },
  {
    threat: "rule",
    planted: "a deadline is written on the other side's clock",
    edits: [
      [
        "app/features/booking/notify/emails.server.ts",
        "deadline: writtenMoment(deadlineOf(consultation, step), reader)",
        "deadline: writtenMoment(consultation.expiresAt, other)",
      ],
    ],
    test: RESCHEDULE_TEST,
    name: "a deadline is written on the clock of who reads it",
  },
  {
    threat: "rule",
    planted: "half a cent of the fee is dropped",
    edits: [["app/features/money/money.ts", "(2n * times + per) / (2n * per)", "times / per"]],
    test: "app/features/money/postings.test.ts",
    name: "half a cent of the fee",
  },
  {
    threat: "rule",
    planted: "a statement's balance runs over all currencies",
    edits: [["app/features/money/earnings.server.ts", "partition by ${ledgerTransactions.currency} order by", "order by"]],
    test: LEDGER_TEST,
    name: "a statement's balance",
  },
  {
    threat: "rule",
    planted: "a payout is transferred to an account that is not ready",
    edits: [["app/features/money/destination/payout-target.server.ts", "ready?.isReady ?", "ready ?"]],
    test: "app/features/booking/life/payment-provider.server.test.ts",
    name: "nothing is transferred to an account that is not ready",
  },
  {
    threat: "rule",
    planted: "any report opens every file to admins",
    edits: [
      [
        "app/features/messages/send/files.server.ts",
        ".from(messageReports).where(eq(messageReports.messageId, messages.id))",
        ".from(messageReports)",
      ],
    ],
    test: "app/features/messages/send/files.server.test.ts",
    name: "a report opens the reported file alone",
  },
  {
    threat: "rule",
    planted: "a file of exactly 5 MB is refused",
    edits: [["app/features/messages/send/files.server.ts", "if (file.size > PAPER_MAX_BYTES)", "if (file.size >= PAPER_MAX_BYTES)"]],
    test: "app/features/messages/send/files.server.test.ts",
    name: "a file of exactly 5 MB",
  },
  {
    threat: "rule",
    planted: "a parked mail is sent again",
    edits: [["app/platform/mail/claim-due.server.ts", "where sent_at is null and parked_at is null and", "where sent_at is null and"]],
    test: OUTBOX_TEST,
    name: "what is due is sent once",
  },
  {
    threat: "rule",
    planted: "a mail is never given up",
    edits: [["app/platform/mail/mail-retention.ts", "export const MAIL_TRIES = 5;", "export const MAIL_TRIES = 6;"]],
    test: OUTBOX_TEST,
    name: "a mail that keeps failing",
  },
  {
    threat: "rule",
    planted: "a link in capitals passes for words",
    edits: [["app/features/assistant/model/grounded.ts", "(?!\\w)/i;", "(?!\\w)/;"]],
    test: "app/features/assistant/model/grounded.test.ts",
    name: "in capitals",
  },
  {
    threat: "rule",
    planted: "'8 years and more' leaves out the longest",
    edits: [["app/features/advisors/directory/directory-conditions.server.ts", '"8": ["8-12", "13-20", "20+"]', '"8": ["8-12", "13-20"]']],
    test: "app/features/advisors/directory/directory.server.test.ts",
    name: "the filter 'experience' keeps whoever",
  },
  {
    threat: "rule",
    planted: "a suspended advisor stands among the saved",
    edits: [["app/features/advisors/saved/saved.server.ts", "isListed: sql<boolean>`${isPublic}`", "isListed: sql<boolean>`true`"]],
    test: "app/features/profiles/network/network.server.test.ts",
    name: "saved advisors have cards while they are listed",
  },
  {
    threat: "rule",
    planted: "a suspended account is told from a suspended advisor in a network",
    edits: [["app/features/profiles/network/network.server.ts", " and ${users.suspendedAt} is null and", " and"]],
    test: "app/features/profiles/network/network.server.test.ts",
    name: "saved advisors have cards while they are listed",
  },
  {
    threat: "rule",
    planted: "a kept page does not say that it varies by cookie",
    edits: [
      [
        "app/platform/http/compressed-page.server.ts",
        '"no-cache", vary: "cookie, accept-language, accept-encoding"',
        '"no-cache", vary: "accept-language, accept-encoding"',
      ],
    ],
    test: "tests/doors/headers.test.ts",
    name: "a page, made for this",
  },
  {
    threat: "rule",
    planted: "'1.500 €' is one and a half",
    edits: [[BUDGET, "(?:[.,' ]\\d{3})+$/", "(?:[,' ]\\d{3})+$/"]],
    test: UNDERSTAND_TEST,
    name: "thousands are parted",
  },
  {
    threat: "rule",
    planted: "a field that is wrong is not described by its message",
    edits: [["app/ui/fields/field-frame.tsx", "[text && `${fieldId}-error`, hint && `${fieldId}-hint`]", "[hint && `${fieldId}-hint`]"]],
    test: "app/ui/fields/fields.test.ts",
    name: "field that is wrong says so",
  },
  {
    threat: "rule",
    planted: "erasure leaves the advisor's meeting link",
    edits: [[ERASURE, "      meetingUrl: null,\n", ""]],
    test: TRACES_TEST,
    name: "an advisor who has consulted",
  },
  {
    threat: "rule",
    planted: "erasure leaves what a model made of the advisor's words",
    edits: [[ERASURE, "calendarFeeds, advisorEmbeddings]", "calendarFeeds]"]],
    test: TRACES_TEST,
    name: "an advisor who has consulted",
  },
  {
    threat: "rule",
    planted: "erasure leaves the name in what others were told",
    edits: [[ERASURE, "  await forgetNameWithOthers(tx, userId);\n", ""]],
    test: TRACES_TEST,
    name: "a client who has consulted",
  },
  {
    threat: "rule",
    planted: "erasure leaves why somebody asked to move",
    edits: [[ERASURE, "or(isTold, isWhyMoved)", "isTold"]],
    test: "app/features/accounts/deletion/erased-words.server.test.ts",
    name: "why somebody asked to move goes with them",
  },
  {
    threat: "rule",
    planted: "whoever comes after the hours that a network holds is refused",
    edits: [["app/routes/advisor-page/held-for.server.ts", 'refused.reason === "heldTooMany" ||', ""]],
    test: "tests/doors/held-hours.test.ts",
    name: "newcomers behind one address",
  },
  {
    threat: "rule",
    planted: "another time that is chosen while the mail is on its way is not asked for",
    edits: [["app/routes/advisor-page/book-waiting.server.ts", "    await leadSignUpTo(", "    if (!isElse) await leadSignUpTo("]],
    test: "tests/doors/held-hours.test.ts",
    name: "another time that is chosen while the mail",
  },
  {
    threat: "rule",
    planted: "a sum above what is due counts unasked",
    edits: [
      ["app/features/money/outside/marks/client-marks.server.ts", "amount > unmarked && sure !== typed", "amount < 0 && sure !== typed"],
    ],
    test: "tests/doors/what-stays-due.test.ts",
    name: "more than is due is taken",
  },
  {
    threat: "rule",
    planted: "erasure leaves why somebody ended a consultation",
    edits: [[ERASURE, "or(isTold, isWhyMoved)", "isWhyMoved"]],
    test: TRACES_TEST,
    name: "a client who has consulted",
  },
  {
    threat: "rule",
    planted: "the cookie of an OAuth flow is read by another name than it is set under",
    edits: [["app/middleware/oauth-flow.ts", "readCookie(request, cookieName(NAME))", 'readCookie(request, "trip")']],
    test: COOKIES_TEST,
    name: "every cookie is out of a script's reach",
  },
  {
    threat: "rule",
    planted: "a toast's cookie is not secure",
    edits: [["app/middleware/flash.ts", '${isHttpsSite() ? "; Secure" : ""}', ""]],
    test: COOKIES_TEST,
    name: "every cookie is out of a script's reach",
  },
  {
    threat: "rule",
    planted: "a profile's text may be a character longer",
    edits: [["app/features/profiles/plain-text.ts", "charactersIn(text) > most ?", "charactersIn(text) > most + 1 ?"]],
    test: "tests/limits.test.ts",
    name: "every field of every form",
  },
];
