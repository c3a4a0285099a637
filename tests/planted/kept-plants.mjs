const COUNT = "app/features/applications/certificates/count-certificate.server.ts";
const OLD = "app/features/applications/certificates/old-certificates.server.ts";
const VOLUME = "app/features/applications/certificates/certificate-volume.server.test.ts";
const REQUESTS = "app/features/catalog/category-requests/category-requests.server";

const FORGET = "app/features/accounts/deletion/forget-name-with-others.server.ts";
const NAMES = "app/features/accounts/deletion/erased-names.server.test.ts";

const MESSAGES = "app/features/messages/send/message-volume.server.test.ts";
const UNANSWERED = "app/features/ratings/unanswered.server.test.ts";
const REPLY_TIME = "app/features/ratings/reply-time.server.test.ts";

/** Defects by which what strangers and free accounts store is kept without an end, and by which names outlive their people. */
const ROWS = [
  [
    "V30",
    "certificates are counted by the hour alone",
    VOLUME,
    "all accounts of a network together have so many of certificate-day",
    [COUNT, '["upload", "certificate-day", ...large]', '["upload", ...large]'],
  ],
  [
    "V30",
    "large certificates have no limit of their own",
    VOLUME,
    "a person has so many of certificate-large",
    [COUNT, '(["certificate-large"] as const)', "[]"],
  ],
  ["V30", "every certificate counts as large", VOLUME, "adds small ones", [COUNT, "bytes > LARGE_CERTIFICATE_BYTES", "bytes > 0"]],
  [
    "V30",
    "certificates that were never sent are kept for good",
    VOLUME,
    "what was never sent ends",
    [OLD, "notExists(draft))", "notExists(draft), isNotThere)"],
    [OLD, "  const isOld", "  const isNotThere = isNull(applicationCertificates.createdAt);\n  const isOld"],
  ],
  ["V30", "certificates go before their draft", VOLUME, "what was never sent ends", [OLD, ", notExists(draft))", ")"]],
  [
    "V30",
    "certificates of an application go with the old ones",
    VOLUME,
    "what was never sent ends",
    [OLD, "isNull(applicationCertificates.applicationId), ", ""],
  ],
  [
    "V30",
    "the file of an old certificate stays",
    VOLUME,
    "what was never sent ends",
    [OLD, "await removeFile({ bucket: BUCKET, path });", "void path;"],
  ],
  [
    "V30",
    "a network signs up without an end of the day",
    "app/features/accounts/attempts/attempts.server.test.ts",
    "one network signs up so many times a day",
    ["app/features/accounts/sign-up/sign-up.server.ts", "if (!ofDay.ok)", "if (!ofDay.ok && at < new Date(0))"],
  ],
  [
    "V30",
    "the network of a signed-in asker is not counted",
    `${REQUESTS}.test.ts`,
    "a network asks so many times a day",
    [`${REQUESTS}.ts`, '"category-request-day", userId, address', '"category-request-day", userId'],
  ],
  [
    "rule",
    "mails that name an erased person stay",
    NAMES,
    "'payment_marked disputed'",
    [FORGET, "or(isNamed(outbox.named, userId), and(", "or(and("],
  ],
  [
    "rule",
    "notifications that name an erased person stay",
    NAMES,
    "'payment_marked transferRefused'",
    [FORGET, "or(isNamed(named, userId), and(", "or(and("],
  ],
  [
    "rule",
    "what names an erased person by its key alone stays",
    NAMES,
    "of earlier versions",
    [FORGET, "isNull(outbox.named), isOfKey", "isNull(outbox.named), sql`false`"],
  ],
  [
    "rule",
    "the address of an erased advisor's page stays",
    NAMES,
    "'a reported review'",
    [FORGET, "then ${NOTIFICATIONS_PAGE}", "then ${link}"],
  ],
  [
    "rule",
    "news of a provider do not say whom they name",
    NAMES,
    "'payment_marked disputed'",
    ["app/features/money/captures/notify-refused.server.ts", "const named = [other.userId];", "const named: string[] = [];"],
  ],
  [
    "rule",
    "a refused transfer does not say whom it names",
    NAMES,
    "'payment_marked transferRefused'",
    ["app/features/money/payouts/end-transfer.server.ts", "const named = [advisor.userId];", "const named: string[] = [];"],
  ],
  [
    "rule",
    "the notification of a change does not say whom it names",
    NAMES,
    "'site_changed secondFactor'",
    ["app/features/audit/notify-of-change.server.ts", "person ? [person.userId] : []", "[]"],
  ],
  [
    "rule",
    "the mail of a change does not say whose it is",
    NAMES,
    "'site_changed granted'",
    ["app/features/accounts/warnings/site-change-emails.server.ts", "[who, ...(person ? [person] : [])]", "[who]"],
  ],
  [
    "rule",
    "the mail of a change does not say who made it",
    NAMES,
    "'site_changed granted'",
    ["app/features/accounts/warnings/site-change-emails.server.ts", "[who, ...(person ? [person] : [])]", "person ? [person] : []"],
  ],
  [
    "V30",
    "an account through a provider is none of its network's day",
    "app/features/accounts/attempts/attempts.server.test.ts",
    "an account through a provider counts",
    ["app/features/accounts/oauth/sign-in-with-provider.server.ts", "known > 0 ? null", "known >= 0 ? null"],
  ],
  [
    "V30",
    "whoever never paid sends as many megabytes as whoever has",
    MESSAGES,
    "who has had a paid consultation, as client or as advisor",
    ["app/features/messages/send/message-limits.server.ts", "if (person?.hasPaid) return null;", "if (person) return null;"],
  ],
  [
    "V30",
    "a file of five megabytes counts as one",
    MESSAGES,
    "files of messages have so many megabytes a day of",
    [
      "app/features/messages/send/message-limits.server.ts",
      "const units = megabytesOf(bytes);",
      "const units = Math.min(1, megabytesOf(bytes));",
    ],
  ],
  [
    "V30",
    "of what counts as several at once there may be more than the limit has",
    "app/platform/limits/consume-limit.server.test.ts",
    "several at once count as so many",
    ["app/platform/limits/counters.server.ts", "most - (counter.units ?? 1)", "most - 1"],
  ],
  [
    "V30",
    "limits of minutes forget those of their days",
    "app/forms/consultation-form.server.test.ts",
    "a step too many of the hour",
    ["app/platform/limits/limits.ts", 'return "ofDay" in limit ? [kind, limit.ofDay] : [kind];', "return limit ? [kind] : [];"],
  ],
  [
    "V30",
    "a long form counts like a short one",
    "app/forms/form-kilobytes.server.test.ts",
    "what forms carry counts by its kilobytes",
    ["app/forms/read.server.ts", "units: kilobytesOf(fieldBytes(values))", "units: Math.min(1, kilobytesOf(fieldBytes(values)))"],
  ],
  [
    "V30",
    "what a second was too short for is next, before whoever came meanwhile",
    "app/platform/workers/isolated-work.server.test.ts",
    "what a second is too short for gives way",
    ["app/platform/workers/isolated-work.server.ts", ", network, { isLast: true })", ", network)"],
  ],
  [
    "V2",
    "a request at night for the morning counts as not answered",
    UNANSWERED,
    "what left an advisor no time does not count",
    [
      "app/features/ratings/unanswered.server.ts",
      "make_interval(hours => ${FAIR_ANSWER_HOURS})",
      "make_interval(hours => least(0, ${FAIR_ANSWER_HOURS}))",
    ],
  ],
  [
    "V2",
    "of whoever has paid the first unanswered request alone counts",
    UNANSWERED,
    "whoever has paid for a consultation counts each time",
    ["app/features/ratings/unanswered.server.ts", "and (${hasPaidBefore(sql`asked.client_id`)} or not", "and (not"],
  ],
  [
    "V2",
    "each account of a mailbox lowers an advisor's figures",
    UNANSWERED,
    "of each person who never paid the first alone",
    [
      "app/features/ratings/unanswered.server.ts",
      "${mailboxIn(sql`sender.email`)} = ${mailboxIn(sql`own.email`)}",
      "sender.email = own.email",
    ],
  ],
  [
    "V2",
    "each account of a network lowers an advisor's figures",
    UNANSWERED,
    "so do those of one network",
    ["app/features/ratings/unanswered.server.ts", " or origin.key_hash = network.key_hash", ""],
  ],
  [
    "V4",
    "nobody takes along what they wrote with a request for a category",
    "app/features/accounts/own-records/others-words.server.test.ts",
    "each takes along their own words",
    [
      "app/features/accounts/deletion/personal-tables.server.ts",
      "owner: categoryRequestComments.userId",
      "owner: categoryRequestComments.requestId",
    ],
  ],
  [
    "V4",
    "a category that is asked for anew keeps the comments of before",
    "app/features/catalog/category-requests/category-requests.server.test.ts",
    "none once it is asked for anew",
    ["app/features/catalog/category-requests/category-requests.server.ts", 'before.status !== "open"', 'before.status === "never"'],
  ],
  [
    "V4",
    "an approved advisor takes along the admins' notes",
    "app/features/accounts/own-records/others-words.server.test.ts",
    "reads neither the admins' notes",
    ["app/features/exported/exported-columns.server.ts", "exported.ownerIf[name]?.(row) ?? true", "true"],
  ],
  [
    "V4",
    "a client takes along why an admin waived what they owed",
    "app/features/accounts/own-records/others-words.server.test.ts",
    "is told to neither side",
    ["app/features/exported/shown-reason.server.ts", '["release",', '["letGo", "release",'],
  ],
  [
    "V32",
    "what a visitor wrote who left their address outlives their account",
    "app/features/accounts/deletion/erased-words.server.test.ts",
    "by the address they left",
    ["app/features/accounts/deletion/erasure.server.ts", "  await forgetCommentsOfAddress(tx, address);\n", ""],
  ],
  [
    "V32",
    "why a debt was waived outlives the client",
    "app/features/accounts/deletion/erased-words.server.test.ts",
    "is kept no longer",
    ["app/features/accounts/deletion/erasure.server.ts", ', and(inArray(consultationId, ofClient), eq(kind, "letGo"))', ""],
  ],
  [
    "V2",
    "answers to people who have paid for nothing make a fast responder",
    REPLY_TIME,
    "make no reply time",
    ["app/features/ratings/reply-time.server.ts", "and ${hasPaidBefore(sql`answered.client_id`)}", ""],
  ],
  [
    "V2",
    "one person's answer makes a fast responder",
    REPLY_TIME,
    "make no reply time",
    ["app/features/ratings/reply-time.server.ts", "const REPLY_PEOPLE = 3;", "const REPLY_PEOPLE = 1;"],
  ],
  [
    "V2",
    "each account of a mailbox is a person whose answer counts",
    REPLY_TIME,
    "each person counts with the latest answer",
    ["app/features/ratings/reply-time.server.ts", "${mailboxIn(sql`client.email`)} as mailbox", "client.email as mailbox"],
  ],
  [
    "V2",
    "every answer to somebody who has paid for nothing counts",
    REPLY_TIME,
    "of people who never paid the first answer counts",
    [
      "app/features/booking/life/advisor-figures.server.ts",
      "if (await isCountedAsAnswered(tx, id))",
      "if ((await isCountedAsAnswered(tx, id)) || id)",
    ],
  ],
];

export const KEPT_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
