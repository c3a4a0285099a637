const REFUSED = "app/features/money/captures/refused-capture.server.test.ts";
const CHECKOUT = "app/features/money/checkout.server.test.ts";
const LEAVING = "app/features/money/outside/notify/notify-deleting-clients.server.test.ts";

/** Defects by which money counts that never came, cannot come, or is nobody's any more: threat, what is planted, the test, its name, and the edits. */
const ROWS = [
  [
    "V27",
    "what the provider has not taken is paid out",
    REFUSED,
    "nobody is paid out of a price",
    ["app/features/money/payouts/held-back.server.ts", "or ${isCapturePending(id)}", ""],
  ],
  [
    "V27",
    "a price is called taken with the order to take it",
    REFUSED,
    "nobody is paid out of a price",
    [
      "app/features/money/payments.server.ts",
      'if (step === "release")\n    await tx.update(payments).set({ status: "released"',
      'if (step !== "settle")\n    await tx.update(payments).set({ status: step === "release" ? "released" : "captured"',
    ],
  ],
  [
    "V27",
    "an order that waits is not asked of an older row",
    REFUSED,
    "was called captured with the order",
    ["app/features/ratings/capture-pending.server.ts", "ordered.done_at is null", "false"],
  ],
  [
    "V27",
    "a price that nobody took has a receipt",
    REFUSED,
    "nobody is paid out of a price",
    ["app/features/money/receipts.server.ts", "not(isCapturePending(consultations.id))", "isNotNull(consultations.id)"],
  ],
  [
    "V27",
    "reviews of what was never paid count",
    REFUSED,
    "nobody is paid out of a price",
    ["app/features/ratings/paid-for.server.ts", "and not ${isCapturePending(id)}", "and ${id} is not null"],
  ],
  [
    "V27",
    "reviews do not count once the price is taken after all",
    REFUSED,
    "has taken it after all",
    ["app/features/money/captures/end-capture.server.ts", "await countAdvisor(tx, consultation.advisorId);", ""],
  ],
  [
    "V27",
    "nobody hears of a price that was refused",
    REFUSED,
    "admins and both sides are told",
    [
      "app/features/money/payment-orders.server.ts",
      "if (consultationId) await recordOrderFailure",
      'if (consultationId === "") await recordOrderFailure',
    ],
  ],
  [
    "V27",
    "a request is kept open beyond what is authorised for it",
    REFUSED,
    "not open longer than the money",
    ["app/features/booking/life/effects.ts", 'isThroughProvider && status !== "accepted"', 'false && status !== "accepted"'],
  ],
  [
    "V27",
    "after an answer that was lost another page to pay on is asked for",
    CHECKOUT,
    "an answer that was lost",
    ["app/features/money/checkout.server.ts", "if (checkoutEndsAt && isLongEnough", "if (url && checkoutEndsAt && isLongEnough"],
  ],
  [
    "V27",
    "whoever owes money leaves without a word",
    LEAVING,
    "every admin is told once",
    ["app/features/money/outside/notify/notify-deleting-clients.server.ts", "payment.open > 0", "payment.open < 0"],
  ],
  [
    "V27",
    "admins are told of a client who leaves again and again",
    LEAVING,
    "every admin is told once",
    [
      "app/features/money/outside/notify/notify-deleting-clients.server.ts",
      "await wasNotified(tx, admin.userId, { subject, since })",
      "false",
    ],
  ],
  [
    "V27",
    "what admins were told keeps the name of who was erased",
    LEAVING,
    "nothing that admins were told",
    [
      "app/features/money/outside/notify/notify-deleting-clients.server.ts",
      "link: PAYMENTS_PAGE, named: [userId]",
      "link: PAYMENTS_PAGE, named: []",
    ],
  ],
];

export const UNTAKEN_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
