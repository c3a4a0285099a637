/** Texts of what is told about money. */
export const moneyMessages = {
  payoutSubject: "You have been paid {paid}",
  payoutText: "We have paid you {paid} for your completed consultations: statement {number, number}.",
  payoutReference: "Reference",
  payoutAction: "See your statements",
} as const;
