const FREE_WORDS = "app/features/accounts/deletion/erased-free-words.server.test.ts";
const FORGETTING = "app/features/accounts/deletion/forget-in-free-words.server.ts";
const STRANGERS = "app/features/accounts/deletion/erased-strangers.server.test.ts";
const CIRCLE = "app/features/accounts/deletion/circle.server.ts";
const WORDS_TEST = "app/features/accounts/deletion/words-without-person.test.ts";
const HELD = "app/features/money/payouts/held-transfer.server.test.ts";
const CLAIMING = "app/features/money/payouts/claim-transfers.server.ts";
const TRANSFER_STATE = "app/features/money/payouts/transfer-state.server.ts";
const PIECES = "app/platform/limits/kilobytes-of-forms.server.test.ts";
const COUNTING = "app/platform/limits/kilobytes-of-forms.server.ts";
const CHANGE_LINK = "app/features/admin/people/email-change-link.server.test.ts";
const PASSING_ON = "app/features/admin/people/email-change-link.server.ts";
const WITHOUT = "app/features/accounts/deletion/words-without-person.ts";

/** What is left behind: names of the erased, money that is disputed, counts of one server. What is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V32",
    "a table of others' free words is not looked through on erasure",
    FREE_WORDS,
    "of every column that can hold words",
    [
      "app/features/accounts/deletion/free-words.server.ts",
      '  { table: users, id: users.id, columns: ["suspendedReason"], isOfAdmins: true, of: (circle) => person(users.id, circle) },\n',
      "",
    ],
  ],
  [
    "V32",
    "names of the erased stay in what admins wrote down",
    FREE_WORDS,
    "go from all free words",
    [FORGETTING, "if (changed.length > 0) await", "if (changed.length > 1) await"],
  ],
  [
    "V32",
    "what an admin did during an erasure keeps the name",
    FREE_WORDS,
    "while they were being erased",
    [FORGETTING, "if (log) await forgetIn", "if (!log) await forgetIn"],
  ],
  [
    "V32",
    "what was sought by the name of the erased stays",
    FREE_WORDS,
    "counted on without its words",
    [FORGETTING, "  await forgetInSearches(tx, identifiers, identifiers.filter(isNumber).map(lastDigits));\n", ""],
  ],
  [
    "V32",
    "the end of a longer address is taken for the address of the erased",
    FREE_WORDS,
    "no longer name goes",
    [WITHOUT, "if (isOfAddress(text[at - 1]) || ", "if ("],
  ],
  [
    "V32",
    "an address that is part of another's opens what is written beside that one",
    STRANGERS,
    "an address that is",
    [FORGETTING, "row.isTold && columns.some(", "row.isTold || columns.some("],
  ],
  [
    "V32",
    "a number stays that a word processor wrote",
    WORDS_TEST,
    "a number is known by its last digits",
    [
      "app/features/accounts/deletion/replace-number.ts",
      "const RUN = /[+(]{0,2}\\d(?:[\\s().\\p{Pd}",
      "const RUN = /[+(]{0,2}\\d(?:[\\s().\\-",
    ],
  ],
  [
    "V32",
    "who only asked somebody has met them, and rewrites what is written about them",
    STRANGERS,
    "has not met them",
    [CIRCLE, "where c.agreed_at is not null and c.client_id", "where c.client_id"],
  ],
  [
    "V32",
    "who wrote to somebody and got no answer has met them",
    STRANGERS,
    "has not met them",
    [CIRCLE, "and 1 < (select", "and 0 < (select"],
  ],
  [
    "V32",
    "a name takes words from what is written about strangers",
    STRANGERS,
    "people they never met",
    [FORGETTING, "tells(texts, forgotten.proved)", "tells(texts, forgotten.identifiers)"],
  ],
  [
    "V32",
    "the books and reviews of those whom somebody met lose their words",
    STRANGERS,
    "the books and reviews of others stay",
    [FORGETTING, "isOfAdmins && of(forgotten.circle)", "of(forgotten.circle)"],
  ],
  [
    "V32",
    "who is called by words of every day takes them from what admins wrote about those they met",
    STRANGERS,
    "words of every day",
    [FORGETTING, "identifiers, !row.isOwn)", "identifiers)"],
  ],
  [
    "V32",
    "an address that nobody confirmed counts as its owner's",
    STRANGERS,
    "nobody confirmed is nobody's",
    ["app/features/accounts/deletion/identifiers.server.ts", "emailConfirmedAt !== null", "emailConfirmedAt !== undefined"],
  ],
  [
    "V32",
    "an amount in a notification becomes a name",
    WORDS_TEST,
    "only what people wrote changes",
    [WITHOUT, "isWords || WORDS.has(key)", "isWords || key !== WORDS"],
  ],
  [
    "V32",
    "a number is forgotten as its owner's form stores it alone",
    WORDS_TEST,
    "by its last digits",
    ["app/features/accounts/deletion/replace-number.ts", "const TELLING = 9;", "const TELLING = 12;"],
  ],
  [
    "V32",
    "a name in capitals stays",
    WORDS_TEST,
    "without its capitals",
    ["app/features/accounts/deletion/replace-name.ts", '.normalize("NFC").toLowerCase()', '.normalize("NFC")'],
  ],
  [
    "V27",
    "what the provider took is recorded against the order in which a consultation's steps lock",
    "app/features/money/captures/captured.server.test.ts",
    "locks an advisor before the money",
    [
      "app/features/money/payment-orders.server.ts",
      '(action === "capture" || action === "refund") && (await lockPaid',
      'action === "refund" && (await lockPaid',
    ],
  ],
  [
    "V27",
    "a transfer goes although its money has been disputed since it was ordered",
    HELD,
    "waits for the decision",
    [CLAIMING, "where ${isDue} and not ${isTransferHeld(now())} order by", "where ${isDue} order by"],
    [CLAIMING, "and ${isDue} and not ${isTransferHeld(now())}`", "and ${isDue}`"],
  ],
  [
    "V27",
    "a transfer goes while a dispute of its money is being recorded",
    HELD,
    "while the dispute is being recorded",
    [CLAIMING, "  if (advisorId) await tx.execute(sql`select from advisers where id = ${advisorId} for no key update`);\n", ""],
  ],
  [
    "V27",
    "a transfer that has begun is held, and its key outlived",
    HELD,
    "that has begun is finished",
    [TRANSFER_STATE, "ordered.attempts = 0 and exists (", "exists ("],
  ],
  [
    "V27",
    "a payout that is held cannot be taken back",
    HELD,
    "of a dispute that is lost",
    [
      "app/features/money/payouts/reversed-payout.server.ts",
      "or(isRefused, and(isUnbegun, isHeld))",
      "stuckAt ? isRefused : or(isRefused, isUnbegun)",
    ],
  ],
  [
    "V30",
    "kilobytes of forms are counted by each server alone",
    "app/forms/form-kilobytes.server.test.ts",
    "carried to other servers",
    [COUNTING, "secondsTooOften(KIND, doer) ?? (await ofAllServers(doer))", "secondsTooOften(KIND, doer)"],
  ],
  [
    "V30",
    "an IPv6 site has a rest of kilobytes for each of its networks",
    PIECES,
    "counted as the site",
    [COUNTING, "...networkCounters(KIND, address), ", "...networkCounters(KIND, address).slice(-1), "],
  ],
  [
    "V30",
    "each server lets in a whole day's kilobytes once more",
    PIECES,
    "what a person posts to four servers",
    [COUNTING, "Math.floor(counter.most / PIECE)", "counter.most"],
  ],
  [
    "rule",
    "an admin gets a link that changes another admin's address",
    CHANGE_LINK,
    "there is none with a mail server",
    [PASSING_ON, "mayPassLinkInto(tx, id, at)", 'mayPassLinkInto(tx, "00000000-0000-4000-8000-000000000000", at)'],
  ],
  [
    "rule",
    "nobody learns that an admin made a link to change their address",
    CHANGE_LINK,
    "its owner and the log are told",
    [PASSING_ON, 'await notifyOfAccountChange(tx, id, "emailChangeLink", at);', ""],
  ],
  [
    "rule",
    "the new address confirms before the current one has",
    CHANGE_LINK,
    "the link for the current address",
    [PASSING_ON, "const isOld = change.oldConfirmedAt === null;", "const isOld = change.newConfirmedAt !== null;"],
  ],
];

export const LEFT_BEHIND_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
