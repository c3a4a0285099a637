const DISPUTES = "app/features/money/elsewhere/disputes.server.test.ts";
const SENT_BACK = "app/features/money/elsewhere/sent-back.server.ts";
const FAILED_REFUND = "app/features/money/elsewhere/failed-refund.server.ts";

/** Defects by which money that has gone back, or may yet, is paid out or sent again; and by which a head costs a file. */
const ROWS = [
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
    [SENT_BACK, "if (order !== null) return false;", ""],
  ],
  [
    "V27",
    "the site's refunds of an earlier version are booked as made elsewhere, too",
    DISPUTES,
    "a refund of an earlier version",
    [SENT_BACK, "return own < 0;", "return true;"],
  ],
  [
    "V27",
    "what is refunded elsewhere while the own refund is tried is booked beside it",
    DISPUTES,
    "while the site's own refund is still tried",
    [SENT_BACK, "Math.max(tried, await sentBackElsewhere(tx, consultationId))", "tried + (await sentBackElsewhere(tx, consultationId))"],
  ],
  [
    "V27",
    "a refund that failed later counts as sent",
    DISPUTES,
    "a refund that fails days after it was made",
    [FAILED_REFUND, "doneAt: null, parkedAt: now", "parkedAt: now"],
  ],
  [
    "V27",
    "a refund that failed at the provider counts at the end",
    DISPUTES,
    "a refund made at Stripe that fails before the end",
    [FAILED_REFUND, "tx.delete(providerRefunds).where(isIt)", "tx.update(providerRefunds).set({ consultationId: paid.id }).where(isIt)"],
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
];

export const ELSEWHERE_PLANTS = ROWS.map(([threat, planted, test, name, ...edits]) => ({ threat, planted, edits, test, name }));
