const DISPUTES = "app/features/money/elsewhere/disputes.server.test.ts";
const SENT_BACK = "app/features/money/elsewhere/sent-back.server.ts";
const OWN = "app/features/money/elsewhere/own-refund.server.ts";
const REFUNDS = "app/features/money/elsewhere/refunds.server.ts";
const OWED = "app/features/money/elsewhere/owed-back.server.ts";
const ORDERS = "app/features/money/elsewhere/refund-orders.server.test.ts";

/** Defects by which money that has gone back, or may yet, is paid out or sent again; and by which a head costs a file. */
const ROWS = [
  [
    "V27",
    "what was booked beside one order is taken back for another whose key begins like it",
    "app/features/money/elsewhere/sent-back.server.test.ts",
    "whose key begins like it",
    [
      "app/features/money/ledger.server.ts",
      "inArray(ledgerTransactions.key, whole)",
      "sql`starts_with(${ledgerTransactions.key}, ${whole[0]})`",
    ],
  ],
  [
    "V27",
    "an order is sent beside the refund that somebody made for it",
    ORDERS,
    "ends its refund, which is not sent beside it",
    [
      SENT_BACK,
      "await endTried(tx, consultationId, { covered: sent",
      "await endTried(tx, consultationId, { covered: Number.NEGATIVE_INFINITY + sent",
    ],
  ],
  [
    "V27",
    "an order whose stand-in has failed is never tried again",
    ORDERS,
    "that fails in its turn ends in the same books",
    [SENT_BACK, "await tryAgain(tx, consultationId, { owed: row.refunded", "await tryAgain(tx, consultationId, { owed: 0 * row.refunded"],
  ],
  [
    "V27",
    "what was booked beside a refund that then fails stays booked",
    ORDERS,
    "that fails in its turn ends in the same books",
    [REFUNDS, "    await unbookStoodFor(tx, paid.id, failed, now);\n", ""],
  ],
  [
    "V27",
    "a refund of somebody else's with the same amount ends an order of today",
    ORDERS,
    "a list that is older than what became of a refund changes nothing",
    [REFUNDS, ", not(paymentOrders.isNamed)", ""],
  ],
  [
    "V27",
    "an older list brings back a refund that failed",
    ORDERS,
    "a list that is older than what became of a refund changes nothing",
    [REFUNDS, "if (refund.currency === paid.currency) await tx", "if (refund.currency !== paid.currency) await tx"],
  ],
  [
    "V27",
    "what is disputed is paid out",
    DISPUTES,
    "what is disputed is paid out to nobody",
    ["app/features/money/payouts/held-back.server.ts", "or ${isDisputed(id)})`", "or (false and ${isDisputed(id)}))`"],
  ],
  [
    "V27",
    "the site's own refunds are booked as made elsewhere, too",
    DISPUTES,
    "what is refunded at Stripe itself is booked once",
    [REFUNDS, "if (refund.order === null) fresh", "if (refund.id) fresh"],
  ],
  [
    "V27",
    "the site's refunds of an earlier version are booked as made elsewhere, too",
    DISPUTES,
    "a refund of an earlier version",
    [REFUNDS, "return own < 0 ?", "return own < 100 ?"],
  ],
  [
    "V27",
    "what is refunded elsewhere while the own refund is tried is booked beside it",
    DISPUTES,
    "while the site's own refund is still tried",
    [SENT_BACK, "Math.max(tried, elsewhere)", "tried + elsewhere"],
  ],
  [
    "V27",
    "a refund that failed later counts as sent",
    DISPUTES,
    "a refund that fails days after it was made",
    [OWN, "doneAt: null, parkedAt: sql", "parkedAt: sql"],
  ],
  [
    "V27",
    "a refund that failed at the provider counts at the end",
    DISPUTES,
    "a refund made at Stripe that fails before the end",
    ["app/features/money/elsewhere/refund-sums.server.ts", ", isNull(providerRefunds.failedAt)", ""],
  ],
  [
    "V27",
    "a refund that failed is heard of by its event alone, and what is made instead is booked beside it",
    ORDERS,
    "its answer came",
    [
      "app/features/money/payment-events.server.ts",
      'if (event.type === "refunded") return listed;',
      'if (event.type === "refunded") return listed.filter(({ isOff }) => !isOff);',
    ],
  ],
  [
    "V27",
    "a refund that failed before its order is known to be done is done",
    ORDERS,
    "its answer was lost",
    [
      OWN,
      "and(refundsOf(consultationId), eq(paymentOrders.key, key));",
      "and(refundsOf(consultationId), eq(paymentOrders.key, key), sql`done_at is not null`);",
    ],
  ],
  [
    "V27",
    "a refund that was made good is told as owed",
    ORDERS,
    "its answer came",
    [OWED, "(await owedBack(tx, consultationId)) - before", "Number.MAX_SAFE_INTEGER"],
  ],
  [
    "V27",
    "what stood for a refund is booked beside it once that is made and fails",
    ORDERS,
    "while the site tried in vain",
    [SENT_BACK, "if (amount <= 0) return 0;", "if (amount !== 0) return 0;"],
  ],
  [
    "V27",
    "a refund that has failed is done once it is sent again",
    ORDERS,
    "failed by the time of the answer",
    [OWN, "set(made).where(and(isUndone, isNotFailed))", "set(made).where(isUndone)"],
  ],
  [
    "V2",
    "an hour whose rest the site sends back stays a session",
    ORDERS,
    "an hour whose rest the site sends back",
    [OWN, "await countAdvisor(tx, (await lockRefunded(tx, consultationId)).row.advisorId);", ""],
  ],
  [
    "V27",
    "a refund that has failed by the time of the answer is done",
    ORDERS,
    "failed by the time of the answer",
    ["app/platform/payments/stripe.server.ts", 'return isOff(made) ? "failed" : "made";', 'return "made";'],
  ],
  [
    "V27",
    "what went back already is sent again at the end",
    DISPUTES,
    "what went back before the end counts at the end",
    ["app/features/money/payments.server.ts", 'step === "settle" ? await sentBackElsewhere(tx, consultation.id) : 0', "0"],
  ],
  [
    "V2",
    "an hour whose price was taken back through the bank is paid for",
    DISPUTES,
    "whose whole price is disputed",
    ["app/features/ratings/paid-for.server.ts", "and not ${isTakenBack(id)}", ""],
  ],
  [
    "V30",
    "the head of a file costs as much as the file",
    "tests/doors/heads-of-files.test.ts",
    "makes none of it",
    ["app/platform/http/page-handler.server.ts", "context?.set(headContext, true);", ""],
  ],
  [
    "V27",
    "steps of one moment are read in any order",
    "app/features/money/outside/parts/parts-taken-back.server.test.ts",
    "steps of one moment",
    ["app/features/money/ledger-order.server.ts", "sql`${ledgerTransactions.position} nulls first`,", ""],
  ],
];

export const ELSEWHERE_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
