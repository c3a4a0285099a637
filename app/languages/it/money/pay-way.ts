import type { payWayMessages as english } from "#app/features/money/payment-instructions/messages";
import type { Translation } from "../../translation";

/** How to pay, shown before a payment is due, in Italian. */
export const payWayMessages: Translation<typeof english> = {
  demoPayText: "Questa è una demo: per favore non invii denaro.",
  aheadTitle: "Come si paga",
  aheadText: "Non deve pagare nulla prima che {name} accetti. Poi pagherà {total}:",
  aheadTextYours: "Non deve pagare nulla prima di accettare l’orario. Poi pagherà {total}:",
  byTransfer: "Con bonifico bancario",
  byLink: "Su una pagina di pagamento",
  holder: "Intestatario del conto",
  copyNamed: "Copia: {what}",
  iban: "IBAN",
  bic: "BIC",
  amount: "Importo",
  reference: "Causale",
  scan: "Lo inquadri con l’app della Sua banca: contiene già tutti i dati.",
  code: "Codice del bonifico",
  codeAt: "Codice da inquadrare, alla pagina",
  payLink: "Paga {open}",
  noWayAhead:
    "Per ora non c’è nulla da pagare: questo sito non ha ancora definito le modalità di pagamento. Se sarà ancora così quando l’orario sarà concordato, non dovrà nulla al sito e si accorderà sul pagamento con {name}.",
};
