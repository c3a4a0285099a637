const COUNT = "app/features/applications/certificates/count-certificate.server.ts";
const OLD = "app/features/applications/certificates/old-certificates.server.ts";
const VOLUME = "app/features/applications/certificates/certificate-volume.server.test.ts";
const REQUESTS = "app/features/catalog/category-requests/category-requests.server";

/** Defects by which what strangers and free accounts store is kept without an end. */
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
];

export const KEPT_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
