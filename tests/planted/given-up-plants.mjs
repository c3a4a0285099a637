const GIVEN_UP = "app/features/money/given-up-orders.server.test.ts";
const ORDERS = "app/features/money/payment-orders.server.ts";

/** Defects by which what the payment provider refused is said to be done, or stands in the way of what it would do. */
const ROWS = [
  [
    "nobody hears of a transfer that was given up",
    "of a transfer that is given up",
    [ORDERS, "return statementId ? recordTransferFailure(tx, statementId, now()) : undefined;", "return;"],
  ],
  ["nobody hears of a refund that was given up", "of a refund that is given up", [ORDERS, "? [{ id, amount }] : []", "? [] : []"]],
  [
    "nobody hears of an authorisation or a checkout that stays open",
    "cannot be let go, and of a checkout",
    [ORDERS, "if (consultationId) await recordOrderFailure", 'if (action === "capture" || action === "refund") await recordOrderFailure'],
  ],
  [
    "a transfer that was given up holds up every later one",
    "holds up no later transfer",
    [ORDERS, "(earlier.parked_at is null or earlier.action = 'capture')", "earlier.id is not null"],
  ],
  [
    "a transfer that was given up cannot be taken back",
    "taken back, owed again",
    ["app/features/money/payouts/reversed-payout.server.ts", "isNotNull(paymentOrders.parkedAt)", "sql`false`"],
  ],
  [
    "any payout is taken back as one that was given up",
    "taken back, owed again",
    ["app/features/money/payouts/reversed-payout.server.ts", "and(isUnbegun, isHeld)", "isUnbegun"],
  ],
  [
    "a payout is announced before the provider has transferred it",
    "announced once it is done",
    ["app/features/money/payouts/payouts.server.ts", "} else await sendPayoutEmail", "}\n    await sendPayoutEmail"],
  ],
  [
    "a payout that is on its way reads as paid",
    "announced once it is done",
    ["app/features/money/earnings.server.ts", "isOnTheWay: isTransferOpen(payoutStatements.id)", "isOnTheWay: sql<boolean>`false`"],
  ],
  [
    "who leaves is owed nothing of a payout that was not transferred",
    "of a transfer that is given up",
    ["app/features/accounts/deletion/owed-money.server.ts", "untransferred.length > 0", "untransferred.length < 0"],
  ],
];

export const GIVEN_UP_PLANTS = ROWS.map(([planted, name, ...edits]) => ({ threat: "V27", planted, edits, test: GIVEN_UP, name }));
