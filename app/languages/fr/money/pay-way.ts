import type { payWayMessages as english } from "#app/features/money/payment-instructions/messages";
import type { Translation } from "../../translation";

/** How to pay, shown before a payment is due, in French. */
export const payWayMessages: Translation<typeof english> = {
  demoPayText: "Ceci est une démo : n’envoyez pas d’argent, s’il vous plaît.",
  aheadTitle: "Comment payer",
  aheadText: "Vous ne devez rien tant que votre demande n’est pas acceptée par {name}. Vous payez ensuite {total} :",
  aheadTextYours: "Vous ne devez rien tant que vous n’avez pas accepté l’horaire. Vous payez ensuite {total} :",
  byTransfer: "Par virement bancaire",
  byLink: "Sur une page de paiement",
  holder: "Titulaire du compte",
  copyNamed: "Copier : {what}",
  iban: "IBAN",
  bic: "BIC",
  amount: "Montant",
  reference: "Référence",
  scan: "Scannez-le avec l’application de votre banque : tout y est.",
  code: "Code du virement bancaire",
  codeAt: "Code à scanner, sur",
  payLink: "Payer {open}",
  noWayAhead:
    "Rien à payer pour l’instant : aucun mode de paiement n’est encore défini sur ce site. Si c’est toujours le cas une fois l’horaire convenu, vous ne lui devrez rien et conviendrez du paiement avec {name}.",
};
