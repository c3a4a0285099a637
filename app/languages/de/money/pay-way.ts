import type { payWayMessages as english } from "#app/features/money/payment-instructions/messages";
import type { Translation } from "../../translation";

/** How to pay, shown before a payment is due, in German. */
export const payWayMessages: Translation<typeof english> = {
  demoPayText: "Dies ist eine Demo: Bitte senden Sie kein Geld.",
  aheadTitle: "So zahlen Sie",
  aheadText: "Bis {name} annimmt, wird nichts fällig. Danach zahlen Sie {total}:",
  aheadTextYours: "Bis Sie der Zeit zustimmen, wird nichts fällig. Danach zahlen Sie {total}:",
  byTransfer: "Per Überweisung",
  byLink: "Auf einer Zahlungsseite",
  holder: "Kontoinhaber",
  copyNamed: "Kopieren: {what}",
  iban: "IBAN",
  bic: "BIC",
  amount: "Betrag",
  reference: "Verwendungszweck",
  scan: "Scannen Sie den Code mit Ihrer Banking-App: Er enthält alle Angaben.",
  code: "Code für die Überweisung",
  codeAt: "Code zum Scannen unter",
  payLink: "{open} zahlen",
  noWayAhead:
    "Auf dieser Website ist noch kein Zahlungsweg eingerichtet. Bleibt es dabei, schulden Sie ihr nichts und vereinbaren die Zahlung mit {name}.",
};
