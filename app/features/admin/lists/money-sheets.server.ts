import { foundPayments } from "#app/features/money/outside/payment-list.server";
import { paymentState } from "#app/features/money/outside/payment-state";
import { selectOwed } from "#app/features/money/owed-payouts.server";
import { type Sheet, sheet, units } from "./list-sheet.server";

/** Payments that clients make outside the site, and amounts owed to advisors. */
export const MONEY_SHEETS: { payments: Sheet<"payments">; payouts: Sheet<"payouts"> } = {
  payments: sheet((tx, params, _now, range) => foundPayments(tx, params, range), {
    reference: (row) => row.reference,
    state: (row, words) => words.of("payments.stage_", paymentState(row)),
    client: (row) => row.clientName,
    email: (row) => row.clientEmail,
    advisor: (row) => row.advisorName,
    topic: (row, { named }) => named(row.topicName),
    time: (row) => row.scheduledTime,
    currency: (row) => row.currency,
    price: (row) => units(row.totalPrice, row.currency),
    notCharged: (row) => units(row.notCharged, row.currency),
    open: (row) => units(row.open, row.currency),
    marked: (row) => units(row.marked, row.currency),
    markedAt: (row) => row.markedAt,
    arrived: (row) => units(row.here + row.returned, row.currency),
    confirmedAt: (row) => row.confirmedAt,
    toReturn: (row) => units(row.toReturn, row.currency),
    returned: (row) => units(row.returned, row.currency),
  }),
  payouts: sheet((tx, params, now, range) => selectOwed(tx, params, now, range), {
    advisor: (row) => row.name,
    email: (row) => row.email,
    currency: (row) => row.currency,
    owed: (row) => units(row.amount, row.currency),
    waits: (row) => units(row.waiting, row.currency),
    leaving: (row) => row.leavesAt,
    transferred: (row, { yesNo }) => yesNo(row.isTransferred),
    holder: (row) => row.destination?.holder,
    iban: (row) => row.destination?.iban,
    bic: (row) => row.destination?.bic,
    words: (row) => row.destination?.words,
  }),
};
