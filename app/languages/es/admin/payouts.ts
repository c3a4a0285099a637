import type { payoutMessages as english } from "#app/features/admin/payouts/messages";
import type { Translation } from "../../translation";

/** The payouts in the admin area, in Spanish. */
export const payoutMessages: Translation<typeof english> = {
  title: "Liquidaciones",
  text: "Lo que los asesores han ganado y aún no se les ha pagado, por moneda; lo que sus clientes aún deben no cuenta. Una liquidación abarca todo lo que se debe, y el asesor la encuentra en «Facturación» con su número de extracto.",
  none: "No se debe nada",
  noneText: "Cuando se realiza una consulta, lo que ha ganado el asesor aparece aquí.",
  outside: "Usted envía el dinero",
  noDestination: "El asesor no ha indicado adónde.",
  noDestinationText: "Se indica en «Facturación». Hasta entonces no se le puede liquidar nada.",
  transferred: "Se hace a través del proveedor de pagos",
  accountEnd: "A la cuenta que termina en {end}",
  payOut: "Liquidar",
  payOutNamed: "Liquidar {amount} a {name}",
  confirmTitle: "Liquidar {amount} a {name}",
  confirmOutside: "Envíe primero el dinero: esto genera el extracto y no se puede deshacer.",
  confirmTransfer: "El proveedor de pagos transfiere el dinero y se genera el extracto. No se puede deshacer.",
  reference: "Referencia del extracto",
  referenceHint: "Cómo se envió el dinero, por ejemplo el número de la transferencia bancaria. El asesor la lee.",
  made: "Liquidado, extracto n.º {number, number}.",
  nothingOwed: "Ya se ha liquidado: no se debe nada más.",
  amountChanged: "No se ha pagado nada: ahora se debe otro importe. Esta es la lista actual.",
  destinationChanged: "No se ha pagado nada: el destino del dinero ha cambiado entretanto. Vuelva a comprobarlo; esta es la lista actual.",
  destinationUnknown: "No se ha pagado nada: el asesor no ha indicado adónde. Se indica en «Facturación».",
  referenceMissing: "No se ha pagado nada: indique cómo se envió el dinero. El asesor lo lee como referencia del extracto.",
  failed: "No se ha podido liquidar.",
  search: "Buscar por nombre, correo o moneda",
  noneFound: "Nada pendiente coincide",
  payOutChosenTitle: "¿Liquidar todo lo elegido?",
  payOutChosenText:
    "Envíe primero lo que no pasa por el proveedor de pagos. Se emite un extracto por cada uno y ninguno se puede deshacer.",
  manyMade: "Liquidado, {count, plural, one {# extracto} other {# extractos}}.",
  madeTitle: "Liquidado",
  madeTo: "Extracto n.º {number, number} · {name}",
  leavesOn: "Elimina su cuenta: se borra el <time></time>.",
};
