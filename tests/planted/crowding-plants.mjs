const WORK = "app/platform/workers/isolated-work.server.ts";
const WORK_TEST = "app/platform/workers/isolated-work.server.test.ts";
const DRAW = "app/features/social-images/drawing-cache.server.ts";
const DRAW_TEST = "app/features/social-images/drawing-cache.server.test.ts";
const TELL = "app/features/admin/category-requests/notify-requesters.server.ts";
const WORDS_TEST = "app/features/admin/category-requests/strangers-words.server.test.ts";
const KEEP = "app/features/catalog/category-requests/record-requester.server.ts";
const KEEP_TEST = "app/features/catalog/category-requests/left-addresses.server.test.ts";
const MESSAGES = "app/features/messages/send/message-limits.server.ts";
const MESSAGES_TEST = "app/features/messages/send/message-volume.server.test.ts";
const WEEKS = "app/features/booking/unpaid-time/unpaid-weeks.ts";
const FULL = "app/features/booking/unpaid-time/full-weeks.ts";
const UNPAID = "app/features/booking/unpaid-time/unpaid-times.server.ts";
const UNPAID_TEST = "app/features/booking/unpaid-time/unpaid-times.server.test.ts";
const HOLDS = "app/features/booking/hour/holds-at-once.server.ts";
const HOLDS_TEST = "app/features/booking/hour/hold-races.server.test.ts";

/** What one of many does at the cost of the others: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V4",
    "the export of a site names who reported the admin who takes it",
    "app/features/admin/reports/unseen-reporter.server.test.ts",
    "who reported a review is in no export",
    ["app/features/admin/export/site-export.server.ts", "where ${which} order by", "where ${which} or true order by"],
  ],
  [
    "V4",
    "the mailbox names who reported the admin who reads it",
    "app/features/admin/reports/unseen-reporter.server.test.ts",
    "the mail that answers a report",
    ["app/features/admin/reports/both-reports.server.ts", "${reported.id} = ${reportId})`", "${reported.id} = ${reportId} and false)`"],
  ],
  [
    "V30",
    "documents are read first come, first served, whosever they are",
    WORK_TEST,
    "however much one network sends",
    [WORK, "run(order, inShort), network)", 'run(order, inShort), "")'],
  ],
  [
    "V30",
    "each account of a network has a turn of its own to have documents read",
    WORK_TEST,
    "however much one network sends",
    ["app/platform/turns/database-turns.server.ts", '?.network ?? ""', '?.whose ?? ""'],
  ],
  [
    "V30",
    "a network of slow documents takes turns like any other",
    WORK_TEST,
    "a network whose work used up its time",
    [WORK, ", goesLast: isSlow", ""],
  ],
  [
    "V30",
    "a network of slow documents has as much time as before",
    WORK_TEST,
    "a network whose work used up its time",
    [WORK, "given.maxMs <= FIRST_MS || isSlow(network)", "given.maxMs <= FIRST_MS"],
  ],
  [
    "V30",
    "of a full line somebody else is sent away for a network of slow documents",
    WORK_TEST,
    "of a full line whoever goes last",
    ["app/platform/concurrency-limiter.ts", "inTurn().at(-1)?.refuse", "shares.inTurn(waiting).at(-1)?.refuse"],
  ],
  [
    "V30",
    "one calendar without an end makes all others slow",
    WORK_TEST,
    "of a full line whoever goes last",
    [WORK, ' && network !== "") slow', ") slow"],
  ],
  [
    "V30",
    "pictures to be shared are drawn all at once",
    DRAW_TEST,
    "one picture is drawn at a time",
    [DRAW, "running: 1, waiting", "running: 100, waiting"],
  ],
  [
    "V30",
    "whoever asks for many pictures has all of them drawn first",
    DRAW_TEST,
    "one picture is drawn at a time",
    [DRAW, ", whose: requestNetwork }", " }"],
  ],
  [
    "V30",
    "one network has as many pictures drawn as it likes",
    DRAW_TEST,
    "one network has so many drawn",
    [DRAW, "known || address === undefined ? null", "known || address !== undefined ? null"],
  ],
  [
    "V30",
    "pictures that are asked for again and again make way for those that nobody asks for",
    DRAW_TEST,
    "as much is kept as there is room for",
    [DRAW, "    all.delete(key);\n    all.set(key, one);\n", "    if (!known) all.set(key, one);\n"],
  ],
  [
    "V30",
    "pictures are kept without an end",
    DRAW_TEST,
    "as much is kept as there is room for",
    [DRAW, "      if (bytes <= maxBytes) return;", "      if (bytes >= 0) return;"],
  ],
  [
    "V30",
    "whoever had many pictures drawn is told that there is none",
    "app/routes/machine/og-image.server.test.ts",
    "whose network had many pictures drawn",
    [
      "app/routes/machine/og-image.ts",
      "  if (!drawn.ok) return tooOften(drawn.retryAfterSeconds);",
      '  if (!drawn.ok) return new Response("Not Found\\n", { status: 404 });',
    ],
  ],
  [
    "V11",
    "the site mails what a stranger typed to an address that nobody confirmed",
    WORDS_TEST,
    "nobody whose address was left reads",
    [TELL, '{ ...request, name: "" }', "request"],
  ],
  [
    "V11",
    "an address that nobody confirmed is mailed the name that an advisor gave themselves",
    "app/features/accounts/sign-up/held-hour-mail.server.test.ts",
    "an address that is to be confirmed",
    [
      "app/features/accounts/emails.server.ts",
      't("confirmationHour", { time, until })',
      't("confirmationHour", { time: `${time} ${held.name}`, until })',
    ],
  ],
  [
    "V11",
    "what is declined in silence is told to all",
    WORDS_TEST,
    "declined in silence",
    ["app/features/admin/category-requests/requests.server.ts", "if (isUntold) await forgetRequesters(tx, requestId);\n    else ", ""],
  ],
  [
    "V11",
    "everybody who asked for a category is told in one press of an admin",
    WORDS_TEST,
    "with the decision fifty are told",
    [TELL, "    .limit(NOTIFIED_AT_ONCE);", "    .limit(100 * NOTIFIED_AT_ONCE);"],
  ],
  [
    "V11",
    "who asked after the first fifty is told never",
    WORDS_TEST,
    "with the decision fifty are told",
    [TELL, "      if (request) await notifySome(tx, request, at);\n      return request !== undefined;", "      return request === null;"],
  ],
  [
    "V11",
    "an address is left with as many requests as anybody likes",
    KEEP_TEST,
    "a mailbox is left with",
    [
      KEEP,
      'return (await consumeLimit("category-request-mail", { person: mailboxOf(email) }, now, tx)).ok;',
      'return mailboxOf(email) !== "" || (await consumeLimit("category-request-mail", {}, now, tx)).ok;',
    ],
  ],
  [
    "V11",
    "one request keeps as many addresses as are left",
    KEEP_TEST,
    "of one request 200 addresses",
    [KEEP, "const MAX_ADDRESSES = 200;", "const MAX_ADDRESSES = 200_000;"],
  ],
  [
    "V11",
    "a person sends messages all day long",
    MESSAGES_TEST,
    "a person sends so many messages a day",
    [MESSAGES, '["message", "message-day", ...', '["message", ...'],
  ],
  [
    "V11",
    "a message is as long as its letters, however many bytes they are",
    MESSAGES_TEST,
    "of long messages a person sends fewer",
    [MESSAGES, "Buffer.byteLength(text) >", "text.length >"],
  ],
  [
    "V11",
    "long messages are counted like short ones",
    MESSAGES_TEST,
    "of long messages a person sends fewer",
    [MESSAGES, "...(isLong ? ", "...(isLong && text === userId ? "],
  ],
  [
    "V11",
    "each account of a network sends as much as one alone",
    MESSAGES_TEST,
    "all accounts of a network together",
    [
      MESSAGES,
      "kinds.map((kind) => ({ kind, userId, address })),",
      "kinds.map((kind) => ({ kind, userId, address: address && undefined })),",
    ],
  ],
  [
    "V30",
    "one person's files in messages take what there is",
    MESSAGES_TEST,
    "one person's files in messages",
    ["app/features/messages/send/files.server.ts", "> FILES_MAX_MEGABYTES * MEGABYTE)", "> 1000 * FILES_MAX_MEGABYTES * MEGABYTE)"],
  ],
  [
    "V11",
    "the assistant is told as much as goes into each quarter of an hour",
    "app/features/assistant/conversation/day-limit.server.test.ts",
    "whoever has no account gives the assistant",
    ["app/features/assistant/conversation/message-limit.server.ts", '[limit, "assistant-day" as const]', "[limit]"],
  ],
  [
    "V11",
    "many free accounts of many networks ask for an advisor's whole week",
    UNPAID_TEST,
    "all who never paid have together half",
    [
      "app/features/booking/request/open-requests.server.ts",
      "return weekRefusal(tx, { ...wanted, networkKey: networkKey(network) }, now);",
      "return null;",
    ],
  ],
  [
    "V11",
    "hours that are held do not count beside those that are asked for",
    UNPAID_TEST,
    "hours that nobody has claimed, hours that were claimed and requests count together",
    [UNPAID, "taken: [...holds, ...requests]", "taken: requests"],
  ],
  [
    "V11",
    "the rest of a week is closed by hours that are held",
    UNPAID_TEST,
    "an hour is neither held nor made longer",
    [HOLDS, "if (!isFullOfUnpaid(week, wanted)) continue;", "if (week) continue;"],
  ],
  [
    "V11",
    "the end of one week and the beginning of the next are both taken",
    "app/features/booking/unpaid-time/unpaid-weeks.test.ts",
    "half of any seven days together",
    [
      WEEKS,
      "from + WEEK_DAYS * DAY_MS <= reach.last; from += DAY_MS",
      "from + WEEK_DAYS * DAY_MS <= reach.last; from += WEEK_DAYS * DAY_MS",
    ],
  ],
  [
    "V11",
    "who has one consultation a day has each day taken by an hour",
    "app/features/booking/unpaid-time/unpaid-weeks.test.ts",
    "one consultation a day",
    [FULL, "return most !== null && taken.length", "return most === 0 && taken.length"],
  ],
  [
    "V11",
    "a week of few hours is closed by people who have never paid",
    "app/features/booking/unpaid-time/unpaid-weeks.test.ts",
    "one is left for who has paid",
    [FULL, "const LEFT_MS = 1 * HOUR_MS;", "const LEFT_MS = 0;"],
  ],
  [
    "V11",
    "the first who never paid takes a week of two hours",
    "app/features/booking/unpaid-time/unpaid-weeks.test.ts",
    "leaves an hour where there are two",
    [FULL, "  return leavesNone", "  return false && leavesNone"],
  ],
  [
    "V11",
    "one network takes the share of a week of all who never paid",
    "app/features/booking/unpaid-time/unpaid-weeks.test.ts",
    "leaves half of the share to others",
    [FULL, "const PART_OF_NETWORK = 0.5;", "const PART_OF_NETWORK = 1;"],
  ],
  [
    "V11",
    "one long request of a network closes a week to first clients",
    "app/features/booking/unpaid-time/one-long-request.test.ts",
    "leaves an hour to first clients of another network",
    [
      FULL,
      "const isFirst = taken.length === 0 && lengthOf([wanted]) <= Math.max(FIRST_MS, shortest) + week.bufferMs;",
      "const isFirst = taken.length === 0;",
    ],
  ],
  [
    "V11",
    "the network of a request is not looked at beside a week's other requests",
    "app/features/booking/request/open-requests.server.test.ts",
    "leave the same week to those of another",
    [UNPAID, "({ ...timeOf(row, false), isOfNetwork })", "({ ...timeOf(row, false), isOfNetwork: false })"],
  ],
  [
    "V29",
    "one network holds the same hours again and again",
    "app/features/booking/hour/hold-again.server.test.ts",
    "the hours of an advisor's day a few times",
    [HOLDS, "return counted.ok ? null :", "return counted ? null :"],
  ],
  [
    "V11",
    "short times leave no room for an hour",
    "app/features/booking/unpaid-time/unpaid-weeks.test.ts",
    "half of the whole hours of a week",
    [FULL, "if (before - after >", "if (false && before - after >"],
  ],
  [
    "V11",
    "what has to be free before a short time is not counted",
    "app/features/booking/unpaid-time/unpaid-weeks.test.ts",
    "half of the whole hours of a week",
    [WEEKS, "start: start - bufferMs, end", "start, end"],
  ],
  [
    "V11",
    "a week of few consultations is closed by people who have never paid",
    "app/features/booking/unpaid-time/unpaid-weeks.test.ts",
    "of three consultations a week",
    [FULL, "share(most, AT_LEAST, LEFT)", "share(most, AT_LEAST, 0)"],
  ],
  [
    "V29",
    "hours that were claimed count towards nobody's part of a week",
    HOLDS_TEST,
    "hours that were claimed by whoever never paid count",
    [UNPAID, "sql`not ${hasPaidBefore(quotes.clientId)}`", "sql`${quotes.clientId} is null`"],
  ],
  [
    "V29",
    "each account of a mailbox claims hours of its own",
    HOLDS_TEST,
    "what accounts of one mailbox claim",
    [HOLDS, "isOfMailbox, isNotNull", "eq(users.id, userId), isNotNull"],
  ],
  [
    "V11",
    "a guess costs nothing while the line of hashes is full at its second hash",
    "app/features/accounts/sign-in/full-line.server.test.ts",
    "a guess of which the first hash was made counts",
    [
      "app/features/accounts/sign-in/sign-in.server.ts",
      "(await isOfSignUp(user.id, entry.password, at))",
      "(await isOfSignUp(user.id, entry.password, at).catch((error) => refundAttempt(db, taken.attempt).then(() => Promise.reject(error))))",
    ],
  ],
  [
    "V4",
    "the export of a site opens a review to the admin whom it is about before both have written theirs",
    "app/features/admin/export/site-export.server.test.ts",
    "reads in it what the other side wrote once it is revealed",
    ["app/features/admin/export/site-export.server.ts", "if (table === reviews) return isRevealedTo(actor);", ""],
  ],
];

export const CROWDING_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
