import { DEMO_PAYMENT_TEXT } from "./demo-text";

/** Texts on how to pay, before anything is due. */
export const payWayMessages = {
  demoPayText: DEMO_PAYMENT_TEXT,
  aheadTitle: "How you pay",
  aheadText: "Nothing is due before {name} accepts. Then you pay {total}:",
  aheadTextYours: "Nothing is due before you agree to the time. Then you pay {total}:",
  byTransfer: "By bank transfer",
  byLink: "On a payment page",
  holder: "Account holder",
  copyNamed: "Copy: {what}",
  iban: "IBAN",
  bic: "BIC",
  amount: "Amount",
  reference: "Reference",
  scan: "Scan it with your banking app: it contains all of this.",
  code: "Code of the bank transfer",
  codeAt: "Code to scan, at",
  payLink: "Pay {open}",
  noWayAhead:
    "Nothing to pay yet: this site has not set up how clients pay. If it still has not once the time is agreed, you owe it nothing and agree on payment with {name}.",
} as const;
