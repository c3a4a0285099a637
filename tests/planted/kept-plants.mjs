const COUNT = "app/features/applications/certificates/count-certificate.server.ts";
const OLD = "app/features/applications/certificates/old-certificates.server.ts";
const VOLUME = "app/features/applications/certificates/certificate-volume.server.test.ts";
const REQUESTS = "app/features/catalog/category-requests/category-requests.server";

const FORGET = "app/features/accounts/deletion/forget-name-with-others.server.ts";
const NAMES = "app/features/accounts/deletion/erased-names.server.test.ts";

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
];

export const KEPT_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
