const SEAL = "app/platform/sealed/sealed-value.server.ts";
const COOKIES = "app/middleware/cookies.test.ts";
const EMAIL_CHANGE = "app/features/accounts/email-change/email-change.server.ts";
const EMAIL_CHANGE_TEST = "app/features/accounts/email-change/email-change.server.test.ts";
const ENDINGS_TEST = "app/features/booking/life/pressed-twice.server.test.ts";

/** What is written, sent or said again by whoever may not, or for what never was: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V26",
    "a cookie says what anybody wrote into it",
    COOKIES,
    "what this site did not write into a cookie",
    [SEAL, "given.length === due.length && timingSafeEqual(given, due)", "given.length === due.length"],
  ],
  [
    "V26",
    "what stands in one cookie is taken for another's",
    COOKIES,
    "what this site did not write into a cookie",
    [SEAL, "keyedHash(`${purpose} ${carried}`)", 'keyedHash(`${purpose && ""} ${carried}`)'],
  ],
  [
    "V11",
    "one account has as many strangers mailed as it has networks",
    EMAIL_CHANGE_TEST,
    "of one account five strangers are mailed a day",
    [
      EMAIL_CHANGE,
      'consumeLimit("change-email", { userId, address }, at)',
      'consumeLimit("change-email", { person: address, address }, at)',
    ],
  ],
  [
    "V11",
    "one address is mailed by as many accounts as there are",
    EMAIL_CHANGE_TEST,
    "one address is mailed three times a day",
    [
      EMAIL_CHANGE,
      'consumeLimit("change-email-to-one", { person: mailboxOf(newEmail) }, at)',
      'consumeLimit("change-email-to-one", { person: userId }, at)',
    ],
  ],
  [
    "V11",
    "whom strangers hold up on a new device, no mail lets in",
    "tests/doors/account-limits.test.ts",
    "the link of a mail lets in",
    ["app/routes/auth/reset.tsx", '      ["set-cookie", known],\n', ""],
  ],
  [
    "V27",
    "an admin's step that is pressed again is written down again",
    ENDINGS_TEST,
    "what an admin presses twice",
    ["app/features/booking/life/transitions.server.ts", "if (answer.ok && !answer.isKnown)", "if (answer.ok)"],
  ],
  [
    "V27",
    "an application that is taken again by whom it is with is written down again",
    "app/features/applications/review/review.server.test.ts",
    "who takes an application that is theirs",
    ["app/features/applications/review/assign.server.ts", ".where(and(isOpen, isOther))", ".where(and(isOpen))"],
  ],
  [
    "V27",
    "payments that are confirmed again are written down, and offered to be undone, again",
    "app/features/admin/undo/bulk-undo.server.test.ts",
    "what was pressed again with its key",
    ["app/features/admin/undo/bulk-undo.server.ts", "if (key && (await", "if (!key && (await"],
  ],
  [
    "rule",
    "money that never came is told as refunded",
    "app/features/admin/consultations/consultation-file.server.test.ts",
    "what went back is of what had come in",
    [
      "app/features/money/outside/outside.ts",
      "return { toReturn: standingOf({ ...price, ...payment, ...NOT_MARKED }).toReturn, returned: payment.returned };",
      "return { toReturn: price.refunded, returned: payment.returned };",
    ],
  ],
  [
    "V30",
    "whoever sends too slowly is not told",
    "app/platform/http/bodies/body-limit.server.test.ts",
    "which its sender is told",
    [
      "app/platform/http/bodies/body-limit.server.ts",
      "const giveUp = () => endWaiting(incoming, outgoing);",
      "const giveUp = () => incoming.destroy();",
    ],
  ],
  [
    "V3",
    "anybody blocks in the name of a consultation of others",
    "app/features/messages/reports/block-other-side.server.test.ts",
    "of others' consultations nobody blocks anybody",
    ["app/features/messages/send/addressee.server.ts", "or(eq(consultations.clientId, userId), eq(advisors.userId, userId))", "undefined"],
  ],
  [
    "V3",
    "whoever has only sent requests can be blocked by nobody",
    "app/features/messages/reports/block-other-side.server.test.ts",
    "an advisor blocks a client who has only sent requests",
    ["app/features/messages/send/addressee.server.ts", "?? (await insertThread(tx, pair, now))", ""],
  ],
];

export const FORGERY_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
