import type { payWayMessages as english } from "#app/features/money/payment-instructions/messages";
import type { Translation } from "../../translation";

/** How to pay, shown before a payment is due, in Spanish. */
export const payWayMessages: Translation<typeof english> = {
  demoPayText: "Esto es una demo: no envíe dinero, por favor.",
  aheadTitle: "Cómo se paga",
  aheadText: "No se debe nada hasta que {name} acepte. Después, paga {total}:",
  aheadTextYours: "No se debe nada hasta que usted acepte la hora. Después, paga {total}:",
  byTransfer: "Por transferencia bancaria",
  byLink: "En una página de pago",
  holder: "Titular de la cuenta",
  copyNamed: "Copiar: {what}",
  iban: "IBAN",
  bic: "BIC",
  amount: "Importe",
  reference: "Referencia",
  scan: "Escanéelo con la aplicación de su banco: lo contiene todo.",
  code: "Código de la transferencia bancaria",
  codeAt: "Código para escanear, en",
  payLink: "Pagar {open}",
  noWayAhead:
    "Por ahora no hay nada que pagar: este sitio aún no tiene configurada ninguna forma de pago. Si sigue así cuando se acuerde la hora, no deberá nada al sitio y acordará el pago con {name}.",
};
